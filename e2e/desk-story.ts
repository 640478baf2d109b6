import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parse } from 'yaml';
import {
  type DraftQuestion,
  type DraftVersion,
  emptyDraft,
  emptyQuestion,
  type StoryDraft,
} from '#domain/reading/story-draft.ts';
import { storyFile, type VersionFile, versionFile } from '#domain/reading/story-file.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';

const folder = join(import.meta.dirname, '../content/lettavis/pant');
const read = (name: string): unknown => parse(readFileSync(join(folder, `${name}.yaml`), 'utf8'));

/** A whole story as it lies on the desk: that of a file, under another address. */
export function wholeDraft(slug: string): StoryDraft {
  const { sources, topic, scene, related } = storyFile.parse(read('story'));
  return {
    ...emptyDraft({ kind: 'written', title: '', url: '', text: '' }),
    ...{ slug, topic, scene, related, sources },
    versions: { A2: versionOf('A2'), B1: versionOf('B1'), B2: versionOf('B2') },
  };
}

function versionOf(level: StoryLevel): DraftVersion {
  const { title, lead, text, glosses, tasks } = versionFile.parse(read(level));
  return { title, lead, text, glosses, questions: tasks.map(questionOf) };
}

type Letter = DraftQuestion['letter'];

function questionOf(task: VersionFile['tasks'][number]): DraftQuestion {
  const { prompt, explanation, evidence = '' } = task;
  const head = { ...emptyQuestion, prompt, explanation, evidence };
  switch (task.kind) {
    case 'choose':
      return { ...head, kind: task.kind, options: Object.values(task.options), letter: task.key };
    case 'true_false':
      return { ...head, kind: task.kind, truth: task.key };
    case 'click_word':
      return { ...head, kind: task.kind, word: task.key };
    case 'match':
      return {
        ...{ ...head, kind: task.kind, options: Object.values(task.options) },
        items: task.items.map(({ text, key }) => ({ text, letter: key as Letter })),
      };
    case 'cloze':
      return {
        ...{ ...head, kind: task.kind, text: task.text },
        gaps: task.gaps.map(({ options, key }) => ({
          options: Object.values(options),
          letter: key as Letter,
        })),
      };
    default:
      throw new Error(`The desk has no form for ${task.kind}.`);
  }
}

/** A feed with one entry at an address of this machine. */
export async function serveFeed(): Promise<{ readonly url: string; readonly close: () => void }> {
  const feed = `<?xml version="1.0"?><rss version="2.0"><channel><title>Skogsnytt</title>
    <item><title>Elg på skoleveien</title><link>https://skogsnytt.example/elg</link>
    <description>&lt;p&gt;En elg gikk over veien.&lt;/p&gt;&lt;p&gt;Barna ventet.&lt;/p&gt;</description></item></channel></rss>`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml' }).end(feed);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/feed.xml`, close: () => server.close() };
}
