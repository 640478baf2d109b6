import { foldWord } from '#domain/language/words.ts';
import type { ServerContext } from '#server/context/server-context.ts';
import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import type { TextChecker } from '#server/language/text-checker.ts';
import { createLexiconFinder } from '#server/words/lexicon-finder.ts';
import { articleDeskFunctions } from './article-functions.ts';
import { checkStoryDraft, lowestLevel } from './check-story-draft.ts';
import { deskAccess } from './desk-access.ts';
import { deskChangesFunctions } from './desk-changes.ts';
import type { DeskLanguage } from './desk-kind.ts';
import { deskPreviewsFunction } from './desk-previews.ts';
import { deskDraftsFunction, deskSavesFunctions } from './desk-saves.ts';
import { deskStoriesFunction, deskStoryFunction } from './desk-stories.ts';
import { fetchFeed } from './fetch-feed.ts';
import { readDraft } from './read-draft.ts';
import { storyKind } from './story-kind.ts';
import type { Suggester } from './suggest-version.ts';

/** What the desk may ask of the outside. */
export type DeskSettings = {
  /** Null: no language model is configured, and that is said. */
  readonly suggester: Suggester | null;
  /** Names of the operator's own network whose feeds may be fetched, in small letters. */
  readonly feedHosts: ReadonlySet<string>;
  /** A content host is set up whose pictures may stand in articles. */
  readonly hasImageHost: boolean;
};

/** What an editor may wait for a suggestion. */
const suggestionMs = 90_000;

/** The editor's desk: stories of LettAvis and articles from a draft to what is read. Decisions 158 and 168. */
export function deskFunctions(parts: {
  readonly desk: DeskSettings;
  readonly checker: TextChecker;
}): readonly ServerFunction[] {
  const lexiconFinder = createLexiconFinder();
  const languageOf = async ({ database, now }: ServerContext): Promise<DeskLanguage> => ({
    finder: await lexiconFinder(database, now()),
    checker: parts.checker,
    hasImageHost: parts.desk.hasImageHost,
  });
  return [
    deskStoriesFunction(),
    deskStoryFunction(() => parts.desk.suggester?.provider ?? null),
    deskDraftsFunction(),
    ...deskSavesFunctions(),
    deskChecksFunction(languageOf),
    deskWordsFunction(languageOf),
    deskSuggestionsFunction(() => parts.desk.suggester),
    deskFeedsFunction(() => parts.desk.feedHosts),
    ...deskChangesFunctions(languageOf),
    deskPreviewsFunction(),
    ...articleDeskFunctions(languageOf),
  ];
}

type LanguageOf = (context: ServerContext) => Promise<DeskLanguage>;

/** Rule 9.483. `desk-checks`: what the saved draft lacks, and what speaks against it. */
function deskChecksFunction(languageOf: LanguageOf): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-checks',
    async run({ draftId }, { context }) {
      const language = await languageOf(context);
      return context.database.asService(async (transaction) => {
        const draft = await readDraft(transaction, { kind: storyKind, id: draftId });
        const findings = await checkStoryDraft(transaction, draft, language);
        return { revision: draft.revision, findings: [...findings] };
      });
    },
  });
}

/** Rule 9.482. `desk-words`: at which level the lexicon has words, as they stand. */
function deskWordsFunction(languageOf: LanguageOf): ServerFunction {
  return defineFunction({
    ...deskAccess,
    name: 'desk-words',
    async run({ words }, { context }) {
      const { finder } = await languageOf(context);
      return { levels: Object.fromEntries(words.map((word) => [word, lowestLevel(finder, foldWord(word))])) };
    },
  });
}

/** Rule 9.482. `desk-suggestions`: a text put into easier words, where a language model is configured. */
function deskSuggestionsFunction(suggesterOf: () => Suggester | null): ServerFunction {
  return defineFunction({
    ...deskAccess,
    limit: { burst: 10, perHour: 60 },
    name: 'desk-suggestions',
    async run({ draftId, level, text }, { context, request }) {
      await context.database.asService((transaction) =>
        readDraft(transaction, { kind: storyKind, id: draftId }),
      );
      const suggester = suggesterOf();
      if (!suggester) return { kind: 'refused', reason: 'no_model' };
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(suggestionMs)]);
      return suggester.suggest({ level, text }, signal);
    },
  });
}

/** Rule 9.487. `desk-feeds`: what a feed has, by its address. */
function deskFeedsFunction(hostsOf: () => ReadonlySet<string>): ServerFunction {
  return defineFunction({
    ...deskAccess,
    limit: { burst: 20, perHour: 200 },
    name: 'desk-feeds',
    run: ({ url }) => fetchFeed(url, { privateHosts: hostsOf() }),
  });
}
