/** Words of the lazily loaded parts of the judging screen (screens §10 to §13). */
import type { judgingParts as english } from '../en/judging-parts.ts'
import { plural } from '../plural.ts'
import { roundVersions } from './round-versions.ts'
import { rows } from './rows.ts'
import { ruleSections } from './rule-sections.ts'

export const judgingParts: typeof english = {
  versions: roundVersions,
  ruleSections,
  rows,

  judgedBy: (name) => `Giudice: ${name}`,
  modes: { new: 'Valutazione', update: 'Modifica', review: 'La tua revisione', view: 'Sola lettura' },
  validateSingle: 'Convalida singolo',
  validateCombo: 'Convalida combo',
  editingCombo: (number) => `Modifica della combo ${number}`,
  cancelEdit: 'Annulla modifica',
  validateEdit: 'Convalida combo modificata',
  selectedFirst: 'Prima aggiungi un trick.',
  comboTooShort: 'Per una combo servono almeno due trick.',
  comboEndsDubbed: 'Una combo non può finire con un dub dell’80\u00a0%.',
  editLeavesOne: 'Resta un solo trick: torna a essere un trick singolo.',
  editLeavesNone: 'Non resta nessun trick: aggiungine, annulla la modifica, o elimina la combo.',
  validatedEmpty: 'Ancora nessun trick. Questa lista è la run, nell’ordine di esecuzione.',
  noTricksSeen: 'Per questa run non è stato inserito nessun trick.',
  comboNotFound: 'Combo non trovata',
  saveThen: (action, name) => `${action}, poi ${name}`,
  keepScoring: 'Continua a valutare',
  ask: {
    store: 'Vuoi davvero salvare la nuova run?',
    new: 'Vuoi davvero valutare la run?',
    edit: 'Vuoi davvero modificare la run?',
    update: 'Vuoi davvero aggiornare la run?',
    review: 'Vuoi davvero rivedere la run?',
    clearAll: 'Vuoi davvero svuotare tutti i trick convalidati?',
  },
  clearConsequence: (count) =>
    plural('it', count, {
      one: '# trick viene tolto. «Annulla» lo ripristina.',
      other: '# trick vengono tolti. «Annulla» li ripristina.',
    }),
  running: (points) => `${points} punti finora`,
  validateSingles: (count) => plural('it', count, { one: 'Convalida singolo', other: 'Convalida # singoli' }),

  explainTitle: {
    trick: (name) => `Punti di ${name}`,
    combo: (number) => `Punti della combo ${number}`,
    total: 'Da dove viene il totale',
    selected: (name) => `${name} non è ancora convalidato`,
  },
  explainParts: 'Trick per trick',
  byRule: (rule) => `Con ${rule}`,
  steps: {
    value: 'Valore del trick',
    repetition: (occurrence, percent) => `${occurrence}ª volta in questa run: conta il ${percent}`,
    dub: (percent) => `Dub ${percent}\u00a0%: toglie questa parte`,
    position: (position) => `Posizione ${position} nella combo`,
    trickPoints: 'Punti del trick',
    size: (count) => plural('it', count, { one: 'Combo di # trick', other: 'Combo di # trick' }),
    sizeOnFeet: (count) => `Combo di ${count} trick, l’ultimo finisce sui piedi`,
    level: (mean) => `Livello medio dei suoi trick: ${mean}`,
    feet: 'L’ultimo trick finisce sui piedi',
    noCombo: {
      'single-trick': 'Un trick singolo non prende punti combo.',
      'last-trick-dubbed-80':
        'Il dub dell’80\u00a0% sull’ultimo trick toglie i punti combo; ogni trick conserva i suoi.',
    },
    roundPoints: 'Conta nella run',
    comboTricks: (count) =>
      plural('it', count, { one: 'Punti del suo # trick', other: 'Punti dei suoi # trick' }),
    comboPoints: 'Conta nella run',
    singles: 'Trick singoli',
    combos: 'Combo',
    score: 'Punteggio',
    style: (count, percent) =>
      plural('it', count, {
        one: `Stile: # trick con un grab dà +${percent}\u00a0%`,
        other: `Stile: # trick con un grab danno +${percent}\u00a0%`,
      }),
    variety: (count) =>
      plural('it', count, {
        one: 'Varietà: # trick diverso, 1 punto ciascuno',
        other: 'Varietà: # trick diversi, 1 punto ciascuno',
      }),
    noStyle: 'Stile: con questa regola i grab non danno niente',
    noVariety: (count) =>
      plural('it', count, {
        one: 'Varietà: # trick diverso, che con questa regola non dà punti',
        other: 'Varietà: # trick diversi, che con questa regola non danno punti',
      }),
    total: 'Totale, arrotondato a due decimali',
  },

  changed: {
    released:
      'Questa run è stata liberata: ora qualsiasi giudice può valutarla. I tuoi trick sono ancora qui.',
    taken: (judge) => `Ora questa run è di ${judge}. I tuoi trick sono ancora qui, su questo dispositivo.`,
    closed: 'Questa run non è più aperta per te. I tuoi trick sono ancora qui, su questo dispositivo.',
    stopped: 'Questa run è stata fermata: conta 0. I tuoi trick sono ancora qui, su questo dispositivo.',
    published: 'I risultati sono pubblicati. I tuoi trick sono ancora qui, su questo dispositivo.',
    gone: 'Questa run non esiste più, o qui non sei più giudice. I tuoi trick sono ancora su questo dispositivo.',
    otherTricks: 'La run è cambiata altrove da quando hai iniziato. Le tue modifiche sono ancora qui.',
    leftover: (count) =>
      plural('it', count, {
        one: 'Su questo dispositivo c’è ancora # trick che hai inserito per questa run e non hai salvato.',
        other:
          'Su questo dispositivo ci sono ancora # trick che hai inserito per questa run e non hai salvato.',
      }),
  },
  enteredElsewhere: {
    title: 'Stai inserendo questa run su un altro dispositivo',
    known: (device, tricks, { began, reported }) =>
      `${device}: ${plural('it', tricks, { one: '# trick', other: '# trick' })}. Aperta lì da ${began}, ultimo segnale: ${reported}.`,
    consequence: 'Ciò che è inserito lì resta lì: se salvi qui, conta solo ciò che è inserito qui.',
    unknown: 'Questa run è tua. Senza rete non si sa se la stai inserendo su un altro dispositivo.',
  },
  claim: 'Riprendila',
  useMine: 'Tieni i miei',
  useSaved: 'Prendi la run salvata',
  seeSaved: 'Guarda la run com’è',
  commentToJudges: 'I giudici lo leggono con la run.',
  reviewTitle: 'È questo che hai fatto?',
  confirmTrick: (what) => `Conferma ${what}`,
  incorrectTrick: (what) => `${what} è sbagliato`,
  whatIsWrong: (what) => `Che cosa non va in ${what}?`,
  confirmAll: 'Conferma tutti',
  confirmRest: 'Il resto è giusto',
  reviewPlace: (place, all) => `Trick ${place} di ${all}`,
  confirm: 'Conferma',
  isIncorrect: 'Sbagliato',
  previousTrick: 'Trick precedente',
  nextTrick: 'Trick successivo',
  reviewProgress: (done, all) => `${done} di ${all} rivisti`,
  commentMissing: 'Di’ che cosa non va, così il giudice può guardare di nuovo.',
  toGo: (count) => plural('it', count, { one: 'ne manca #', other: 'ne mancano #' }),
  reviewFirst: 'Prima rivedi ogni trick, e di’ che cosa non va in quelli sbagliati.',
  sendReview: 'Invia revisione',
  reviewNothing:
    'Non c’è nessun trick da rivedere. Se la run è stata fermata per errore, dillo qui sotto. Quando la invii, la run è convalidata.',
  reviewConsequence: (incorrect, tricks) =>
    incorrect === 0
      ? tricks === 0
        ? 'Sei d’accordo che la run non ha trick. Così la run è convalidata.'
        : 'Confermi ogni trick. Così la run è convalidata.'
      : plural('it', incorrect, {
          one: '# trick torna ai giudici come sbagliato. Così la run è convalidata.',
          other: '# trick tornano ai giudici come sbagliati. Così la run è convalidata.',
        }),
  leftReview:
    'Hai iniziato una revisione di questa run su questo dispositivo, e non è stata inviata prima che la run venisse chiusa.',
  throwReviewAway: 'Scartala',
  reviewSent: 'Grazie: la tua run è convalidata.',
  reviewFailed: 'La revisione non è stata inviata. Ciò che hai inserito è ancora qui.',

  ways: {
    aTap: 'Un tocco su un trick',
    aTapEnters: 'Lo inserisce',
    aTapCollects: 'Prima raccogli',
    aTapHint:
      'Prima raccogli: i trick aspettano nella lista dei trick scelti finché non li convalidi, da soli o come combo.',
    order: 'La lista mostra',
    lead: 'Secondi di ritardo nella reazione',
    leadHint: 'Il video si apre con questo anticipo rispetto a quando hai toccato il trick.',
    keys: 'Tasti',
    keysOf: [
      { keys: '1–9, 0, -, =', what: 'Inserire il riquadro di quel tasto, con il campo vuoto' },
      { keys: '← → ↑', what: 'FS, BS e unito, dell’ultimo trick' },
      { keys: '/M, /2', what: 'Un grab con la sua prima lettera; un dub del 20, 50 o 80\u00a0%' },
      { keys: 'A–Z', what: 'Scrivere un trick, ovunque tu sia nella pagina' },
      { keys: '↑ ↓', what: 'Scorrere i risultati' },
      { keys: 'Invio', what: 'Inserire il trick; in un campo vuoto convalidare ciò che è scelto' },
      { keys: 'Alt+1 … Alt+9', what: 'Inserire quel risultato' },
      { keys: 'Maiusc+Invio', what: 'Iniziare o chiudere una combo, con il trick scritto' },
      { keys: 'Alt+↑ ↓', what: 'Spostare la riga in cui sei, anche dentro o fuori da una combo' },
      { keys: 'Ctrl+Z', what: 'Annullare' },
      { keys: 'Esc', what: 'Chiudere i risultati, poi svuotare il campo' },
      { keys: '?', what: 'Mostrare questi tasti' },
    ],
  },

  unseen: {
    title: (name) => `La run di ${name}`,
    of: (phase, competition) => `${phase}, ${competition}`,
    when: 'Tutti la vedono quando i risultati di questa fase sono pubblicati.',
    own: 'Vedi i suoi trick quando è valutata, e il punteggio quando i risultati di questa fase sono pubblicati.',
    toCompetition: 'Alla gara',
  },

  doubts: {
    'few-tricks': ({ count }) =>
      plural('it', count, {
        one: 'Solo # trick: la run è completa?',
        other: 'Solo # trick: la run è completa?',
      }),
    'many-tricks': ({ count }) =>
      plural('it', count, { one: '# trick è insolito.', other: '# trick sono più del solito.' }),
    'not-recorded': () => 'Finora non registrata: è la run giusta?',
    'high-level': () => 'Un trick sopra ogni livello chiuso finora.',
    'low-total': ({ lowest }) => `Molto meno del solito: il totale più basso finora è ${lowest}.`,
    'high-total': ({ highest }) => `Molto più del solito: il totale più alto finora è ${highest}.`,
  },
  leftOut: (count) =>
    plural('it', count, {
      one: '# trick scelto non è convalidato e non sarà salvato.',
      other: '# trick scelti non sono convalidati e non saranno salvati.',
    }),
  editLeftOut: 'Una combo è in modifica: si salva com’era prima.',
  cancelTitle: { new: 'Smettere di valutare questa run?', update: 'Lasciare la run com’era?' },
  cancelConsequence: {
    new: (count) =>
      plural('it', count, {
        one: '# trick che hai inserito viene scartato, e qualsiasi giudice può valutare la run.',
        other: '# trick che hai inserito vengono scartati, e qualsiasi giudice può valutare la run.',
      }),
    update: 'Le tue modifiche vengono scartate; la run salvata resta com’è.',
  },
  cancelAction: { new: 'Smetti di valutare', update: 'Scarta' },
  cancelFailed: 'Non è cambiato niente: la run è ancora tua.',
}
