import type { StimulusFile } from '#domain/tasks/stimulus-file.ts';
import { type Complaints, complaintsAbout, type Finding } from './finding.ts';
import { aboutPartner, norwegianTexts } from './texts.ts';

/** Quotes, spaces, letters named in explanations, and each explanation in its own language. */
export function checkLanguage(file: StimulusFile, path: string): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { task, text } of norwegianTexts(file)) {
    const about = complaintsAbout(path, task);
    const quote = /["“”„]/u.exec(text);
    if (quote !== null) about.error('typography', `Norwegian quotes are «»: ${near(text, quote.index)}`);
    const space = /(?<=\p{L})\s+[,.;!?](?=\s|$)|(?<=\S) {2,}(?=\S)|[,;](?=\p{L}{2})/u.exec(text);
    if (space !== null) about.error('typography', `a space too many or too few: ${near(text, space.index)}`);
    const time = /\bkl\.?\s*\d{1,2}:\d\d/iu.exec(text);
    if (time !== null) about.error('typography', `times are written kl. 15.30: ${near(text, time.index)}`);
    findings.push(...about.found);
  }
  for (const task of file.tasks) {
    const about = complaintsAbout(path, task.id);
    if (!('explanation' in task)) {
      const notes =
        'models' in task
          ? task.models.flatMap(({ note, errors = [] }) => [note, ...errors.map(({ why }) => why)])
          : [];
      const ofPartner = task.kind === 'discuss' ? aboutPartner(task) : [];
      for (const both of [task.criterion, ...task.points, ...notes, ...ofPartner]) checkTongues(both, about);
      findings.push(...about.found);
      continue;
    }
    const { nb, en } = task.explanation;
    for (const text of [nb, en]) if (namesLetter(text)) about.error('explanation', `names a letter: ${text}`);
    checkTongues(task.explanation, about);
    for (const [language, text] of [
      ['nb', nb],
      ['en', en],
    ] as const) {
      if (text.length < 25) about.error('explanation', `${language} is too short to teach: ${text}`);
      if (text.length > 420) about.warning('explanation', `${language} is long (${text.length} characters)`);
    }
    findings.push(...about.found);
  }
  return findings;
}

function checkTongues({ nb, en }: { readonly nb: string; readonly en: string }, about: Complaints): void {
  if (strangers(nb, englishWords) >= 2) about.error('explanation', `not Norwegian: ${nb}`);
  if (strangers(en, norwegianWords) >= 2) about.error('explanation', `not English: ${en}`);
}

/** Letters move when options are rearranged, so an explanation never names one. */
function namesLetter(text: string): boolean {
  return (
    /\b(?:alternativ|alternativet|svar|svaret|valg|option|options|answer|choice|alternative)\s+[a-g](?![\p{L}\p{N}])/iu.test(
      text,
    ) ||
    /(?<![\p{L}\p{N}])[a-gA-G]\)/u.test(text) ||
    /(?<![\p{L}\p{N}])[A-G]\s+(?:er|is)\s+(?:riktig|rett|galt?|feil|right|wrong|correct)/u.test(text)
  );
}

const englishWords = new Set([
  'the',
  'is',
  'not',
  'and',
  'that',
  'of',
  'she',
  'was',
  'with',
  'this',
  'but',
  'because',
]);
const norwegianWords = new Set([
  'og',
  'ikke',
  'det',
  'er',
  'som',
  'på',
  'hun',
  'jeg',
  'men',
  'fordi',
  'til',
  'av',
  'står',
]);

/** Words of the other language outside quotations. */
function strangers(text: string, words: ReadonlySet<string>): number {
  const own = text.replace(/«[^»]*»|"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*'(?!\p{L})/gu, ' ');
  return own
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => words.has(word)).length;
}

function near(text: string, index: number): string {
  return `…${text.slice(Math.max(0, index - 20), index + 20).replace(/\n/gu, ' ')}…`;
}
