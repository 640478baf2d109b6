import { describe, expect, test } from 'vitest';
import { type PartResult, partResult } from '#domain/mocks/part-result.ts';
import { writingCriteria } from '#domain/submissions/assessment.ts';
import type { Submission } from '#domain/submissions/submission.ts';
import type { OpenSittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { type Locale, locales } from '#web/locale/locale.ts';
import { pdfText } from '#web/testing/pdf-text.ts';
import { serverTexts } from '#web/text/server-texts.ts';
import type { ExamPart } from './exam-parts-data.ts';
import { examPdf } from './exam-pdf.server.ts';
import { partResultWords } from './part-result-words.ts';

const startedAt = '2026-11-20T12:00:00Z';

/** Of 36 tasks from easy to hard the first ones right. */
function marked(right: number, also: Partial<PartResult> = {}): PartResult {
  const answers = Array.from({ length: 36 }, (_, index) => ({
    ...({ taskId: `task ${index}`, stimulusId: `text ${index}`, category: 'read', level: 'B1' } as const),
    ...{ kind: 'choose', shown: false },
    item: { a: 1.2, b: (index - 18) / 8, c: 0.2, weight: 1 },
    score: index < right ? 1 : 0,
  }));
  return { ...partResult({ answers, answered: 34, complete: true }), ...also };
}

const assessed = { status: 'assessed', reason: null, estimatedLevel: 'B1', words: 96 } as const;

function textTask(position: number, submission: Partial<Submission> | null): OpenSittingTask {
  const criteria = writingCriteria.map((criterion) => ({ criterion, level: 'B1', note: null }) as const);
  const feedback = { criteria, estimated: { level: 'B1', low: 'A2', high: 'B2' } };
  return {
    ...{ position, taskId: `task ${position}`, category: 'write', kind: 'write', level: 'B1' },
    ...{ clip: null, answered: submission !== null, shown: false, response: null, review: null, draft: null },
    task: { kind: 'write', prompt: `Oppgave ${position}: Skriv til kommunen.\nMer.` },
    submitted: submission && {
      submission: { kind: 'write', feedback: submission.estimatedLevel ? feedback : null, ...submission },
    },
  } as unknown as OpenSittingTask;
}

const level = {
  ...({ category: 'write', trend: 'first', goal: 'B2', earlier: [] } as const),
  now: { level: 'B1', v: 3.2, low: 2.6, high: 3.9, answers: 3 } as const,
};

const read: ExamPart = { kind: 'marked', part: 'read', at: startedAt, result: marked(26) };
const listen: ExamPart = {
  ...{ kind: 'marked', part: 'listen', at: '2026-11-21T12:00:00Z' },
  result: marked(14, { robotVoice: true, complete: false }),
};
const write: ExamPart = {
  ...{ kind: 'judged', part: 'write', test: 'A2–B1', at: '2026-11-22T12:00:00Z', level },
  slots: [[1], [2], [3]],
  tasks: [textTask(1, assessed), textTask(2, assessed), textTask(3, assessed)],
};
const unjudged = { ...assessed, status: 'unassessed', estimatedLevel: null, reason: 'no_assessor' } as const;
const speak: ExamPart = {
  ...{ kind: 'judged', part: 'speak', test: 'A2–B1', at: '2026-11-23T12:00:00Z', level: null },
  slots: [[1], [2]],
  tasks: [textTask(1, unjudged), textTask(2, null)],
};

async function printed(parts: readonly ExamPart[], locale: Locale) {
  const texts = serverTexts(locale);
  const bytes = await examPdf({ startedAt, parts, locale, texts, site: 'https://bestatt.example' });
  const raw = bytes.toString('latin1');
  // Where a line is broken there is a space more.
  return { bytes, raw, text: pdfText(bytes).replace(/\s+/g, ' ') };
}

/** Whether the file has these words outside of its pages, where brackets are escaped and what is not ASCII is UTF-16. */
function holds(bytes: Buffer, words: string): boolean {
  const raw = bytes.toString('latin1').replace(/\\([()])/g, '$1');
  return [words, Buffer.from(words, 'utf16le').swap16().toString('latin1')].some((one) => raw.includes(one));
}

const pageMark = /\/Type \/Page\b(?!s)/g;

describe('9.526 a mock exam is downloaded as a PDF from the result of any of its parts: each part with its level as the exam reports it, and what its screen says', () => {
  describe.each(locales)('%s', (locale) => {
    const texts = serverTexts(locale);
    const mocks = texts.getFixedT(locale, 'mocks');
    const open = texts.getFixedT(locale, 'open-mocks');

    test('the parts stand above in the order of the exam, with test, level and day', async () => {
      const { text } = await printed([read, listen, write, speak], locale);
      const rows = [
        `${mocks('part.read')} A1–B2 B1 ${formatDate(startedAt, locale)}`,
        `${mocks('part.listen')} A1–B2 A2 ${formatDate('2026-11-21T12:00:00Z', locale)}`,
        `${mocks('part.write')} A2–B1 B1 ${formatDate('2026-11-22T12:00:00Z', locale)}`,
        `${mocks('part.speak')} A2–B1 ${open('result.unassessed.title')} ${formatDate('2026-11-23T12:00:00Z', locale)}`,
      ].map((row) => text.indexOf(row.replace(/\s+/g, ' ')));
      expect(rows.every((at) => at > 0)).toBe(true);
      expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    });

    test('reading and listening say how sure the level is, each chance, what separates it from the next, and what makes it less sure', async () => {
      const { text, bytes } = await printed([read, listen], locale);
      for (const part of [read, listen]) {
        if (part.kind !== 'marked') continue;
        const words = partResultWords(mocks, { result: part.result, locale });
        const said = [words.sure, ...words.notes, words.nextTitle, words.next, words.error, words.tasks];
        for (const one of [...said, ...words.chances.map(({ name, said: chance }) => `${name} ${chance}`)])
          expect(text).toContain(one.replace(/\s+/g, ' '));
        expect(holds(bytes, words.description)).toBe(true);
      }
      expect(text).toContain(mocks('result.robot'));
      expect(text).toContain(mocks('result.incomplete'));
    });

    test('writing and speaking say what the level rests on or why there is none, the ceiling, the estimate and each task', async () => {
      const { text } = await printed([write, speak], locale);
      const said = [
        open('result.head.write', { test: 'A2–B1' }),
        open('result.level.write'),
        open('test.ceiling.write.A2–B1'),
        open('result.estimate'),
        '1. Oppgave 1: Skriv til kommunen.',
        '3. Oppgave 3: Skriv til kommunen.',
        open('result.head.speak', { test: 'A2–B1' }),
        open('result.unassessed.reason.no_assessor'),
        open('test.ceiling.speak.A2–B1'),
        texts.getFixedT(locale, 'writing')('results.status.left'),
      ];
      for (const one of said) expect(text).toContain(one.replace(/\s+/g, ' '));
      expect(text).not.toContain('Mer.');
    });

    test('a part that has no result stands there as such, and nothing is made up for it', async () => {
      const { text, raw } = await printed([read, { kind: 'none', part: 'listen' }], locale);
      const own = texts.getFixedT(locale, 'result-pdf');
      expect(text).toContain(`${mocks('part.listen')} – ${own('mock.none')} –`);
      expect(raw.match(pageMark)).toHaveLength(1);
    });

    test('a part by itself is called one', async () => {
      const day = formatDate(startedAt, locale);
      const alone = (await printed([read], locale)).text;
      const whole = (await printed([read, listen], locale)).text;
      expect(alone).toContain(mocks('earlier.part', { day }).replace(/\s+/g, ' '));
      expect(whole).toContain(mocks('earlier.whole', { day }).replace(/\s+/g, ' '));
    });

    test('with language, title, tags and a foot on every page, which nothing runs over', async () => {
      const { raw, bytes, text } = await printed([read, listen, write, speak], locale);
      const title = texts.t('result-pdf:mock.title', { day: formatDate(startedAt, locale) });
      expect(holds(bytes, title)).toBe(true);
      expect(raw).toContain(`/Lang (${locale})`);
      for (const tag of ['H1', 'H2', 'H3', 'Table', 'TR', 'TH', 'TD', 'Figure'])
        expect(raw).toContain(`/S /${tag}\n`);
      const count = raw.match(pageMark)?.length ?? 0;
      expect(count).toBeGreaterThan(1);
      for (let number = 1; number <= count; number += 1)
        expect(text).toContain(texts.t('result-pdf:page', { number, count }));
    });
  });
});
