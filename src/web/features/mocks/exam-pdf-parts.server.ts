import type { i18n } from 'i18next';
import { type Block, beside, type Line, stacked, textBlock } from '#web/features/result/pdf-blocks.server.ts';
import { levelBlock, type PdfOpenPage, taskBlock } from '#web/features/result/pdf-open.server.ts';
import { inks, paper, textWidth } from '#web/features/result/pdf-sheet.server.ts';
import { drawAxis, drawProfile } from '#web/features/result/pdf-trail.server.ts';
import { openCriteria, openResultOf } from '#web/features/result/result-data.ts';
import type { ExamPart } from './exam-parts-data.ts';
import { openHeadline, openReason, placesOf, resultOf, type SayOpenResult } from './open-result-words.ts';
import { type PartResultWords, partResultWords, reachedStation } from './part-result-words.ts';

/** What the sheet of a mock exam is written from. */
export type ExamPdfPage = PdfOpenPage & {
  /** Texts of mock exams. */
  readonly mocks: ReturnType<i18n['getFixedT']>;
  /** Those of writing and speaking in them. */
  readonly say: SayOpenResult;
};

type Marked = Extract<ExamPart, { kind: 'marked' }>;
type Judged = Extract<ExamPart, { kind: 'judged' }>;

const title = { face: 'serif', size: 14 } as const;
const headline = { face: 'serif', size: 20, lineGap: 0 } as const;
const said = { size: 10, ink: inks.second } as const;
/** Air above a part. */
const beforePart: Block = { height: 6, write() {} };
const gap = 28;
const half = (textWidth - gap) / 2;

/** Reading or listening: the level, the mountain, how likely each level is, and what separates it from the next. Rule 9.296. */
export function markedBlock(page: ExamPdfPage, { part, result }: Marked): Block {
  const { sheet, mocks, locale } = page;
  const words = partResultWords(mocks, { result, locale });
  const right = { size: 9.5, ink: inks.second, x: paper.side + half + gap, width: half } as const;
  return stacked(
    [
      beforePart,
      textBlock(sheet, [
        ['H2', mocks(`part.${part}`), title],
        ['P', words.level, headline],
        ...[words.sure, ...words.notes].map((one): Line => ['P', one, said]),
      ]),
      profileBlock(page, { result, words }),
      beside([
        chancesBlock(page, { result, words }),
        stacked(
          [
            textBlock(sheet, [['H3', words.nextTitle, { ...right, face: 'bold', size: 10, ink: inks.text }]]),
            ...[words.next, words.error, words.tasks].map((one) => textBlock(sheet, [['P', one, right]])),
          ],
          4,
        ),
      ]),
    ],
    8,
  );
}

type Drawn = { readonly result: Marked['result']; readonly words: PartResultWords };

const profileHeight = 72;

function profileBlock({ sheet }: ExamPdfPage, { result, words }: Drawn): Block {
  const { v: value, low, high } = result;
  return {
    height: profileHeight + 62,
    write: (y) =>
      sheet.figure(words.description, () => {
        const place = { x: paper.side, y: y + 20, width: textWidth, height: profileHeight };
        drawProfile({ sheet, reading: { value, low, high }, place });
        drawAxis({
          sheet,
          reading: { value, low, high, reached: reachedStation(result) },
          place: {
            ...{ x: paper.side, y: y + profileHeight + 34, width: textWidth },
            insets: [textWidth * 0.09, textWidth * 0.11],
            ...{ size: 9, ink: inks.red },
          },
        });
      }),
  };
}

/** Where the bars of the chances stand. */
const bars = { x: paper.side + 62, width: half - 62 - 56, row: 15 } as const;

/** The chance of each level as a bar and in words. */
function chancesBlock({ sheet, mocks }: ExamPdfPage, { result, words }: Drawn): Block {
  return {
    height: 18 + words.chances.length * bars.row,
    write(y) {
      const heading = { face: 'bold', size: 10, width: half } as const;
      sheet.write('H3', mocks('result.levelsTitle'), y, heading);
      const table = sheet.open('Table');
      for (const [index, { level, name, percent, said: chance }] of words.chances.entries()) {
        const at = y + 18 + index * bars.row;
        const isIt = level === result.level;
        const parent = sheet.open('TR', table);
        const style = { face: isIt ? 'bold' : 'sans', size: 9.5, parent } as const;
        sheet.write('TH', name, at, { ...style, width: 60 });
        sheet.write('TD', chance, at, { ...style, x: bars.x + bars.width + 4, width: 52, align: 'right' });
        parent.end();
        sheet.ornament(() => {
          sheet.doc.rect(bars.x, at + 3.5, bars.width, 6).fill(inks.hairline);
          sheet.doc
            .rect(bars.x, at + 3.5, (bars.width * percent) / 100, 6)
            .fill(isIt ? inks.primary : inks.control);
        });
      }
      table.end();
    },
  };
}

/** Writing or speaking: the level or that there is none, our estimate, and each task with its criteria. Rule 9.394. */
export function judgedBlocks(page: ExamPdfPage, judged: Judged): readonly Block[] {
  const { sheet, say } = page;
  const { part, test, tasks, level } = judged;
  const result = resultOf(judged);
  const head: readonly Line[] = [
    ['H2', say(`result.head.${part}`, { test }), title],
    ['P', openHeadline(say, result), headline],
    ['P', openReason(say, result, part), said],
    ...(result.kind === 'level' && result.isCapped
      ? [['P', say(`result.capped.${part}`), said] as const]
      : []),
    ['P', say(`test.ceiling.${part}.${test}`), said],
  ];
  const estimate: readonly Line[] = [['H3', say('result.estimate'), { face: 'bold', size: 10 }]];
  const criteria = openCriteria(tasks);
  const answers = placesOf(judged).flatMap((task, index) => {
    if (!task) return [];
    const of = openResultOf(task);
    return taskBlock(page, {
      result: { ...of, prompt: `${index + 1}. ${of.prompt}` },
      criteria: criteria[task.position] ?? [],
    });
  });
  return [
    stacked([beforePart, textBlock(sheet, head)], 0),
    ...(level ? [stacked([textBlock(sheet, estimate), levelBlock(page, level)], 3)] : []),
    ...answers,
  ];
}
