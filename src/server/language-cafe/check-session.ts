import { randomBytes } from 'node:crypto';
import { jitsiLink } from '#domain/language-cafe/meeting-link.ts';
import { problemsOf, type SessionFields } from '#domain/language-cafe/session-form.ts';
import type { Transaction } from '#server/db/database.ts';
import type { CafeSettings } from './cafe-settings.ts';
import { refusal } from './refusal.ts';

/**
 * What a host says of a session, ready to be kept: with the sheet's title where they gave none.
 * @throws AppError with a code of `refusal.ts`
 */
export async function checkSession(
  transaction: Transaction,
  fields: SessionFields,
  { weeks, now, settings }: { readonly weeks: number; readonly now: Date; readonly settings: CafeSettings },
): Promise<string> {
  const [problem] = problemsOf(fields, { weeks, now });
  if (problem) throw refusal(problem);
  if (fields.link === '' && settings.meetingServer === null) throw refusal('link_needed');
  if (fields.topic === null) return fields.title;
  const [sheet] = await transaction.query<{ title_nb: string }>(
    'select title_nb from public.conversation_sheets where topic = $1',
    [fields.topic],
  );
  if (!sheet) throw refusal('sheet_not_found');
  return fields.title || sheet.title_nb;
}

/** Rule 9.476: the link that was given, else a room of 128 random bits, another for each session. */
export function linkOf({ link }: Pick<SessionFields, 'link'>, { meetingServer }: CafeSettings): string {
  if (link !== '' || meetingServer === null) return link;
  return jitsiLink(meetingServer, randomBytes(16).toString('hex'));
}
