/** Days of the week in the syntax of OpenStreetMap, from Monday on. */
export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Names of the days in English, German, French, Spanish, Italian, Portuguese, Hindi and Arabic, without accents. */
const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'monday mondays mon montag montags lundi lundis lun lunes lunedi segunda segunda-feira seg सोमवार الاثنين الإثنين اثنين',
  Tu: 'tuesday tuesdays tues tue dienstag dienstags mardi mardis mar martes martedi terca terca-feira ter मंगलवार الثلاثاء ثلاثاء',
  We: 'wednesday wednesdays wed mittwoch mittwochs mercredi mercredis mer miercoles mie mercoledi quarta quarta-feira qua बुधवार الأربعاء الاربعاء أربعاء',
  Th: 'thursday thursdays thurs thur thu donnerstag donnerstags jeudi jeudis jeu jueves jue giovedi gio quinta quinta-feira qui गुरुवार बृहस्पतिवार الخميس خميس',
  Fr: 'friday fridays fri freitag freitags vendredi vendredis ven viernes vie venerdi sexta sexta-feira sex शुक्रवार الجمعة جمعة',
  Sa: 'saturday saturdays sat samstag samstags sonnabend samedi samedis sam sabado sabados sabato sab शनिवार السبت سبت',
  Su: 'sunday sundays sun sonntag sonntags dimanche dimanches dim domingo domingos dom domenica रविवार इतवार الأحد الاحد أحد',
};

/** Abbreviations of two letters in the same languages. `di` and `do` are below. */
const SHORT_NAMES: Readonly<Record<Weekday, string>> = {
  Mo: 'mo lu',
  Tu: 'tu ma',
  We: 'we mi me',
  Th: 'th je ju gi',
  Fr: 'fr ve vi',
  Sa: 'sa',
  Su: 'su so',
};

/** `Di` and `Do` are Tuesday and Thursday in German, and both Sunday beside one of these days of a Romance language. */
export const ROMANCE_DAYS = /(?<!\p{L})(?:lu|ma|me|je|ju|gi|ve|vi)(?!\p{L})/u;
export const AMBIGUOUS_DAYS: ReadonlyMap<string, Weekday> = new Map([
  ['di', 'Tu'],
  ['do', 'Th'],
]);

const WORDS = {
  'Mo-Su':
    'daily, every day, all week, 7 days a week, 7 days, taglich, jeden tag, tous les jours, 7j/7, 7/7, tlj, todos los dias, a diario, diario, tutti i giorni, ogni giorno, todos os dias, diariamente, प्रतिदिन, रोज़, हर दिन, يوميا, كل يوم, كل الأيام',
  'Mo-Fr':
    'weekdays, werktags, wochentags, en semaine, jours ouvres, entre semana, dias laborables, giorni feriali, feriali, dias uteis, dias de semana, أيام الأسبوع, أيام العمل',
  'Sa-Su':
    'weekends, weekend, week-end, week-ends, wochenende, wochenenden, am wochenende, fin de semana, fines de semana, fine settimana, fim de semana, fins de semana, सप्ताहांत',
  PH: 'public holidays, bank holidays, holidays, feiertage, feiertags, an feiertagen, jours feries, feries, festivos, dias festivos, festivi, giorni festivi, feriados, छुट्टियां, العطل',
  '24/7':
    '24 hours, 24 hrs, 24h/24, 24h/24h, 24/24, open 24 hours, always open, always, 24 heures, 24 heures sur 24, 24h sur 24, 24 stunden, rund um die uhr, durchgehend geoffnet, immer geoffnet, 24 horas, 24 horas al dia, siempre abierto, 24 ore, 24 ore su 24, sempre aperto, sempre aberto, 24 घंटे, चौबीसों घंटे, 24 ساعة, على مدار الساعة',
  off: 'closed, geschlossen, ruhetag, zu, ferme, fermee, fermes, cerrado, cerrada, chiuso, chiusa, chiusura, fechado, fechada, encerrado, encerrada, बंद, बन्द, अवकाश, مغلق, مغلقة, عطلة',
  '12:00': 'noon, midday, mittag, mittags, midi, mediodia, mezzogiorno, meio-dia, meio dia, दोपहर 12, الظهر',
  '24:00': 'midnight, mitternacht, minuit, medianoche, mezzanotte, meia-noite, meia noite, आधी रात, منتصف الليل',
  '-': 'to, until, till, through, thru, bis, a, au, jusqu a, hasta, al, alle, fino a, ate, as, से, तक, إلى, الى, حتى',
  ',': 'and, und, et, y, e, sowie, plus, और, एवं, و',
  ' ': 'from, open, opens, opening hours, hours, on, geoffnet, offen, von, am, uhr, le, les, de, du, des, ouvert, ouverte, horaires, abierto, abierta, las, los, el, desde, aperto, aperta, dalle, dal, il, ore, das, aberto, aberta, खुला, बजे, مفتوح, من, الساعة',
} as const;

/** Letters without accents, in lower case, with ASCII digits: the form in which words are compared. */
export function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]|[\u064B-\u065F]|\u0670|\u0640|\u093C/g, '')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - (digit < '\u0966' ? 0x660 : 0x966)) % 0x90))
    .toLowerCase();
}

const split = (list: string, separator: string) => list.split(separator).map((word) => plainWords(word).trim());

/** Days by their names, without those of two letters. */
export const DAY_BY_NAME: ReadonlyMap<string, Weekday> = new Map(WEEKDAYS.flatMap((day) => split(DAY_NAMES[day], ' ').map((name) => [name, day] as const)));

/** Days by all their names. */
export const DAY_BY_WORD: ReadonlyMap<string, Weekday> = new Map([
  ...DAY_BY_NAME,
  ...WEEKDAYS.flatMap((day) => split(SHORT_NAMES[day], ' ').map((name) => [name, day] as const)),
]);

/** Parts of the syntax of OpenStreetMap by the words that stand for them, the longest words first. */
export const SYNTAX_BY_WORDS: readonly (readonly [words: string, syntax: string])[] = Object.entries(WORDS)
  .flatMap(([syntax, list]) =>
    split(list, ',')
      .filter(Boolean)
      .map((words) => [words, syntax] as const),
  )
  .sort(([a], [b]) => b.length - a.length);
