import { type TaskLevel, taskLevels } from '#domain/levels/levels.ts';
import type { Finding } from '#domain/tasks/checks/finding.ts';
import { type LexiconTopic, lexiconEntry, lexiconTopics } from './entry-file.ts';
import { type Lemma, lemmaOf } from './lexicon.ts';

/** What a file of the lexicon holds: its right entries, and what is wrong with the others. */
export interface LexiconFile {
  readonly lemmas: readonly Lemma[];
  readonly findings: readonly Finding[];
}

/** Reads a parsed `lexicon/<LEVEL>/<topic>.yaml`. An entry that is wrong is left out and named. */
export function readLexiconFile(value: unknown, path: string): LexiconFile {
  const place = placeOf(path);
  if (place === null) return fault(path, 'the path is lexicon/<LEVEL>/<topic>.yaml');
  if (!Array.isArray(value)) return fault(path, 'a list of entries is wanted');
  const lemmas: Lemma[] = [];
  const findings: Finding[] = [];
  for (const item of value as unknown[]) {
    const entry = lexiconEntry.safeParse(item);
    if (entry.success) {
      lemmas.push(lemmaOf(entry.data, place));
      continue;
    }
    const name = (item as { lemma?: unknown } | null)?.lemma;
    for (const issue of entry.error.issues) {
      const message = `${issue.path.join('.')}: ${issue.message}`;
      findings.push({ ...schemaFinding(path, message), task: typeof name === 'string' ? name : null });
    }
  }
  return { lemmas, findings };
}

function placeOf(path: string): { level: TaskLevel; topic: LexiconTopic } | null {
  const [, levelName, topicName] = /^lexicon\/([^/]+)\/([^/]+)\.yaml$/u.exec(path) ?? [];
  const level = taskLevels.find((one) => one === levelName);
  const topic = lexiconTopics.find((one) => one === topicName);
  return level === undefined || topic === undefined ? null : { level, topic };
}

function fault(path: string, message: string): LexiconFile {
  return { lemmas: [], findings: [schemaFinding(path, message)] };
}

function schemaFinding(path: string, message: string): Finding {
  return { severity: 'error', rule: 'schema', path, task: null, message };
}
