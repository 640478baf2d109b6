import type { SupabaseClient } from '@supabase/supabase-js';
import { tagsOf } from '#domain/community/written-text.ts';
import { languageOf, requestKeyOf } from './post-changes.ts';
import type { PostTyped } from './post-form.tsx';
import { attachmentInput, receiveAttachments, typedAttachments } from './read-attachments.ts';

/** What was typed into the form of a post. */
function readTypedPost(fields: FormData): PostTyped {
  const field = (name: string) => String(fields.get(name) ?? '');
  return {
    categoryId: field('categoryId'),
    language: languageOf(fields.get('language')),
    title: field('title'),
    content: field('content').replaceAll('\r\n', '\n'),
    tags: field('tags'),
    requestKey: requestKeyOf(fields),
    attachments: typedAttachments(fields),
  };
}

/** What the function takes of it. */
export function postFields({ categoryId, language, title, content, tags, attachments }: PostTyped) {
  // What is no address of a category is none that there is.
  const known = /^[a-z-]{1,40}$/.test(categoryId) ? categoryId : 'no-category';
  return {
    ...{ categoryId: known, language, title: title.slice(0, 1000), content: content.slice(0, 100_000) },
    tags: tagsOf(tags)
      .map((tag) => tag.slice(0, 200))
      .slice(0, 40),
    attachments: attachmentInput(attachments),
  };
}

/** What was typed, with the files that a form without script has brought; `problem` is the code of what was refused. */
export async function readWholePost(
  supabase: SupabaseClient,
  fields: FormData,
): Promise<{ readonly typed: PostTyped; readonly problem: string | null }> {
  const { attachments, problem } = await receiveAttachments(supabase, fields);
  return { typed: { ...readTypedPost(fields), attachments }, problem };
}
