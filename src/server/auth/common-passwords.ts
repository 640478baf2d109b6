/**
 * The commonest passwords of eight characters and more, and what people here type in their place: words of
 * the language, the product's own name, rows of the keyboard. Compared in lower case and without the digits
 * and signs at the end, so `Passord2026!` is one of them.
 */
const commonPasswords = new Set(
  `password passw0rd p@ssword p@ssw0rd passord passordet mittpassord hemmelig hemmelighet velkommen welcome letmein
  qwerty qwertyui qwertyuiop qwertyuiopå asdfgh asdfghjk asdfghjkl asdfghjkløæ zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx
  1q2w3e4r 1q2w3e4r5t q1w2e3r4 abc123 abcd1234 a1b2c3d4 iloveyou jegelskerdeg elskerdeg sunshine princess prinsesse
  football fotball baseball superman batman starwars dragon monkey shadow master admin administrator login test testtest
  changeme default trustno1 whatever computer internet samsung iphone google facebook snapchat sommer sommeren vinter
  vinteren høsten våren norge norway oslo bergen trondheim stavanger norsk norskprøve norskprøven norskprove bestått
  bestatt lærer student skole bokmål nynorsk kjærlighet solskinn blomst hallo hello family familie champion secret`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** True for a common word with or without digits and signs at its end, for digits alone and for one character repeated. */
export function isCommonPassword(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[\d\s!?.,;:_#*+@$&%-]+$/, '');
  return (
    commonPasswords.has(plain) || commonPasswords.has(stem) || isRun(plain) || /^(.{1,4})\1+$/u.test(plain)
  );
}

/** Characters that follow each other, up or down: 12345678, abcdefgh, 98765432. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, i) => code - (codes[i] ?? 0)));
  return steps.size === 1 && [1, -1, 0].includes([...steps][0] ?? 9);
}
