import type { i18n } from 'i18next';
import { claimsLevel } from '#domain/assessment/level-claim.ts';
import type { Summary } from '#domain/assessment/types.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { inSecondsOrMinutes } from '#web/formats/in-seconds-or-minutes.ts';
import { levelWords, reachedStation } from '#web/levels/level-words.ts';
import type { Locale } from '#web/locale/locale.ts';
import { type ChosenTasks, chosenWords } from './chosen-tasks.ts';
import { feedbackWords } from './feedback-words.ts';
import { type PdfPage, writeFeedback } from './pdf-feedback.server.ts';
import { writeFooters, writeHeader } from './pdf-frame.server.ts';
import { type PdfOpen, writeOpenResults } from './pdf-open.server.ts';
import { inks, openSheet, paper, textWidth } from './pdf-sheet.server.ts';
import { drawAxis, drawProfile } from './pdf-trail.server.ts';

export type PdfResult = {
  readonly summary: Summary;
  /** When the test ended. */
  readonly finishedAt: string;
  readonly locale: Locale;
  /** All texts of the locale (`serverTexts`). */
  readonly texts: i18n;
  /** Address of the site, for the foot. */
  readonly site: string;
  /** What a custom test was put together of; null for a level test. */
  readonly custom?: ChosenTasks | null;
  /** Writing and speaking; left out: there was none. */
  readonly open?: PdfOpen;
};

/**
 * The result as the bytes of a PDF: reading and listening on two pages, feedback that does not fit the second one left out, and
 * writing and speaking on as many more as they take. A test of nothing but these begins with them.
 */
export async function resultPdf(result: PdfResult): Promise<Buffer> {
  const { summary, finishedAt, locale, texts, site, custom, open } = result;
  const t = texts.getFixedT(locale, 'result');
  const own = texts.getFixedT(locale, 'result-pdf');
  const day = formatDate(finishedAt, locale);
  const kind = custom?.practice ? 'practice' : custom ? 'custom' : 'level';
  const title = own(`${kind}.title`, { day });
  const sheet = openSheet({ title, locale, made: new Date(finishedAt) });
  const page: PdfPage = {
    ...{ sheet, locale, kind, summary, t },
    own,
    writing: texts.getFixedT(locale, 'writing'),
    level: levelWords(t),
    words: feedbackWords(t, locale),
    chosen: custom ? chosenWords({ chosen: custom, t: texts.t, locale }) : null,
    named: !custom || claimsLevel(summary),
  };
  const heading = `${own(`${kind}.heading`)} · ${day}`;
  writeHeader({ sheet, heading });
  let y = head(page);
  if (page.named) y = picture(page, y + 8);
  const newPage = () => {
    sheet.doc.addPage();
    return writeHeader({ sheet, heading });
  };
  // A test of nothing but writing has no levels to count and no advice.
  if (!isOnlyOpen(summary)) {
    levelTable(page, parts(page, y + 16) + 14);
    writeFeedback(page, newPage());
  }
  if (open && open.results.length > 0)
    writeOpenResults(page, { open, newPage, from: isOnlyOpen(summary) ? y + 20 : newPage() });
  writeFooters(page, site);
  return sheet.close();
}

function isOnlyOpen({ tasks, open = [] }: Summary): boolean {
  return tasks === 0 && open.length > 0;
}

/** The level in words, how sure it is, and the figures. */
function head(page: PdfPage): number {
  const { sheet, kind, summary, t, own, level, words, chosen, named } = page;
  const { overall, limitedRange } = summary;
  const title = kind === 'level' ? level.headline(overall) : own(`${kind}.name`);
  let y = sheet.write('H1', title, 88, { face: 'serif', size: 30, lineGap: 0 });
  if (chosen) y = sheet.write('P', chosen, y + 4, { ink: inks.second, size: 10.5 });
  if (named) y = sheet.write('P', level.sure(overall), y + 4, { ink: inks.second, size: 10.5 });
  for (const note of words.notes(named ? summary : { ...summary, untried: [] }))
    y = sheet.write('P', note, y + 3, { ink: inks.second, size: 10.5 });
  if (limitedRange && !chosen)
    y = sheet.write('P', words.limitedRange(limitedRange), y + 3, { ink: inks.second, size: 10.5 });
  const time = inSecondsOrMinutes(summary.ms);
  const taken = summary.categories.filter((category) => category.tasks > 0).length;
  if (isOnlyOpen(summary)) return y;
  const figures = [
    [t('head.right'), own('rightCount', { correct: summary.correct, count: summary.counted })],
    [t('head.time'), own(time.unit, { count: time.value })],
    [t('head.parts'), own('partsTaken', { count: taken })],
  ] as const;
  let below = y;
  for (const [index, [name, value]] of figures.entries()) {
    const place = { x: paper.side + index * 120, width: 115 };
    const next = sheet.write('P', name, y + 12, { ...place, ink: inks.second, size: 9 });
    below = sheet.write('P', value, next, { ...place, face: 'serif', size: 13 });
  }
  return below;
}

function picture({ sheet, summary, level }: PdfPage, y: number): number {
  const { overall } = summary;
  const known = overall.verdict.kind !== 'unknown';
  const reading = { value: known ? overall.v : null, low: overall.low, high: overall.high };
  const height = 118;
  sheet.figure(level.description(overall), () => {
    drawProfile({ sheet, reading, place: { x: paper.side, y: y + 22, width: textWidth, height } });
    drawAxis({
      sheet,
      reading: { ...reading, reached: reachedStation(overall) },
      place: {
        x: paper.side,
        y: y + height + 36,
        width: textWidth,
        insets: [textWidth * 0.09, textWidth * 0.11],
        size: 9,
        ink: inks.red,
      },
    });
  });
  return y + height + 64;
}

/** Each part in its half of the page: right answers, level, axis. */
function parts({ sheet, summary, t, level, words, chosen, named }: PdfPage, y: number): number {
  const gap = 28;
  const width = (textWidth - gap) / 2;
  let below = y;
  for (const [index, part] of summary.categories.entries()) {
    const x = paper.side + index * (width + gap);
    const { estimate } = part;
    const known = estimate && estimate.verdict.kind !== 'unknown';
    const points = words.tally(part);
    sheet.write('H2', t(`category.${part.category}`), y, { face: 'bold', size: 10.5, x, width: width / 2 });
    let next = sheet.write('P', points, y, {
      ink: inks.second,
      x: x + width / 2,
      width: width / 2,
      align: 'right',
    });
    const name = known ? level.headline(estimate) : t(part.tasks === 0 ? 'parts.none' : 'parts.tooFew');
    if (named) next = sheet.write('P', name, next + 2, { face: 'serif', size: 13, x, width });
    if (named && estimate) {
      sheet.figure(level.description(estimate), () =>
        drawAxis({
          sheet,
          reading: {
            value: known ? estimate.v : null,
            low: estimate.low,
            high: estimate.high,
            reached: reachedStation(estimate),
          },
          place: { x, y: next + 6, width, insets: [16, 10], size: 8, ink: inks.text },
        }),
      );
      next += 32;
    }
    below = Math.max(below, next);
  }
  if (chosen) return below;
  return sheet.write('P', t('parts.notTested'), below + 8, { ink: inks.muted, size: 9 });
}

/** Right answers and mastery of each level, and how the score goes with the level. */
function levelTable({ sheet, summary, t, own, words }: PdfPage, y: number): number {
  const columns = [0, 90, 180] as const;
  const row = (cells: readonly string[], at: number, tag: 'TH' | 'TD') => {
    const parent = sheet.open('TR', table);
    for (const [index, cell] of cells.entries()) {
      const isHead = tag === 'TH' || index === 0;
      sheet.write(tag, cell, at, {
        face: isHead ? 'bold' : 'sans',
        size: tag === 'TH' ? 8.5 : 9.5,
        ink: tag === 'TH' ? inks.second : inks.text,
        x: paper.side + (columns[index] ?? 0),
        width: 170,
        parent,
      });
    }
    parent.end();
  };
  let at = sheet.write('H2', t('levels.title'), y, { face: 'serif', size: 13 }) + 6;
  const table = sheet.open('Table');
  row([own('levels.level'), own('levels.points'), own('levels.mastery')], at, 'TH');
  at += 15;
  for (const score of summary.levels) {
    sheet.ornament(() =>
      sheet.doc
        .moveTo(paper.side, at - 2)
        .lineTo(paper.side + 330, at - 2)
        .lineWidth(0.5)
        .stroke(inks.hairline),
    );
    const counts = score.tasks > 0 ? words.tally(score) : '–';
    row([score.level, counts, t(`mastery.${score.mastery}`)], at, 'TD');
    at += 16.5;
  }
  table.end();
  const trend = words.trend(summary.trend);
  at = sheet.write('H2', trend.title, at + 10, { face: 'serif', size: 13 });
  return sheet.write('P', trend.text, at + 3, { ink: inks.second });
}
