import { z } from 'zod';
import { bothLanguages, sentence, slug } from '#domain/tasks/file-fields.ts';

/** One file in `content/articles/<slug>.yaml`: an article in both languages. How to write one: docs/content.md. */

export const articleTopics = ['exam', 'skills', 'plans', 'rules', 'mistakes', 'words'] as const;
export type ArticleTopic = (typeof articleTopics)[number];

/** The languages an article is written in. */
export const articleLanguages = ['nb', 'en'] as const;
export type ArticleLanguage = (typeof articleLanguages)[number];

export const day = z.iso.date();
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'a year and a month: 2026-11');
/** Some museums have no other. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Markdown with tokens of facts (`fact-tokens.ts`) in it. */
export const articleText = z.strictObject({
  title: sentence,
  description: sentence,
  lead: sentence,
  body: sentence,
});

const source = z.strictObject({ title: sentence, publisher: sentence, url: webAddress, read: month });

export const articleFile = z.strictObject({
  id: slug,
  topic: z.enum(articleTopics),
  published: day,
  scene: slug,
  /** What its drawing shows, for whoever draws it. */
  picture: bothLanguages,
  related: z.array(slug).max(4),
  sources: z.array(source).min(1),
  nb: articleText,
  en: articleText,
});

export type ArticleText = z.infer<typeof articleText>;
export type ArticleFile = z.infer<typeof articleFile>;
export type ArticleSource = z.infer<typeof source>;
