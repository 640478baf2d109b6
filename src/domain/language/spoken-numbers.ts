/** Norwegian words for numbers, as a reader says them: `1450` is «tusen fire hundre og femti», the year 1984 «nittenåttifire». */

const small =
  'null en to tre fire fem seks sju åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten'.split(
    ' ',
  );
const tens = ['', '', 'tjue', 'tretti', 'førti', 'femti', 'seksti', 'sytti', 'åtti', 'nitti'];
const ordinalsBelow20 =
  'nulte første andre tredje fjerde femte sjette sjuende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende'.split(
    ' ',
  );
const ordinalTens = [
  '',
  '',
  'tjuende',
  'trettiende',
  'førtiende',
  'femtiende',
  'sekstiende',
  'syttiende',
  'åttiende',
  'nittiende',
];

/** Cardinal of a whole number from 0 to 999,999,999,999; other numbers digit by digit. */
export function cardinal(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0 || value >= 1e12) return digits(String(value));
  if (value < 100) return belowHundred(value);
  if (value < 1000) return hundreds(value);
  if (value < 1e6) return large({ value, unit: 1000, one: 'tusen', many: 'tusen' });
  if (value < 1e9) return large({ value, unit: 1e6, one: 'en million', many: 'millioner' });
  return large({ value, unit: 1e9, one: 'en milliard', many: 'milliarder' });
}

/** Ordinal from 0 to 99 (`17.` → `syttende`); above, the last two digits carry the ending. */
export function ordinal(value: number): string {
  if (value >= 100) {
    const rest = value % 100;
    return rest === 0 ? `${cardinal(value)}de` : `${cardinal(value - rest)} og ${ordinal(rest)}`;
  }
  if (value < 20) return ordinalsBelow20[value] ?? String(value);
  const ten = Math.floor(value / 10);
  return value % 10 === 0 ? (ordinalTens[ten] ?? '') : `${tens[ten]}${ordinalsBelow20[value % 10]}`;
}

/** A year: 1100–1999 as «nitten åttifire», 2000–2009 as «to tusen og fem», 2010–2099 as «tjue tjuefire». */
export function year(value: number): string {
  const century = Math.floor(value / 100);
  const rest = value % 100;
  if (value < 1100 || value >= 2100 || (century === 20 && rest < 10)) return cardinal(value);
  if (rest === 0) return `${cardinal(century)} hundre`;
  return `${cardinal(century)}${rest < 10 ? ' hundre og ' : ' '}${cardinal(rest)}`;
}

/** Two digits at a time, as telephone numbers are read: `22334455` → «tjueto, trettitre, førtifire, femtifem». */
export function pairs(number: string): string {
  return (number.match(/\d{1,2}/gu) ?? [])
    .map((pair) => (pair.startsWith('0') ? digits(pair) : cardinal(Number(pair))))
    .join(', ');
}

/** One digit at a time: `113` → «en en tre». */
export function digits(number: string): string {
  return [...number.replace(/\D/gu, '')].map((digit) => small[Number(digit)]).join(' ');
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? '';
  return `${tens[Math.floor(value / 10)]}${value % 10 === 0 ? '' : small[value % 10]}`;
}

function hundreds(value: number): string {
  const count = Math.floor(value / 100);
  const head = count === 1 ? 'hundre' : `${small[count]} hundre`;
  return value % 100 === 0 ? head : `${head} og ${belowHundred(value % 100)}`;
}

function large(part: {
  readonly value: number;
  readonly unit: number;
  readonly one: string;
  readonly many: string;
}): string {
  const count = Math.floor(part.value / part.unit);
  const rest = part.value % part.unit;
  const head = count === 1 ? part.one : `${cardinal(count)} ${part.many}`;
  if (rest === 0) return head;
  return `${head}${rest < 100 ? ' og' : ''} ${cardinal(rest)}`;
}
