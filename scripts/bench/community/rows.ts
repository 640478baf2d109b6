import type pg from 'pg';
import { escapeLiteral } from 'pg';

/** People who write. */
const people = 2000;

/** Some discussions have none, a few have many: how many of each ten, when there are ten for each on the average. */
const commentsOfTen = [0, 1, 2, 3, 5, 8, 12, 20, 24, 25];
/** Votes by a number below 1024 that is by chance: half have none. */
const voted =
  'case when v < 512 then 0 when v < 768 then 1 when v < 896 then 2 when v < 960 then 4 when v < 1016 then 8 else 20 end';

/** Words of all kinds of frequency; put together, as Norwegian does, they make the rare ones. */
const words =
  'norsk prøve ord brev skrive lese lytte snakke nivå setning verb preposisjon uttale lærer kurs jobb barn bolig lege skole buss vær mat helg svar spørsmål tekst øve hjelp tid dag uke komma adjektiv bøyning hovedsetning leddsetning muntlig skriftlig klage søknad strøm regning utleier barnehage kommune stemme dialekt'.split(
    ' ',
  );
const sentences = [
  'Det heter *det* fordi regelen er slik, og fordi subjektet kommer etter verbet i slike setninger.',
  'Takk, det hjalp meg. Jeg skrev om setningen slik du foreslo, og nå forstår jeg hvorfor den var feil.',
  'Jeg hadde den samme prøven i fjor. **Les oppgaven to ganger** før du begynner, og hold av ti minutter til slutt.',
  'Prøv å si setningen høyt.',
  'I vår kommune var det annerledes: der fikk vi svaret etter tre uker, og det kom i posten.',
  'På dialekten min sier vi noe annet, men i en tekst til prøven bør du velge én form og holde deg til den hele veien.',
  'Se på side 40 i læreboka, der er det en tabell.',
  'Ja, men husk at «ikke» står etter verbet i hovedsetningen og foran verbet i leddsetningen.',
];

/** A part of the discussions, by their numbers. */
export type Batch = {
  readonly first: number;
  readonly last: number;
  /** How many there are in all. */
  readonly posts: number;
  /** The moment up to which was written, so that all parts agree. */
  readonly until: string;
  /** Comments of a discussion, on the average. */
  readonly perPost: number;
};

const listOf = (texts: readonly string[]) => `(array[${texts.map(escapeLiteral).join(', ')}])`;
const uuidOf = (key: string) => `md5(${key})::uuid`;
const personOf = (number: string, further = '0') =>
  uuidOf(`'person ' || (1 + ((hashint4(${number}) & 1073741823) + ${further}) % ${people})`);

export async function fillPeople(pool: pg.Pool): Promise<void> {
  await pool.query(
    `with made as (
       insert into auth.users (id, email) select ${uuidOf(`'person ' || n`)}, 'bench-' || n || '@example.no'
       from generate_series(1, ${people}) as n returning id
     ), users as (insert into public.users (id) select id from made on conflict do nothing)
     insert into public.community_user_profiles (id, name, first_wrote_at, member_since)
       select id, 'Kari', now() - interval '2 years', now() - interval '2 years' from made
       on conflict (id) do update set first_wrote_at = excluded.first_wrote_at`,
  );
}

/** The discussions of a part: number, id, when begun, how many comments and votes. */
function numbered({ first, last, posts, until, perPost }: Batch): string {
  const counts = commentsOfTen.map((count) => Math.round((count * perPost) / 10)).join(', ');
  return `(select n, ${uuidOf(`'post ' || n`)} as id, (array[${counts}])[1 + n % 10] as comments, ${voted} as votes,
      '${until}'::timestamptz as until, '${until}'::timestamptz - interval '2 years' * ((${posts} - n) / ${posts}.0) - interval '1 minute' as begun
    from (select n, hashint4(n + 1) & 1023 as v from generate_series(${first}, ${last}) as n) as numbers) as p`;
}

/** When the k-th comment was written: most soon, some long after. */
const commentedAt = (k: string) =>
  `p.begun + (p.until - p.begun) * power(${k}::float8 / (p.comments + 1), 3)`;

export function fillPosts(batch: Batch): string {
  return `insert into public.community_posts
      (id, category_id, user_id, language, title, content, content_html, excerpt, tags, votes, views, comments, last_activity_at, created_at)
    select p.id, ${listOf(['writing', 'speaking', 'words-grammar', 'exam-day', 'life-in-norway'])}[1 + (p.n / 10) % 5],
      ${personOf('p.n')}, case when p.n / 50 % 5 = 0 then 'en' else 'nb' end, left(t.text, 70), t.text, '<p>' || t.text || '</p>', left(t.text, 200),
      array[${listOf(words)}[1 + (p.n / 7) % 20], ${listOf(words)}[21 + (p.n / 11) % 25]], p.votes, (hashint4(p.n + 2) & 1023), p.comments,
      case when p.comments > 0 then ${commentedAt('p.comments')} else p.begun end, p.begun
    from ${numbered(batch)}, lateral (
      select string_agg(w.list[1 + (random() * random() * 49)::int] || case when random() < 0.25 then
        w.list[1 + (random() * random() * 49)::int] || case when random() < 0.5 then w.list[1 + (random() * 49)::int] else '' end else '' end, ' ')
        || ' ' || p.n as text
      from generate_series(1, 40 + p.n % 3), (select ${listOf(words)} as list offset 0) as w) as t`;
}

/** Every fifth answers the one before. In the order in which they were written, so that those of a discussion lie apart. */
export function fillComments(batch: Batch): string {
  const most = Math.ceil((Math.max(...commentsOfTen) * batch.perPost) / 10);
  const idOf = (k: string) => uuidOf(`'comment ' || p.n || '.' || ${k}`);
  const above = `case when k % 5 = 0 then ${idOf('(k - 1)')} end`;
  const html = sentences.map(
    (text) =>
      `<p>${text.replace(/\*\*(.+)\*\*/, '<strong>$1</strong>').replace(/\*(.+)\*/, '<em>$1</em>')}</p>`,
  );
  return `insert into public.community_comments
      (id, post_id, parent_id, root_id, user_id, language, content, content_html, replies, created_at)
    select ${idOf('k')}, p.id, ${above}, ${above}, ${personOf('p.n * 64 + k')}, 'nb', ${listOf(sentences)}[1 + (p.n + k) % 8],
      ${listOf(html)}[1 + (p.n + k) % 8], case when k % 5 = 4 and k < p.comments then 1 else 0 end, ${commentedAt('k')}
    from generate_series(1, ${most}) as k join ${numbered(batch)} on k <= p.comments order by k, p.n`;
}

/** Who votes follows, as who writes does. */
export function fillVotes(batch: Batch): string {
  // Apart from one another, so that nobody votes twice.
  const voter = personOf('p.n + 3', 'v * 97');
  return `with voted as (
      select p.id, ${voter} as voter, p.begun from ${numbered(batch)} join generate_series(1, 20) as v on v <= p.votes
    ), votes as (
      insert into public.community_votes (user_id, post_id, created_at) select voter, id, begun + interval '1 hour' from voted
    )
    insert into public.community_follows (user_id, post_id, created_at)
      select distinct on (who, id) who, id, at from (
        select voter as who, id, begun + interval '1 hour' as at from voted
        union all select ${personOf('p.n')}, p.id, p.begun from ${numbered(batch)}
      ) as following order by who, id, at`;
}
