import type { FunctionOutput } from '#domain/functions/functions.ts';
import { type Level, levels } from '#domain/levels/levels.ts';
import type { WordFinder } from '#domain/lexicon/look-up.ts';
import { missingWords } from '#domain/lexicon/missing-words.ts';
import { checkStory } from '#domain/reading/check-story.ts';
import { stimulusOfVersion } from '#domain/reading/story-file.ts';
import { type StoryLevel, storyLevels } from '#domain/reading/story-levels.ts';
import { type DraftParts, storyOfDraft } from '#domain/reading/story-of-draft.ts';
import { namesInText } from '#domain/tasks/checks/check-words.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { norwegianTexts } from '#domain/tasks/checks/texts.ts';
import type { Transaction } from '#server/db/database.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { addressFault, misspeltWords, readPlaces } from './check-parts.ts';
import type { DeskLanguage } from './desk-kind.ts';
import type { StoryRow } from './draft-row.ts';

export type DeskFinding = FunctionOutput<'desk-checks'>['findings'][number];

/**
 * Everything that keeps a draft from being published (errors) or that its editor should look at (warnings): the rules of
 * `content:check`, with our checker of Norwegian in the place of the bank's word list. Rule 9.483.
 */
export async function checkStoryDraft(
  transaction: Transaction,
  draft: StoryRow,
  { finder, checker }: DeskLanguage,
): Promise<readonly DeskFinding[]> {
  const parts = storyOfDraft(draft.content);
  const { missing, story, versions } = parts;
  const places = await readPlaces(transaction, { pages: 'public.stories' }, draft.slug);
  const address = addressFault(draft, places.taken);
  const whole = storyLevels.filter((level) => versions[level]);
  const id = story?.id ?? 'historien';
  const text = Object.values(versions).map((version) => version.text);
  const names = new Set(text.flatMap(namesInText));
  const judged = checkStory({
    story: { id, related: draft.content.related },
    versions,
    places: { pages: new Set(), articles: new Set(), stories: places.published },
    levelOf: (word) => lowestLevel(finder, word),
    unexplained: (words) => [
      ...missingWords({ texts: [words], vocabulary: vocabularyOf(finder), isWord: () => true, names }).keys(),
    ],
  });
  return [
    ...missing.map(({ level, field, number, message }) =>
      found({ severity: 'error', level, field, number, rule: 'missing', message }),
    ),
    ...(address ? [found({ severity: 'error', level: null, field: 'slug', number: null, ...address })] : []),
    ...judged.filter((one) => about(one, whole)).map((one) => deskFinding(one, parts)),
    ...(await misspelt(parts, checker)),
  ];
}

/** The lowest level at which the lexicon has a word as it stands, folded; null where it has it not. */
export function lowestLevel({ byForm }: WordFinder, word: string): Exclude<Level, 'Pre-A1'> | null {
  const found = byForm.get(word)?.toSorted((one, other) => rank(one.level) - rank(other.level));
  return found?.[0]?.level ?? null;
}

function rank(level: Level): number {
  return levels.indexOf(level);
}

function vocabularyOf({ byForm, phrasesByWord }: WordFinder) {
  return {
    has: (form: string) => byForm.has(form) || phrasesByWord.has(form),
    hasPart: (form: string) =>
      byForm
        .get(form)
        ?.some(
          ({ pos }) => pos === 'noun' || (form.length > 2 && ['verb', 'adjective', 'numeral'].includes(pos)),
        ) ?? false,
  };
}

/** What is said of a version that is not whole is said by what is missing. */
function about({ path, rule }: Finding, whole: readonly StoryLevel[]): boolean {
  const level = levelOfPath(path);
  if (level) return whole.includes(level);
  return rule !== 'paragraphs' || whole.length === storyLevels.length;
}

function levelOfPath(path: string): StoryLevel | null {
  return storyLevels.find((level) => path.endsWith(`/${level}.yaml`)) ?? null;
}

function deskFinding(
  { severity, rule, path, task, message }: Finding,
  { versions }: DraftParts,
): DeskFinding {
  const level = levelOfPath(path);
  const place = level && task ? (versions[level]?.tasks.findIndex(({ id }) => id === task) ?? -1) : -1;
  return {
    ...found({ severity, level, rule, message, field: null, number: null }),
    question: place < 0 ? null : place + 1,
  };
}

/** Words that are spelt wrong, by our checker: names and rare words are among them, so they are warnings. */
async function misspelt({ versions }: DraftParts, checker: TextChecker): Promise<readonly DeskFinding[]> {
  const findings: DeskFinding[] = [];
  for (const version of Object.values(versions)) {
    const texts = [
      version.lead,
      ...norwegianTexts(stimulusOfVersion('historien', version)).map(({ text }) => text),
    ];
    const message = await misspeltWords(texts.join('\n\n'), checker);
    if (message === null) continue;
    findings.push(
      found({ severity: 'warning', level: version.level, rule: 'word', message, field: null, number: null }),
    );
  }
  return findings;
}

function found(finding: Omit<DeskFinding, 'question'>): DeskFinding {
  return { ...finding, question: null };
}
