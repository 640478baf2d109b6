import { storyMailDay } from '#domain/mails/mail-occasions.ts';
import type { StoryLevel } from '#domain/reading/story-levels.ts';
import { addDays } from '#domain/time/days.ts';
import type { Transaction } from '#server/db/database.ts';
import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';
import {
  type Batch,
  batchOf,
  batchSize,
  people,
  type RecipientRow,
  recipientColumns,
  recipientOf,
  type Sweep,
  wanted,
} from './due-mail.ts';

const kind = 'stories';
/** Stories of one mail; more stand in the list it leads to. */
const mostStories = 5;

type Told = { readonly slug: string; readonly title: string; readonly lead: string };
type Row = RecipientRow & { readonly level: StoryLevel; readonly stories: readonly Told[] };

/**
 * LettAvis by mail, on a Thursday morning: the stories since the Thursday before that no mail told this person of, at the level
 * they chose. A week without any is not written about. Rule 9.498.
 */
export async function storyMails(transaction: Transaction, { now, after }: Sweep): Promise<Batch> {
  const day = storyMailDay(now);
  if (day === null) return { due: [], last: null };
  const rows = await transaction.query<Row>(
    `select ${recipientColumns}, c.stories_level as level, told.stories
     from ${people} cross join lateral (
       select json_agg(json_build_object('slug', n.slug, 'title', n.title, 'lead', n.lead)
         order by n.published_at desc, n.slug) as stories
       from (
         select s.slug, s.published_at, v.title, v.lead
         from public.stories s join public.story_versions v on v.slug = s.slug and v.level = c.stories_level
         where s.status <> 'draft' and s.published_at <= $1
           and s.published_at >= $2::date::timestamp at time zone 'Europe/Oslo'
           and not exists (select from bestatt.sent_mails m
             where m.user_id = u.id and m.kind = '${kind}' and s.slug = any (m.about))
         order by s.published_at desc, s.slug limit ${mostStories}
       ) as n
     ) as told
     where c.stories and ${wanted(kind)} and u.id > $4 and told.stories is not null
       and not exists (select from bestatt.sent_mails m
         where m.user_id = u.id and m.kind = '${kind}' and m.occasion = $3)
     order by u.id limit ${batchSize}`,
    [now, addDays(day, -7), day, after],
  );
  return batchOf(rows, (row) => {
    const recipient = recipientOf(row);
    return {
      ...{ recipient, kind, occasion: day, link: `/lettavis?level=${row.level}` },
      text: storiesText(recipient.locale, row),
      about: row.stories.map(({ slug }) => slug),
    };
  });
}

function storiesText(locale: TextLocale, { level, stories }: Row): MailText {
  const count = stories.length;
  const entries = stories.map(({ slug, title, lead }) => ({
    ...{ title, text: lead, link: `/lettavis/${slug}?level=${level}`, language: 'nb' },
  }));
  const [first] = stories;
  return locale === 'nb-NO'
    ? {
        subject: `LettAvis: ${first?.title}`,
        heading: count === 1 ? 'Én ny tekst å lese denne uka' : `${count} nye tekster å lese denne uka`,
        paragraphs: [
          `På nivå ${level}, lest opp, med forklaring på vanskelige ord og tre spørsmål til hver tekst.`,
        ],
        entries,
        button: 'Se alle tekstene',
        note: 'Du får denne e-posten på torsdager fordi du har valgt den i innstillingene. Der velger du også nivå.',
      }
    : {
        subject: `LettAvis: ${first?.title}`,
        heading: count === 1 ? 'One new story to read this week' : `${count} new stories to read this week`,
        paragraphs: [
          `At level ${level}, read aloud, with the hard words explained and three questions to each.`,
        ],
        entries,
        button: 'See all stories',
        note: 'You get this email on Thursdays because you chose it in the settings, where you also choose the level.',
      };
}
