/** Words of the rulebooks; their figures come from the rules (scoring §3 to §12). */
import type { Areas } from '../areas.ts'

export const rulebooks: Areas['rulebooks'] = {
  title: 'Regolamenti',
  intro: 'La regola decide quanto vale una run. Prova con una: si calcola come in gara.',
  differTitle: 'Che cosa cambia',
  differText: 'È evidenziato ciò che una versione ha cambiato.',
  newest: 'La più recente',
  differences: [
    'Lo stesso trick di nuovo',
    'Un trick con dub del 50\u00a0%',
    'Una combo di 6',
    'Una combo di 6 sui piedi',
    'Ogni trick diverso',
    '7 trick con grab',
  ],
  about: {
    1: 'Conta ciò che è stato chiuso, per allenamento e per gioco: ogni trick a valore pieno.',
    2: 'Premia ciò che è nuovo, pulito e collegato: una combo moltiplica i suoi punti, una lunga di più.',
    3: 'Come la versione 2, e finire una combo sui piedi vale di più.',
    4: 'Una combo cresce con ogni trick, con il loro livello e con l’arrivo.',
  },
  sections: {
    'counter-tricks':
      'Ogni trick conta per il suo valore nella lista dei trick, non importa quante volte e quanto pulito. Dub, combo, grab e varietà non cambiano niente; il numero di trick diversi è solo un’informazione.',
    repetitions:
      'Un trick che torna nella stessa run conta ogni volta di meno. Con un altro lato, un altro grab o un altro arrivo è un altro trick. Trick singoli e trick in combo si contano insieme.',
    dubs: 'Toccare la linea o il materasso toglie una parte del trick. Un dub non ne fa un altro trick. Con il dub più pesante sull’ultimo trick una combo perde i suoi punti combo: ogni suo trick conserva i propri.',
    'total-combo':
      'Due o più trick collegati sono una combo: la somma dei loro punti viene moltiplicata, e di più da sei trick in su. Un trick solo non è una combo.',
    'total-combo-plus':
      'Due o più trick collegati sono una combo: la somma dei loro punti viene moltiplicata, di più da sei trick in su, e ancora di più se l’ultimo trick finisce sui piedi.',
    'total-combo-10':
      'Dentro una combo ogni trick vale più di quello prima, fino al decimo; da lì resta uguale. Quanti sono non è un fattore a sé.',
    'total-combo-level':
      'Più è alto il livello medio dei suoi trick, più la combo viene moltiplicata: tutti di un livello, mescolati alla pari o una via di mezzo, il conto è lo stesso. Ogni trick conta una volta, qualunque sia il valore.',
    'total-combo-level-air':
      'Quando l’ultimo trick di una combo finisce sui piedi, la combo viene moltiplicata ancora una volta: più è alto il livello di quel trick, di più.',
    'variety-plus':
      'Ogni trick diverso della run si aggiunge al totale, dopo tutte le moltiplicazioni. Contano anche i trick con dub; una ripetizione no.',
    'style-round':
      'I trick con un grab alzano il punteggio di tutta la run, anche quelli ripetuti e con dub. La varietà si aggiunge dopo.',
  },
  trickList: 'Quali trick finiscono sui piedi si legge nella lista dei trick',
  figures: 'In cifre',
  time: (nth) => (nth < 4 ? `${nth}ª volta` : '4ª volta e oltre'),
  dubTakes: (percent) => `dub ${percent}\u00a0%`,
  size: (isLong) => (isLong ? '6 trick o più' : 'da 2 a 5 trick'),
  sizeOnFeet: (isLong) => (isLong ? '6 o più, sui piedi' : 'da 2 a 5, sui piedi'),
  place: (nth) => (nth < 10 ? `${nth}º` : 'dal 10º in poi'),
  different: 'ogni trick diverso',
  grabsFrom: (from) => (from === 1 ? '1 grab' : `da ${from} grab`),
  plusPercent: (percent) => `+${percent}`,
  plusPoints: (points) => `+${points}`,

  example: 'Esempio',
  inOrder: 'La run, nell’ordine di esecuzione',
  ofTrick: (name) => `Quanto porta ${name}, l’ultima volta`,
  ofCombo: 'Quanto porta la combo',
  ofTotal: 'A quanto arriva la run',
  controls: {
    times: 'Numero di volte',
    dub: 'Dub',
    grabs: 'Trick con un grab',
    place: 'Posizione nella combo',
    level: 'Livello del trick',
    endsOnFeet: 'Arrivo',
    others: 'Altri trick',
  },
  noDub: 'nessuno',
  onFeet: 'Sui piedi',
  elsewhere: 'Altrove',
  single: 'singolo',
  reset: 'Torna all’esempio',

  compareTitle: 'Confronto',
  compareText: 'La stessa run con ogni regola.',
  rule: 'Regola',
  score: 'Punteggio',
  style: 'Stile',
  variety: 'Varietà',
  total: 'Totale',
}
