import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Both languages hold the same texts: same files, same keys, same {{values}}. Plural forms may differ in number, not in name.
 * Prints what is missing and exits with 1.
 */
const folder = join(import.meta.dirname, '../../src/web/text');
const [english, norwegian] = ['en-GB', 'nb-NO'] as const;
const problems: string[] = [];

const files = new Set([english, norwegian].flatMap((locale) => readdirSync(join(folder, locale))));
for (const file of files) {
  const texts = await Promise.all([english, norwegian].map((locale) => readTexts(locale, file)));
  const [one, other] = texts as [Map<string, string>, Map<string, string>];
  for (const [key, text] of one) compare({ file, key, text, twin: other.get(key), missingIn: norwegian });
  for (const key of other.keys()) if (!one.has(key)) problems.push(`${english}/${file}: ${key} is missing`);
}

for (const problem of problems) console.error(problem);
console.log(`${files.size} files of texts in two languages, ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);

async function readTexts(locale: string, file: string): Promise<Map<string, string>> {
  try {
    const module = (await import(join(folder, locale, file))) as { default: object };
    return new Map(flatten(module.default, ''));
  } catch (error) {
    problems.push(`${locale}/${file}: ${(error as Error).message}`);
    return new Map();
  }
}

function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path ? `${path}.${key}` : key));
}

function compare(input: {
  file: string;
  key: string;
  text: string;
  twin: string | undefined;
  missingIn: string;
}): void {
  const { file, key, text, twin, missingIn } = input;
  if (twin === undefined) return void problems.push(`${missingIn}/${file}: ${key} is missing`);
  if (text.trim() === '' || twin.trim() === '') problems.push(`${file}: ${key} is empty`);
  const values = (of: string) => [...new Set(of.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ');
  if (values(text) !== values(twin)) problems.push(`${file}: ${key} has other values in the two languages`);
  if (text === twin && /[a-z]{4,}\s[a-z]{3,}\s[a-z]{3,}/i.test(text))
    problems.push(`${file}: ${key} is the same in both languages`);
}
