import type { i18n } from 'i18next';
import type { Summary } from '#domain/assessment/types.ts';
import type { LevelWords } from '#web/levels/level-words.ts';
import type { Locale } from '#web/locale/locale.ts';
import { type FeedbackWords, furtherPoints, plainWords } from './feedback-words.ts';
import { inks, type PdfSheet, paper } from './pdf-sheet.server.ts';

/** What everything on the sheet is written from. */
export type PdfPage = {
  readonly sheet: PdfSheet;
  readonly locale: Locale;
  readonly kind: 'level' | 'custom' | 'practice';
  readonly summary: Summary;
  /** Texts of the screen (`result`). */
  readonly t: ReturnType<i18n['getFixedT']>;
  /** Texts of the PDF alone (`result-pdf`). */
  readonly own: ReturnType<i18n['getFixedT']>;
  /** Texts of writing and speaking. */
  readonly writing: ReturnType<i18n['getFixedT']>;
  readonly level: LevelWords;
  readonly words: FeedbackWords;
  /** What a custom test was put together of, in words; null for a level test. */
  readonly chosen: string | null;
  /** A level may be named. */
  readonly named: boolean;
};

/** The feedback, most important first, from `from` down as far as the page reaches. */
export function writeFeedback(page: PdfPage, from: number): void {
  const { sheet, summary, t } = page;
  const end = paper.height - paper.foot - 12;
  let y = from;
  for (const block of feedbackBlocks(page)) {
    const height = block.reduce(
      (sum, line) => sum + gapOf(line.tag) + sheet.heightOf(line.words, styleOf(line.tag)),
      0,
    );
    if (y + height > end) break;
    for (const line of block) y = sheet.write(line.tag, line.words, y + gapOf(line.tag), styleOf(line.tag));
  }
  const note = { ink: inks.muted, size: 8.5 };
  if (summary.feedback.recommendations.length > 0 && y + 24 < paper.height - paper.foot)
    sheet.write('P', t('feedback.rules'), y + 10, note);
}

type Block = readonly { readonly tag: 'H2' | 'H3' | 'P'; readonly words: string }[];

function feedbackBlocks({ summary, t, own, words, named: levelNamed }: PdfPage): readonly Block[] {
  const { general, strengths, improvements, recommendations } = summary.feedback;
  const points = furtherPoints(general);
  const heading = (words: string) => ({ tag: 'H2', words }) as const;
  const named = (title: string, ...lines: readonly string[]) => [
    { tag: 'H3', words: plainWords(title) } as const,
    ...lines.map((line) => ({ tag: 'P', words: line }) as const),
  ];
  const { level } = summary.overall;
  const known = levelNamed && summary.overall.verdict.kind !== 'unknown';
  const [firstFinding, ...findings] = improvements.map((finding) =>
    named(
      words.subject(finding.subject),
      plainWords(words.finding(finding)),
      plainWords(words.advice(finding.subject)),
    ),
  );
  const [firstAdvice, ...advice] = recommendations
    .filter((wanted) => wanted.key !== 'practise')
    .map((wanted) => words.recommendation(wanted))
    .map((one) => named(one.title, one.text));
  const [firstStrength, ...others] = strengths.map((finding) =>
    named(words.subject(finding.subject), plainWords(words.finding(finding))),
  );
  const sections: readonly Block[] = [
    // A heading stays with what follows it.
    ...(firstFinding ? [[heading(t('feedback.improvements')), ...firstFinding], ...findings] : []),
    ...(firstAdvice ? [[heading(t('feedback.more')), ...firstAdvice], ...advice] : []),
    ...(firstStrength ? [[heading(t('feedback.strengths')), ...firstStrength], ...others] : []),
    ...(points.length > 0
      ? [
          [
            heading(t('feedback.general')),
            ...points.map((point) => ({ tag: 'P', words: words.general(point) }) as const),
          ],
        ]
      : []),
    ...(known
      ? [
          [
            heading(own('whatItMeans', { level })),
            ...summary.categories.map(
              ({ category }) => ({ tag: 'P', words: t(`can-do:${level}.${category}`) }) as const,
            ),
          ],
        ]
      : []),
  ];
  return sections;
}

function styleOf(tag: Block[number]['tag']) {
  if (tag === 'H2') return { face: 'serif', size: 14 } as const;
  return tag === 'H3'
    ? ({ face: 'bold', size: 10, width: 430 } as const)
    : ({ ink: inks.second, size: 9.5, width: 430 } as const);
}

function gapOf(tag: Block[number]['tag']): number {
  return { H2: 20, H3: 8, P: 2 }[tag];
}
