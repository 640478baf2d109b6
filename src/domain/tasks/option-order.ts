/** A time, price, date or other number with a word or two around it: `kl. 15.30`, `1 500 kroner`, `3. mai`. */
const numeric = /^(?:\p{L}+\.?\s+)?\d+(?:[.,:]\d+| \d{3}(?!\d))*\.?(?:\s+\p{L}+){0,2}\.?$/u;

const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

/** True when every option is nothing but a number with its unit. */
export function onlyNumbers(options: readonly string[]): boolean {
  return options.every((option) => numeric.test(option));
}

/**
 * True when the options are times, prices or other numbers that rise from first to last: such options keep their order,
 * and their key its place, wherever options are shuffled.
 */
export function numbersRise(options: readonly string[]): boolean {
  if (!onlyNumbers(options)) return false;
  const numbers = options.map(numberOf);
  return numbers.every((number, place) => place === 0 || number > (numbers[place - 1] ?? number));
}

/** `kl. 15.30` is 15.30, `1 500 kroner` 1500; a date is counted by its month, then its day. */
function numberOf(option: string): number {
  const digits = (/\d+(?:[.,:]\d+| \d{3}(?!\d))*/u.exec(option)?.[0] ?? '').replaceAll(' ', '');
  const [whole = '0', ...rest] = digits.split(/[.,:]/u);
  const month = months.findIndex((name) => option.toLowerCase().includes(name));
  return Number(`${whole}.${rest.join('') || '0'}`) + 100 * (month + 1);
}
