import { examFacts } from '#domain/exam/facts.ts';
import type { ArticleLanguage } from './article-file.ts';

const token = /\{\{([^{}]+)\}\}/gu;

/** A text with its tokens replaced, or the tokens that name no fact. */
export type ResolvedText = { readonly text: string; readonly unknown: readonly string[] };

/**
 * Writes the facts about the exam into a text: `{{readingMinutes}}` is the fact's value, what follows a full stop is the way
 * into it (`{{writingMinutes.B1–B2}}`, `{{multistage.0.tasks}}`). Ranges are written `30–60`, days and months in words.
 * A token that names no fact stays as it is and is named. Rule 9.351.
 */
export function resolveFacts(text: string, language: ArticleLanguage): ResolvedText {
  const unknown: string[] = [];
  const resolved = text.replace(token, (whole, path: string) => {
    const written = writtenValue(valueAt(path.trim()), language);
    if (written === null) unknown.push(path.trim());
    return written ?? whole;
  });
  return { text: resolved, unknown };
}

/** A token that texts may have, what it is about (in English), and what is written for it. */
export type FactToken = {
  readonly token: string;
  readonly about: string;
  readonly nb: string;
  readonly en: string;
};

/**
 * The tokens of figures, levels and dates, in the order of the facts; what the facts only name (`listen`) is no word of either
 * language. Rule 9.505.
 */
export function factTokens(): readonly FactToken[] {
  return Object.entries(examFacts).flatMap(([name, { fact, value }]) =>
    pathsIn(value, name).map((path) => {
      const token = `{{${path}}}`;
      return {
        ...{ token, about: fact },
        nb: resolveFacts(token, 'nb').text,
        en: resolveFacts(token, 'en').text,
      };
    }),
  );
}

/** The ways to what can be written in a fact's value. */
function pathsIn(value: unknown, path: string): readonly string[] {
  const written = writtenValue(value, 'en');
  if (written !== null) return /\d/u.test(written) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([step, part]) => pathsIn(part, `${path}.${step}`));
}

function valueAt(path: string): unknown {
  const [name = '', ...way] = path.split('.');
  const facts: Readonly<Record<string, { readonly value: unknown } | undefined>> = examFacts;
  let value: unknown = Object.hasOwn(facts, name) ? facts[name]?.value : undefined;
  for (const step of way) {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    value = isThere ? (value as Readonly<Record<string, unknown>>)[step] : undefined;
  }
  return value;
}

function writtenValue(value: unknown, language: ArticleLanguage): string | null {
  if (typeof value === 'number') return written(value, language);
  if (typeof value === 'string') return writtenDay(value, language) ?? value;
  if (!isRange(value)) return null;
  const { from, to } = value;
  return from === to ? written(from, language) : `${written(from, language)}–${written(to, language)}`;
}

function isRange(value: unknown): value is { readonly from: number; readonly to: number } {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to } = value as { readonly from?: unknown; readonly to?: unknown };
  return typeof from === 'number' && typeof to === 'number';
}

function written(value: number, language: ArticleLanguage): string {
  // Norwegian writes four figures without a space.
  return language === 'en' ? value.toLocaleString('en-GB') : String(value).replace('.', ',');
}

/** `2025-09` and `2022-10-01` in words; null of what is no date. */
function writtenDay(value: string, language: ArticleLanguage): string | null {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d\d)(?:-(\d\d))?$/.exec(value) ?? [];
  if (!year) return null;
  return new Intl.DateTimeFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    ...{ year: 'numeric', month: 'long', timeZone: 'UTC' },
    ...(dayOfMonth && { day: 'numeric' }),
  }).format(new Date(`${year}-${month}-${dayOfMonth ?? '01'}T00:00:00Z`));
}
