import { z } from 'zod';
import { bothLanguages, slug } from '#domain/tasks/file-fields.ts';

/** The shape of one file in `content/scenes/<slug>.yaml`. How to write one: docs/content.md, "Scenes". */

/** A part in the picture. Later ones cover earlier ones. */
const placement = z.strictObject({
  part: z.string(),
  /** Where its foot stands in the frame of 600 × 400; backdrops start at [0, 0]. */
  at: z.tuple([z.number(), z.number()]),
  size: z.number().min(0.2).max(3).default(1),
  /** Mirrored. */
  flip: z.boolean().default(false),
  with: z.record(z.string(), z.unknown()).default({}),
});

/** Something that can be named in the picture. */
const listed = z.strictObject({
  what: z.enum(['person', 'thing', 'animal', 'place', 'weather']),
  /** With its article: «en gammel mann». */
  nb: z.string().min(2),
  en: z.string().min(2),
  /** Said after it: «leser avisa». */
  doing: bothLanguages.optional(),
  where: bothLanguages.optional(),
});

export const sceneFile = z.strictObject({
  id: slug,
  title: bothLanguages,
  /** What is seen, for those who do not see it, in words that do not do the task for them. */
  alt: bothLanguages,
  /** A small picture of one subject, for options; it does not serve to be described. */
  small: z.boolean().default(false),
  contains: z.array(listed).min(1),
  drawing: z.array(placement).min(2),
});
export type SceneFile = z.infer<typeof sceneFile>;
export type Placement = SceneFile['drawing'][number];
