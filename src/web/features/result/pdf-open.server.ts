import { levels, station } from '#domain/levels/levels.ts';
import type { CriterionFeedback } from '#domain/submissions/assessment.ts';
import { formatDate } from '#web/formats/format-date.ts';
import type { OpenLevel } from './open-level-data.ts';
import { openLevelWords } from './open-level-words.ts';
import type { OpenResult } from './open-results.tsx';
import { type Block, type Line, type NewPage, stacked, textBlock, writeBlocks } from './pdf-blocks.server.ts';
import type { PdfPage } from './pdf-feedback.server.ts';
import { inks, paper, textWidth } from './pdf-sheet.server.ts';
import { drawAxis } from './pdf-trail.server.ts';

/** Writing and speaking of a test, as its screen has them. */
export type PdfOpen = {
  readonly results: readonly OpenResult[];
  readonly levels: readonly OpenLevel[];
  /** What raters look at, as judged, by the task's number in the test. */
  readonly criteria: Readonly<Record<number, readonly CriterionFeedback[]>>;
};

/** What writing and speaking are written from. */
export type PdfOpenPage = Pick<PdfPage, 'sheet' | 'locale' | 't' | 'own' | 'writing' | 'level'>;

/**
 * Writing and speaking: their level with what leaves it open, and each task with its estimated level and its criteria as bars, or
 * that there is none. As many pages as it takes. Rule 9.276, Rule 9.515. @returns the y below
 */
export function writeOpenResults(
  page: PdfOpenPage,
  { open, from, newPage }: { readonly open: PdfOpen; readonly from: number; readonly newPage: NewPage },
): number {
  return writeBlocks(blocksOf(page, open), { from, newPage });
}

/** A heading stays with the first of what follows it. */
function blocksOf(page: PdfOpenPage, { results, levels, criteria }: PdfOpen): readonly Block[] {
  return (['write', 'speak'] as const).flatMap((category) => {
    const tasks = results
      .filter((one) => one.category === category)
      .map((one) => taskBlock(page, { result: one, criteria: criteria[one.position] ?? [] }));
    const level = levels.find((one) => one.category === category);
    const [first, ...rest] = level ? [levelBlock(page, level), ...tasks] : tasks;
    if (!first) return [];
    const title = textBlock(page.sheet, [
      ['H2', page.t(`category.${category}`), { face: 'serif', size: 14 }],
    ]);
    return [stacked([title, first], 6), ...rest];
  });
}

/** The level, its axis with the band, and how it is to be read. */
export function levelBlock(page: PdfOpenPage, level: OpenLevel): Block {
  const { sheet, level: words, own, writing, locale } = page;
  const { now, earlier } = level;
  const estimate = { ...now, verdict: { kind: 'level', level: now.level } } as const;
  const band = { low: words.place(now.low), high: words.place(now.high) };
  const width = textWidth * 0.62;
  const axis: Block = {
    height: 34,
    write: (y) =>
      sheet.figure(words.description(estimate), () =>
        drawAxis({
          sheet,
          reading: { value: now.v, low: now.low, high: now.high, reached: station(now.level) },
          place: { x: paper.side, y: y + 4, width, insets: [16, 10], size: 8, ink: inks.red },
        }),
      ),
  };
  const before = earlier.map(({ at, level: reached }) => `${formatDate(at, locale)}: ${reached}`);
  const read: readonly Line[] = [
    ['P', `${own('open.band', band)} ${openLevelWords(writing, level)}`, { size: 9.5, ink: inks.second }],
    ...(before.length > 0
      ? [
          [
            'P',
            [...before, `${writing('results.open.thisTest')}: ${now.level}`].join(' · '),
            { size: 9.5 },
          ] as const,
        ]
      : []),
  ];
  const head = textBlock(page.sheet, [
    ['P', words.headline(estimate), { face: 'serif', size: 18, lineGap: 0 }],
  ]);
  return stacked([head, axis, textBlock(page.sheet, read)], 3);
}

/** What was asked, how it is estimated, and the criteria. */
export function taskBlock(
  page: PdfOpenPage,
  of: { readonly result: OpenResult; readonly criteria: readonly CriterionFeedback[] },
): Block {
  const { writing } = page;
  const { category, prompt, level, words, status, estimated, range } = of.result;
  const said = [
    level,
    ...(status !== null && category === 'write' ? [writing('results.words', { count: words })] : []),
    estimated
      ? writing(range ? 'results.estimatedRange' : 'results.estimated', { level: estimated, ...range })
      : writing(`results.status.${status ?? 'left'}`),
  ];
  const head = textBlock(page.sheet, [
    ['H3', prompt, { face: 'bold', size: 9.5 }],
    ['P', said.join(' · '), { size: 9, ink: inks.second }],
  ]);
  const isJudged = of.criteria.some((one) => one.level !== null);
  return isJudged ? stacked([head, criteriaBlock(page, of.criteria)], 5) : head;
}

/** Where the bars of the criteria stand. */
const bars = { x: paper.side + 132, width: 200, row: 13 } as const;

/** Rule 9.515: a bar for each criterion, up to its level on the way from Pre-A1 to C1; in words too, for print without colours. */
function criteriaBlock(page: PdfOpenPage, criteria: readonly CriterionFeedback[]): Block {
  const { sheet } = page;
  return {
    height: 11 + criteria.length * bars.row,
    write(y) {
      sheet.ornament(() => drawScale(page, { y, rows: criteria.length }));
      for (const [index, one] of criteria.entries())
        writeCriterion(page, { criterion: one, y: y + 11 + index * bars.row });
    },
  };
}

const barAt = (place: number) => bars.x + (bars.width * place) / (levels.length - 1);

/** The names of the levels above the bars, each with a hairline down through them. */
function drawScale(
  { sheet: { doc } }: PdfOpenPage,
  { y, rows }: { readonly y: number; readonly rows: number },
): void {
  for (const [place, name] of levels.entries()) {
    const x = barAt(place);
    doc.font('sans').fontSize(7).fillColor(inks.second);
    doc.text(name, x - 20, y, { width: 40, align: 'center', lineBreak: false });
    doc
      .moveTo(x, y + 10)
      .lineTo(x, y + 10 + rows * bars.row)
      .lineWidth(0.4)
      .stroke(inks.hairline);
  }
}

function writeCriterion(
  { sheet, own, writing }: PdfOpenPage,
  { criterion: one, y }: { readonly criterion: CriterionFeedback; readonly y: number },
): void {
  const { criterion, level, low = level, high = level } = one;
  const small = { size: 9, width: 128 } as const;
  sheet.write('P', writing(`criteria.name.${criterion}`), y, small);
  const beside = {
    ...small,
    x: bars.x + bars.width + 16,
    width: paper.width - paper.side - bars.x - bars.width - 16,
  };
  if (!level || !low || !high)
    return void sheet.write('P', own('open.notJudged'), y, { ...beside, ink: inks.muted });
  sheet.ornament(() => {
    const { doc } = sheet;
    const middle = y + 6;
    doc.rect(barAt(0), middle - 3, Math.max(2, barAt(station(level)) - barAt(0)), 6).fill(inks.primary);
    if (low !== high)
      doc
        .moveTo(barAt(station(low)), middle)
        .lineTo(barAt(station(high)), middle)
        .lineWidth(1.4)
        .stroke(inks.text);
    for (const end of low === high ? [] : [low, high])
      doc
        .moveTo(barAt(station(end)), middle - 4)
        .lineTo(barAt(station(end)), middle + 4)
        .lineWidth(1.2)
        .stroke(inks.text);
  });
  const said = low === high ? level : own('open.criterion', { level, low, high });
  sheet.write('P', said, y, { ...beside, face: low === high ? 'bold' : 'sans' });
}
