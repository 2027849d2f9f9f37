/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */
import type { Areas } from '../areas.ts'

export const rulebooks: Areas['rulebooks'] = {
  title: 'Regelwerke',
  intro:
    'Die Regel entscheidet, wie viele Punkte ein Run bekommt. Probier es an einem Run aus: Gerechnet wird wie im Wettkampf.',
  differTitle: 'Was sich unterscheidet',
  differText: 'Was eine Version geändert hat, ist markiert.',
  newest: 'Neueste',
  differences: [
    'Derselbe Trick noch einmal',
    'Ein Trick mit 50\u00a0% Dub',
    'Eine Combo aus 6',
    'Eine Combo aus 6 auf den Füßen',
    'Jeder verschiedene Trick',
    '7 Tricks mit Grab',
  ],
  about: {
    1: 'Zählt, was gestanden ist, für Training und Spaß: jeder Trick mit vollem Wert.',
    2: 'Belohnt Neues, Sauberes und Verbundenes: Eine Combo vervielfacht ihre Punkte, eine lange stärker.',
    3: 'Wie Version 2, und eine Combo, die auf den Füßen endet, ist mehr wert.',
    4: 'Eine Combo wächst mit jedem Trick darin, mit deren Level und mit der Landung.',
  },
  sections: {
    'counter-tricks':
      'Jeder Trick zählt mit seinem Wert aus der Trickliste, egal wie oft und wie sauber. Dubs, Combos, Grabs und Vielfalt ändern nichts; wie viele verschiedene Tricks es waren, steht nur zur Information dabei.',
    repetitions:
      'Ein Trick, der im selben Run wiederkommt, zählt jedes Mal weniger. Eine andere Seite, ein anderer Grab oder eine andere Landung macht daraus einen anderen Trick. Einzelne Tricks und Tricks in Combos werden zusammengezählt.',
    dubs: 'Line oder Matte zu berühren kostet einen Teil des Tricks. Ein Dub macht keinen anderen Trick daraus. Mit dem höchsten Dub auf dem letzten Trick verliert eine Combo ihre Combo-Punkte: Jeder ihrer Tricks behält seine eigenen.',
    'total-combo':
      'Zwei oder mehr verbundene Tricks sind eine Combo: Die Summe ihrer Punkte wird multipliziert, ab sechs Tricks stärker. Ein Trick allein ist keine Combo.',
    'total-combo-plus':
      'Zwei oder mehr verbundene Tricks sind eine Combo: Die Summe ihrer Punkte wird multipliziert, ab sechs Tricks stärker, und noch stärker, wenn ihr letzter Trick auf den Füßen endet.',
    'total-combo-10':
      'In einer Combo ist jeder Trick mehr wert als der davor, bis zum zehnten; ab da bleibt es gleich. Für die Anzahl gibt es keinen eigenen Faktor.',
    'total-combo-level':
      'Je höher das mittlere Level ihrer Tricks, desto stärker wird die Combo multipliziert: Ob alle von einem Level sind, gleichmäßig gemischt oder etwas dazwischen, die Rechnung ist dieselbe. Jeder Trick zählt einmal, egal mit welchem Wert.',
    'total-combo-level-air':
      'Endet der letzte Trick einer Combo auf den Füßen, wird die Combo noch einmal multipliziert: je höher das Level dieses Tricks, desto stärker.',
    'variety-plus':
      'Jeder verschiedene Trick des Runs bringt etwas dazu, nach allem Multiplizieren. Tricks mit Dub zählen auch; eine Wiederholung nicht.',
    'style-round':
      'Tricks mit Grab heben die Punkte des ganzen Runs, auch wiederholte und solche mit Dub. Die Vielfalt kommt danach dazu.',
  },
  trickList: 'Welche Tricks auf den Füßen enden, steht in der Trickliste',
  figures: 'In Zahlen',
  time: (nth) => (nth < 4 ? `${nth}. Mal` : 'ab dem 4. Mal'),
  dubTakes: (percent) => `Dub ${percent} %`,
  size: (isLong) => (isLong ? '6 Tricks oder mehr' : '2 bis 5 Tricks'),
  sizeOnFeet: (isLong) => (isLong ? '6 oder mehr, auf den Füßen' : '2 bis 5, auf den Füßen'),
  place: (nth) => (nth < 10 ? `${nth}.` : 'ab dem 10.'),
  different: 'jeder verschiedene Trick',
  grabsFrom: (from) => (from === 1 ? '1 Grab' : `ab ${from} Grabs`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: 'Beispiel',
  inOrder: 'Der Run, in der gezeigten Reihenfolge',
  ofTrick: (name) => `Was ${name} bringt, beim letzten Mal`,
  ofCombo: 'Was die Combo bringt',
  ofTotal: 'Was der Run ergibt',
  controls: {
    times: 'So oft gezeigt',
    dub: 'Dub',
    grabs: 'Tricks mit Grab',
    place: 'Platz in seiner Combo',
    level: 'Level des Tricks',
    endsOnFeet: 'Landung',
    others: 'Andere Tricks',
  },
  noDub: 'keiner',
  onFeet: 'Auf den Füßen',
  elsewhere: 'Anderswo',
  single: 'einzeln',
  reset: 'Zurück zum Beispiel',

  compareTitle: 'Vergleich',
  compareText: 'Derselbe Run nach jeder Regel.',
  rule: 'Regel',
  score: 'Punkte',
  style: 'Style',
  variety: 'Vielfalt',
  total: 'Gesamt',
}
