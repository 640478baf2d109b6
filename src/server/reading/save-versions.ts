import { wordsIn } from '#domain/language/words.ts';
import { stimulusOfVersion, type VersionFile } from '#domain/reading/story-file.ts';
import { paragraphsOf } from '#domain/tasks/cloze-text.ts';
import type { PublicMarkedTask, SecretMarkedTask } from '#domain/tasks/presentation.ts';
import { splitMarkedTask } from '#domain/tasks/split-task.ts';
import type { Transaction } from '#server/db/database.ts';

/** Makes the rows of a story's versions and their keys equal to these; wherever they come from. */
export async function saveVersions(
  transaction: Transaction,
  { slug, versions }: { readonly slug: string; readonly versions: readonly VersionFile[] },
): Promise<void> {
  for (const version of versions) {
    const { level, title, lead, text, glosses } = version;
    const { questions, keys } = splitQuestions(slug, version);
    await transaction.query(
      `insert into public.story_versions (slug, level, title, lead, paragraphs, glosses, questions, words)
       values ($1, $2, $3, $4, $5, $6, $7, $8)
       on conflict (slug, level) do update set title = excluded.title, lead = excluded.lead,
         paragraphs = excluded.paragraphs, glosses = excluded.glosses, questions = excluded.questions, words = excluded.words`,
      [
        ...[slug, level, title, lead, paragraphsOf(text)],
        ...[JSON.stringify(glosses), JSON.stringify(questions), wordsIn(text).length],
      ],
    );
    await transaction.query(
      `insert into public.story_keys (slug, level, keys) values ($1, $2, $3)
       on conflict (slug, level) do update set keys = excluded.keys`,
      [slug, level, JSON.stringify(keys)],
    );
  }
}

/** A version's questions as they are asked and marked. */
export type AskedQuestions = {
  readonly questions: readonly { readonly id: string; readonly task: PublicMarkedTask }[];
  readonly keys: Readonly<Record<string, SecretMarkedTask>>;
};

/** What is shown of a version's questions before the answer, and what only after it. */
export function splitQuestions(story: string, version: VersionFile): AskedQuestions {
  const { stimulus } = stimulusOfVersion(story, version);
  const split = version.tasks.map((task) => ({
    id: task.id,
    ...splitMarkedTask({ task, stimulus, seed: `${story}/${version.level}/${task.id}` }),
  }));
  return {
    questions: split.map(({ id, public: task }) => ({ id, task })),
    keys: Object.fromEntries(split.map(({ id, secret }) => [id, secret])),
  };
}
