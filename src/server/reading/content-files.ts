import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type ArticleFile, articleFile } from '#domain/reading/article-file.ts';
import { type StoryFile, storyFile, type VersionFile, versionFile } from '#domain/reading/story-file.ts';
import { storyLevels } from '#domain/reading/story-levels.ts';

/** A file, or the files of a story, with the hash of all their bytes. */
export type ContentEntry<Read> = {
  readonly slug: string;
  readonly hash: string;
  /** @throws Error what is wrong with it */
  readonly read: () => Read;
};

export type WholeStory = { readonly story: StoryFile; readonly versions: readonly VersionFile[] };

/** The files of `<contentDir>/articles`. */
export function articleEntries(contentDir: string): readonly ContentEntry<ArticleFile>[] {
  const folder = join(contentDir, 'articles');
  return list(folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const slug = name.replace(/\.yaml$/, '');
      const text = readFileSync(join(folder, name), 'utf8');
      return { slug, hash: hashOf([text]), read: () => named(read(text, articleFile), slug) };
    });
}

/** The folders of `<contentDir>/lettavis`. */
export function storyEntries(contentDir: string): readonly ContentEntry<WholeStory>[] {
  const folder = join(contentDir, 'lettavis');
  return list(folder).map((slug) => {
    const texts = ['story', ...storyLevels].map((name) => textOf(join(folder, slug, `${name}.yaml`)));
    const [head = '', ...versions] = texts;
    return {
      slug,
      hash: hashOf(texts),
      read: () => ({
        story: named(read(head, storyFile), slug),
        versions: versions.map((text) => read(text, versionFile)),
      }),
    };
  });
}

function list(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

/** A file that is not there is a fault of its story, not of the start. */
function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

function read<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  return schema.parse(parse(text));
}

function named<File extends { readonly id: string }>(file: File, slug: string): File {
  if (file.id !== slug) throw new Error(`The id ${file.id} is not the name of its place, ${slug}.`);
  return file;
}
