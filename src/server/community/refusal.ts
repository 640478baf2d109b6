import { AppError } from '#server/http/errors.ts';

/** What the community refuses: the status and the words of the wire; people read the web's. */
const refusals = {
  title_short: [400, 'The title is too short.'],
  title_long: [400, 'The title is too long.'],
  text_empty: [400, 'There is no text.'],
  text_long: [400, 'The text is too long.'],
  too_many_tags: [400, 'There are too many tags.'],
  tag_wrong: [400, 'A tag is letters and digits with hyphens between them.'],
  too_many_links: [400, 'There are too many links in the text.'],
  category_not_found: [404, 'There is no such category.'],
  post_not_found: [404, 'There is no such post, or it is not yours to change.'],
  comment_not_found: [404, 'There is no such comment, or it is not yours to change.'],
  post_locked: [409, 'Nothing can be written under this post any more.'],
  own_words: [409, 'One does not vote for or report one’s own words.'],
  plus_needed: [403, 'Posting in this category needs a higher package.'],
  profile_needed: [403, 'Set up your profile first.'],
  cannot_reply: [403, 'You cannot reply here.'],
  person_not_found: [404, 'There is nobody like that.'],
  file_type: [
    400,
    'Images, PDF, Word and text files can be attached, and the file must be what its name says.',
  ],
  file_too_large: [413, 'A file may have 10 MB at most.'],
  file_empty: [400, 'The file is empty.'],
  file_not_found: [404, 'The file is not there; send it first.'],
  picture_unsound: [400, 'The picture cannot be read.'],
  too_many_attachments: [400, 'There are too many files.'],
  too_many_files: [429, 'You have sent many files today; go on tomorrow.'],
  no_room: [409, 'Your files take up all the room there is for them.'],
  suspended: [403, 'You cannot write in the community now.'],
  too_much_today: [429, 'You have written much today; go on tomorrow.'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type CommunityRefusal = keyof typeof refusals;

export function refusal(code: CommunityRefusal): AppError {
  const [status, message] = refusals[code];
  return new AppError({ code, status, message });
}
