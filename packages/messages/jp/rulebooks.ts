/** Words of the rulebooks (scoring §3 to §12). Their figures come from the rules themselves. */
import type { rulebooks as english } from '../en/rulebooks.ts'

export const rulebooks: typeof english = {
  title: 'ルールブック',
  intro:
    'ランのトリックをスコアにする4つの方法です。各項目の例は、大会の採点と同じエンジンで計算しています。値を変えて、何が動くか見てみましょう。',
  about: {
    1: '成功したトリックを、すべて値のまま数えます。練習にも遊びにも。',
    2: '新しさ、きれいさ、つながりを評価します。コンボは長さに応じて点が伸びます。',
    3: 'バージョン2と同じですが、足で立ってコンボを終えると、さらに高くなります。',
    4: 'コンボは、トリックを重ねるごとに、またそのレベルと着地によって点が伸びます。',
  },
  sections: {
    'counter-tricks':
      '各トリックは、回数や出来にかかわらず、トリック一覧の値のまま数えます。dub、コンボ、グラブ、バラエティは影響しません。異なるトリックの数は参考として表示します。',
    repetitions:
      '同じランで繰り返したトリックは、回を重ねるごとに点が下がります。サイド、グラブ、着地のどれかが違えば、別のトリックです。単発のトリックとコンボ内のトリックは合わせて数えます。',
    dubs: 'ラインやマットに触れると、トリックの点が一定の割合で減ります。dubが付いても別のトリックにはなりません。最後のトリックに最も重いdubが付くと、コンボの加点はなくなり、各トリックの点だけが残ります。',
    'total-combo':
      '2本以上つなげたトリックがコンボです。その点の合計に、長さに応じた倍率が掛かります。1本ではコンボになりません。',
    'total-combo-plus':
      '2本以上つなげたトリックがコンボです。その点の合計に、長さに応じた倍率が掛かります。最後のトリックが足で終わると、倍率はさらに上がります。',
    'total-combo-10':
      'コンボの中では、10本目まで、後のトリックほど点が高くなり、その後は同じです。本数そのものによる倍率はありません。',
    'total-combo-level':
      'コンボには、トリックの平均レベルに応じた倍率が掛かります。すべて同じレベルでも、均等に混ざっていても、その中間でも、計算は同じです。点の高さにかかわらず、トリック1本ずつを同じ重みで数えます。',
    'total-combo-level-air':
      'コンボの最後のトリックが足で終わると、そのトリックのレベルに応じて、コンボにもう一度倍率が掛かります。',
    'variety-plus':
      'ランの中の異なるトリック1本ごとに、すべての倍率を掛けた後の合計へ加点します。dubの付いたトリックも数え、繰り返しは数えません。',
    'style-round':
      'グラブを入れたトリックは、ラン全体のスコアを上げます。繰り返しやdubの付いたものも含みます。バラエティはその後に足します。',
  },
  trickList: '足で終わるトリックは、トリック一覧で確かめられます',
  figures: '数値',
  time: (nth) => (nth < 4 ? `${nth}回目` : '4回目以降'),
  dubTakes: (percent) => `${percent}%のdub`,
  size: (isLong) => (isLong ? 'トリック6本以上' : 'トリック2〜5本'),
  sizeOnFeet: (isLong) => (isLong ? '6本以上、足で終了' : '2〜5本、足で終了'),
  place: (nth) => (nth < 10 ? `${nth}本目` : '10本目以降'),
  different: '異なるトリック1本ごとに',
  grabsFrom: (from) => (from === 1 ? 'グラブ1回' : `グラブ${from}回から`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: '例',
  inOrder: 'ラン（行った順）',
  ofTrick: (name) => `${name}の点（最後の1回）`,
  ofCombo: 'コンボの点',
  ofTotal: 'ランの合計',
  controls: {
    times: '行った回数',
    dub: 'dub',
    grabs: 'グラブ入りのトリック',
    place: 'コンボ内の順番',
    level: 'トリックのレベル',
    endsOnFeet: '着地',
    others: 'ほかのトリック',
  },
  noDub: 'なし',
  onFeet: '足',
  elsewhere: '足以外',
  single: '単発',
  reset: '例に戻す',

  compareTitle: '比較',
  compareText: '同じランを全ルールで計算した結果です。',
  rule: 'ルール',
  score: 'スコア',
  style: 'スタイル',
  variety: 'バラエティ',
  total: '合計',
}
