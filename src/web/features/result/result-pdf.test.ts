import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { summarise } from '#domain/assessment/summary.ts';
import type { Finding, ReviewedAnswer, Summary } from '#domain/assessment/types.ts';
import { writingCriteria } from '#domain/submissions/assessment.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { levelWords } from '#web/levels/level-words.ts';
import { type Locale, locales } from '#web/locale/locale.ts';
import { serverTexts } from '#web/text/server-texts.ts';
import type { ChosenTasks } from './chosen-tasks.ts';
import type { OpenLevel } from './open-level-data.ts';
import type { OpenResult } from './open-results.tsx';
import type { PdfOpen } from './pdf-open.server.ts';
import { resultPdf } from './result-pdf.server.ts';
import { sfntOf } from './woff.server.ts';

const finishedAt = '2026-11-20T12:00:00Z';

const answer: ReviewedAnswer = {
  taskId: 'one',
  stimulusId: 'one',
  category: 'read',
  level: 'B1',
  kind: 'choose',
  item: { a: 1.2, b: 0, c: 0.25, weight: 1 },
  score: 1,
  shown: false,
  skill: 'detail',
  topic: 'work',
  response: null,
  ms: 20_000,
};

function result(tasks: number): Summary {
  return summarise({
    answers: Array.from({ length: tasks }, (_, index) => ({
      ...answer,
      taskId: `task ${index}`,
      stimulusId: `task ${index}`,
      category: index % 2 === 0 ? 'read' : 'listen',
      score: index % 3 === 0 ? 0 : 1,
    })),
    settings: {
      length: 'full',
      levels: ['A1', 'A2', 'B1', 'B2', 'C1'],
      categories: ['read', 'listen'],
      randomOrder: true,
    },
  });
}

async function pdf(
  summary: Summary,
  locale: Locale,
  custom: ChosenTasks | null = null,
  open: PdfOpen = { results: [], levels: [], criteria: {} },
) {
  const bytes = await resultPdf({
    summary,
    finishedAt,
    locale,
    texts: serverTexts(locale),
    site: 'https://bestatt.example',
    custom,
    open,
  });
  return { bytes, raw: bytes.toString('latin1') };
}

/** All streams of the file that are packed, unpacked. */
function streamsOf(bytes: Buffer): readonly string[] {
  const streams: string[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at);
    try {
      streams.push(inflateSync(bytes.subarray(at + 7, end)).toString('latin1'));
    } catch {
      // Not a packed stream.
    }
  }
  return streams;
}

describe.each(locales)('2.38 the result can be downloaded as a PDF (%s)', (locale) => {
  test('with language, title and tags for those who do not see it', async () => {
    const { bytes, raw } = await pdf(result(20), locale);
    const title = serverTexts(locale).t('result-pdf:level.title', { day: formatDate(finishedAt, locale) });
    const wanted = {
      version: raw.startsWith('%PDF-1.7'),
      language: raw.includes(`/Lang (${locale})`),
      title: bytes.includes(title),
      tags: raw.includes('/Marked true') && raw.includes('/S /H1') && raw.includes('/S /Table'),
      pictures: /\/Alt \(/.test(raw),
    };
    expect(wanted).toEqual({ version: true, language: true, title: true, tags: true, pictures: true });
  });

  test('with embedded fonts that have å and ø', async () => {
    const { bytes, raw } = await pdf(result(20), locale);
    expect(raw.match(/\/FontFile2/g)?.length).toBeGreaterThanOrEqual(3);
    const letters = streamsOf(bytes)
      .filter((stream) => stream.includes('beginbfrange'))
      .join('');
    // Every sheet says Bestått; the Norwegian one has ø in its words too.
    expect(letters.includes('00e5')).toBe(true);
    if (locale === 'nb-NO') expect(letters.includes('00f8')).toBe(true);
  });

  const chosen: ChosenTasks = { levels: ['A1'], categories: ['read'] };
  const practice = { from: null, subject: null, asked: 'A1', before: null } as const;
  test.each([
    ['level', null],
    ['custom', chosen],
    ['practice', { ...chosen, practice }],
  ] as const)('9.240 a %s says what it is, and nothing else', async (kind, custom) => {
    const { bytes } = await pdf(result(8), locale, custom);
    const day = formatDate(finishedAt, locale);
    const said = (['level', 'custom', 'practice'] as const).filter((one) =>
      bytes.includes(serverTexts(locale).t(`result-pdf:${one}.title`, { day })),
    );
    expect(said).toEqual([kind]);
  });

  test.each([
    ['hardly anything', result(1)],
    ['nothing', result(0)],
    ['more feedback than two pages hold', withMuchFeedback(result(34))],
  ])('on two pages, also with %s', async (_, summary) => {
    const { raw } = await pdf(summary, locale);
    expect(raw.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
  });

  test('a test of nothing but writing has one page, without a level and without figures (9.276)', async () => {
    const text: OpenResult = {
      ...{ position: 1, category: 'write', level: 'A2', prompt: 'Skriv til Kari.' },
      ...{ status: 'unassessed', words: 30, estimated: null, range: null },
    };
    const written = { ...result(0), open: [{ category: 'write' as const, tasks: 1, submitted: 1 }] };
    const chosen: ChosenTasks = { levels: ['A2'], categories: ['write'] };
    const { raw } = await pdf(written, locale, chosen, { results: [text], levels: [], criteria: {} });
    expect(raw.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(raw).not.toContain('/S /Table');
  });

  describe('9.515 the PDF has writing and speaking as the screen has them: level, band, criteria as bars', () => {
    const both = { ...result(20), open: [{ category: 'write' as const, tasks: 1, submitted: 1 }] };
    const chosenBoth: ChosenTasks = { levels: ['B1'], categories: ['read', 'write'] };

    test('with the level in words for those who do not see the axis, after the pages of reading and listening', async () => {
      const without = await pdf(both, locale, chosenBoth);
      const { raw, bytes } = await pdf(both, locale, chosenBoth, judged(1));
      const texts = serverTexts(locale);
      const said = levelWords(texts.getFixedT(locale, 'result')).description({
        ...{ ...level.now, verdict: { kind: 'level', level: 'B1' } },
      });
      expect(without.raw.match(pageMark)).toHaveLength(2);
      expect(raw.match(pageMark)).toHaveLength(3);
      expect(bytes.includes(said) || bytes.includes(utf16(said))).toBe(true);
    });

    test('a criterion has a bar as long as its level, and one that is not judged has none', async () => {
      const drawn = async (criteria: PdfOpen['criteria']) => {
        const { bytes } = await pdf(both, locale, chosenBoth, { ...judged(1), criteria });
        return streamsOf(bytes).flatMap((stream) =>
          [...stream.matchAll(/^([\d.]+) [\d.]+ ([\d.]+) 6 re$/gm)].map(([, , width]) => Number(width)),
        );
      };
      const bar = { criterion: 'grammar', note: null } as const;
      expect(await drawn({})).toEqual([]);
      expect(
        await drawn({
          1: [
            { ...bar, level: 'A1' },
            { ...bar, level: 'B1' },
          ],
        }),
      ).toEqual([40, 120]);
      expect(
        await drawn({
          1: [
            { ...bar, level: 'A1' },
            { ...bar, level: null },
          ],
        }),
      ).toEqual([40]);
    });

    test('and as many pages as they take: nothing is left out, nothing runs over the foot', async () => {
      const { bytes, raw } = await pdf(both, locale, chosenBoth, judged(14));
      const headings = raw.match(/\/S \/H3\b/g)?.length ?? 0;
      const few = (await pdf(both, locale, chosenBoth, judged(1))).raw.match(/\/S \/H3\b/g)?.length ?? 0;
      expect(headings - few).toBe(13);
      // 14 tasks of 5 criteria: five or six a page.
      expect(raw.match(pageMark)?.length).toBe(5);
      const feet = streamsOf(bytes).flatMap((stream) =>
        [...stream.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, y]) => Number(y)),
      );
      expect(Math.min(...feet)).toBeGreaterThan(20);
    });
  });
});

const pageMark = /\/Type \/Page\b(?!s)/g;

const level: OpenLevel = {
  ...{ category: 'write', trend: 'higher', goal: 'B2' },
  now: { level: 'B1', v: 3.2, low: 2.6, high: 3.9, answers: 2 },
  earlier: [{ id: 'one', at: '2026-11-02T10:00:00Z', level: 'A2' }],
};

/** So many texts that were judged. */
function judged(count: number): PdfOpen {
  const criteria = writingCriteria.map((criterion) => ({
    ...({ criterion, level: 'B1', low: 'A2', high: 'B2', note: null } as const),
  }));
  const places = Array.from({ length: count }, (_, index) => index + 1);
  return {
    results: places.map((position) => ({
      ...{ position, category: 'write', level: 'B1', prompt: `Oppgave ${position}: Skriv til kommunen.` },
      ...{ status: 'assessed', words: 120, estimated: 'B1', range: { low: 'A2', high: 'B2' } },
    })),
    levels: [level],
    criteria: Object.fromEntries(places.map((position) => [position, criteria])),
  };
}

/** A text as PDF writes it outside of a page's own stream, where not all of it is ASCII. */
function utf16(words: string): Buffer {
  return Buffer.from(words, 'utf16le').swap16();
}

function withMuchFeedback(summary: Summary): Summary {
  const finding: Finding = {
    subject: { kind: 'skill', skill: 'inference', category: 'listen' },
    tasks: 4,
    correct: 1,
    partly: 0,
    usual: 3,
    from: 'A2',
    to: 'B2',
    examples: [],
  };
  const many = Array.from({ length: 20 }, () => finding);
  const recommendations = many.map(
    () => ({ key: 'consolidate_level', level: 'A2', tasks: 6, correct: 3, partly: 0 }) as const,
  );
  return { ...summary, feedback: { general: [], strengths: many, improvements: many, recommendations } };
}

describe('fonts are unpacked from WOFF to sfnt', () => {
  const require = createRequire(import.meta.url);
  const woff = readFileSync(require.resolve('@fontsource/literata/files/literata-latin-600-normal.woff'));

  test('with every table whole: its sum is the one that the file states', () => {
    const sfnt = sfntOf(woff);
    const count = sfnt.readUInt16BE(4);
    expect(count).toBe(woff.readUInt16BE(12));
    for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
      const tag = sfnt.toString('latin1', entry, entry + 4);
      const offset = sfnt.readUInt32BE(entry + 8);
      const table = Buffer.from(sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)));
      // The sum of `head` is made with its own adjustment at 0 (OpenType, table directory).
      if (tag === 'head') table.writeUInt32BE(0, 8);
      expect([tag, sumOf(table)]).toEqual([tag, sfnt.readUInt32BE(entry + 4)]);
    }
  });

  test('and nothing else is taken for one', () => {
    expect(() => sfntOf(Buffer.from('wOF2 and so on'))).toThrow('not a WOFF file');
  });
});

/** Sum of 32-bit words, the last filled up with zeros. */
function sumOf(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
