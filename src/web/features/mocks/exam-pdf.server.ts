import type { i18n } from 'i18next';
import { reportedLevels } from '#domain/mocks/part-result.ts';
import { type Block, writeBlocks } from '#web/features/result/pdf-blocks.server.ts';
import { writeFooters, writeHeader } from '#web/features/result/pdf-frame.server.ts';
import { inks, openSheet, paper } from '#web/features/result/pdf-sheet.server.ts';
import { formatDate } from '#web/formats/format-date.ts';
import { levelWords } from '#web/levels/level-words.ts';
import type { Locale } from '#web/locale/locale.ts';
import type { ExamPart } from './exam-parts-data.ts';
import { type ExamPdfPage, judgedBlocks, markedBlock } from './exam-pdf-parts.server.ts';
import { openHeadline, resultOf } from './open-result-words.ts';

export type ExamPdf = {
  /** When the exam was begun. */
  readonly startedAt: string;
  readonly parts: readonly ExamPart[];
  readonly locale: Locale;
  /** All texts of the locale (`serverTexts`). */
  readonly texts: i18n;
  /** Address of the site, for the foot. */
  readonly site: string;
};

/**
 * Rule 9.526: a mock exam as the bytes of a PDF: its parts with their levels as the exam reports them, then each part as its
 * screen has it. As many pages as it takes.
 */
export async function examPdf({ startedAt, parts, locale, texts, site }: ExamPdf): Promise<Buffer> {
  const t = texts.getFixedT(locale, 'result');
  const own = texts.getFixedT(locale, 'result-pdf');
  const day = formatDate(startedAt, locale);
  const sheet = openSheet({ title: own('mock.title', { day }), locale, made: new Date(startedAt) });
  const page: ExamPdfPage = {
    ...{ sheet, locale, t, own },
    writing: texts.getFixedT(locale, 'writing'),
    level: levelWords(t),
    mocks: texts.getFixedT(locale, 'mocks'),
    say: texts.getFixedT(locale, ['open-mocks', 'mocks', 'writing']),
  };
  const heading = `${own('mock.heading')} · ${day}`;
  writeHeader({ sheet, heading });
  const begun = page.mocks(parts.length > 1 ? 'earlier.whole' : 'earlier.part', { day });
  let y = sheet.write('H1', own('mock.name'), 88, { face: 'serif', size: 30, lineGap: 0 });
  y = sheet.write('P', begun, y + 4, { ink: inks.second, size: 10.5 });
  y = partTable(page, { parts, from: y + 14 });
  y = sheet.write('P', page.mocks('result.ours'), y + 6, { ink: inks.muted, size: 9 });
  writeBlocks(
    parts.flatMap((part) => blocksOf(page, part)),
    {
      from: y + 22,
      newPage() {
        sheet.doc.addPage();
        return writeHeader({ sheet, heading });
      },
    },
  );
  writeFooters(page, site);
  return sheet.close();
}

function blocksOf(page: ExamPdfPage, part: ExamPart): readonly Block[] {
  if (part.kind === 'none') return [];
  return part.kind === 'marked' ? [markedBlock(page, part)] : judgedBlocks(page, part);
}

const columns = [0, 130, 230, 390] as const;

/** The level stands out. */
function styleOf({ isHead, index }: { readonly isHead: boolean; readonly index: number }) {
  if (isHead) return { face: 'bold', size: 8.5, ink: inks.second } as const;
  return { face: index === 0 || index === 2 ? 'bold' : 'sans', size: 10.5 } as const;
}

/** Each part with its level, as a certificate has them. @returns the y below */
function partTable(
  { sheet, own, mocks, say, locale }: ExamPdfPage,
  { parts, from }: { readonly parts: readonly ExamPart[]; readonly from: number },
): number {
  const table = sheet.open('Table');
  const row = (cells: readonly string[], at: number, tag: 'TH' | 'TD') => {
    const parent = sheet.open('TR', table);
    for (const [index, cell] of cells.entries())
      sheet.write(tag, cell, at, {
        ...styleOf({ isHead: tag === 'TH', index }),
        x: paper.side + (columns[index] ?? 0),
        width: (columns[index + 1] ?? paper.width - 2 * paper.side) - (columns[index] ?? 0) - 8,
        parent,
      });
    parent.end();
  };
  row([own('mock.part'), own('mock.test'), own('levels.level'), own('mock.taken')], from, 'TH');
  let at = from + 16;
  for (const part of parts) {
    sheet.ornament(() =>
      sheet.doc
        .moveTo(paper.side, at - 3)
        .lineTo(paper.width - paper.side, at - 3)
        .lineWidth(0.5)
        .stroke(inks.hairline),
    );
    const level =
      part.kind === 'none'
        ? own('mock.none')
        : part.kind === 'marked'
          ? mocks(`level.${part.result.level}`)
          : openHeadline(say, resultOf(part));
    const taken = part.kind === 'none' ? '–' : formatDate(part.at, locale);
    row([mocks(`part.${part.part}`), testOf(part), level, taken], at, 'TD');
    at += 21;
  }
  table.end();
  return at;
}

/** Reading and listening are one test for everybody. */
function testOf(part: ExamPart): string {
  if (part.kind === 'none') return '–';
  return part.kind === 'judged' ? part.test : `${reportedLevels[1]}–${reportedLevels[4]}`;
}
