import type { Asked } from './library.ts';

/** A request with SQL, or what breaks out of quotes, in any of its places. */
export type HostileQuery = { readonly path: string; readonly asked: Asked };

/** Values that would do harm, or break something, where they came into SQL, a path or a parser. */
export const attacks = [
  `'; select private.trap(); --`,
  `'||private.trap()||'`,
  `" ; select private.trap(); --`,
  `"),(select private.trap()) --`,
  `') or private.trap()=1 --`,
  `1; select private.trap()`,
  `1 union select private.trap()`,
  `(select private.trap())`,
  `private.trap()`,
  `$1`,
  `$$;select private.trap();$$`,
  `\\'; select private.trap(); --`,
  `E'\\''; select private.trap(); --`,
  `%27;select private.trap();--`,
  `*/ select private.trap() /*`,
  `; drop table books; --`,
  `' or '1'='1`,
  `" or ""="`,
  `) FROM secrets --`,
  `secrets`,
  `private.keys`,
  `pg_catalog.pg_authid`,
  `pg_authid`,
  `version()`,
  `current_setting('request.jwt.claims')`,
  `{"a":1}`,
  `{1,2`,
  `[1,`,
  `(1,2)`,
  `null`,
  `\u0000`,
  `a\u0000b`,
  `\ud800`,
  `😀`,
  `ﬀ`,
  `\u202e`,
  `-1`,
  `1e400`,
  `99999999999999999999`,
  `9'9`,
  ``,
  ` `,
  `\n`,
  `\t`,
  `x`.repeat(3000),
  `((((((((((`,
  `))))))))))`,
  `,,,,`,
  `....`,
  `::::`,
  `->->`,
  `!!`,
  `"`,
  `'`,
  `\\`,
  `*`,
  `...`,
  `NaN`,
  `infinity`,
  `__proto__`,
  `constructor`,
  `toString`,
] as const;

/** Columns and embeddable resources of the tables in `library.sql`. */
const tables: Readonly<
  Record<string, { readonly columns: readonly string[]; readonly embeds: readonly string[] }>
> = {
  books: {
    columns: ['id', 'title', 'pages', 'price', 'author_id', 'mood', 'words', 'span', 'big'],
    embeds: [
      'publishers',
      'authors!author_id',
      'authors!books_author_id_fkey',
      'tags',
      'covers',
      'chapters',
      'editor_id',
    ],
  },
  authors: {
    columns: ['id', 'name', 'born', 'facts', '"odd name"', 'initials'],
    embeds: ['early_books', 'first_book', 'counts', 'long_books'],
  },
  publishers: { columns: ['id', 'name'], embeds: ['books'] },
  tags: { columns: ['id', 'name'], embeds: ['books', 'book_tags'] },
  covers: { columns: ['book_id', 'colour'], embeds: ['books'] },
  chapters: { columns: ['id', 'parent_id', 'title', 'book_id'], embeds: ['books', 'chapters', 'parent_id'] },
  long_books: { columns: ['id', 'name', 'pages'], embeds: ['authors'] },
  counts: { columns: ['author_id', 'books'], embeds: ['authors'] },
  notes: { columns: ['id', 'owner', 'text'], embeds: [] },
  secrets: { columns: ['id', 'word'], embeds: ['books'] },
  book_tags: { columns: ['book_id', 'tag_id'], embeds: ['books', 'tags'] },
};
const values: Readonly<Record<string, readonly string[]>> = {
  title: ['Jenny', 'J*'],
  name: ['Undset', 'novel'],
  mood: ['dark', 'light'],
  words: ['{love}', '{}'],
  span: ['[1,5)', 'empty'],
  born: ['1882-05-20'],
  facts: ['{}', '{"nobel":1920}'],
  colour: ['red'],
  text: ['mine'],
  owner: ['00000000-0000-0000-0000-000000000001'],
  t: ['a b'],
};
/** Operators that a column's type has; the others compare. */
const operatorsOf: Readonly<Record<string, readonly string[]>> = {
  title: ['eq', 'like', 'ilike', 'match', 'imatch', 'fts', 'plfts', 'phfts', 'wfts', 'in', 'is'],
  name: ['eq', 'like', 'ilike', 'in', 'wfts'],
  words: ['cs', 'cd', 'ov', 'eq', 'is'],
  span: ['cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj', 'eq'],
  facts: ['eq', 'cs', 'is'],
};
/** Which table an embedded resource shows. */
const shows: Readonly<Record<string, string>> = {
  early_books: 'books',
  first_book: 'books',
  editor_id: 'authors',
  parent_id: 'chapters',
};
const operators = [
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'fts',
  'plfts',
  'phfts',
  'wfts',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
];
const casts = [
  'text',
  'int',
  'json',
  'jsonb',
  'bytea',
  'regclass',
  'regproc',
  'oid',
  'xml',
  'bool',
  'point',
  'timestamptz',
  'mood',
  'int4range',
  'name',
  'pg_lsn',
];
/** Functions and their parameters. */
const routines: Readonly<Record<string, readonly string[]>> = {
  ...{
    add_up: ['a', 'b'],
    all_of: ['numbers'],
    echo: [],
    echo_text: [],
    books_by: ['author'],
    one_book: ['book'],
    pairs: [],
  },
  ...{ words_of: ['t'], nothing: [], overloaded: ['a'], unclear: ['a'], asked: [], remove_tag: ['tag'] },
};
const accepts = [
  ...[
    'application/json',
    'text/csv',
    'application/vnd.pgrst.object+json',
    'application/vnd.pgrst.array+json;nulls=stripped',
  ],
  ...['application/geo+json', 'application/vnd.pgrst.plan+json; options=verbose', '*/*'],
];

/** Endless hostile requests; the same from the same chance. */
export function hostileQuery(chance: () => number): HostileQuery {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(chance() * items.length)] as Item;
  const often = (probability: number) => chance() < probability;
  /** Mostly sound, so that the query goes deep; else an attack, alone or glued to something sound. */
  const word = (sound: readonly string[], soundness = 0.96): string => {
    if (often(soundness)) return pick(sound);
    return often(0.5) ? pick(attacks) : `${pick(sound)}${pick(attacks)}`;
  };
  const quoted = (text: string) => (often(0.3) ? `"${text}"` : text);
  /** Mostly of the column's type, for operators that take it. */
  const value = (name = '') => (often(0.4) ? pick(attacks) : pick(own(values, name) ?? ['1', '2']));
  const tableOf = (name: string) =>
    own(tables, name) ?? { columns: ['id', 'title', 'pages'], embeds: ['publishers'] };
  const column = (table: string) =>
    quoted(word(tableOf(table).columns)) +
    (often(0.15) ? `${pick(['->', '->>'])}${word(['home', '0', '-1', 'places', 'town'])}` : '');

  function selectItem(table: string, depth: number): string {
    const kind = chance();
    const { embeds } = tableOf(table);
    if (kind < 0.3) return word(['*', ...tableOf(table).columns]);
    if (kind < 0.45) return `${word(['alias', 'a b'])}:${column(table)}`;
    if (kind < 0.55) return `${column(table)}::${word(casts)}`;
    if (kind < 0.6) return `${column(table)}.${word(['sum', 'count', 'avg', 'min', 'max'])}()`;
    if (kind < 0.65 || depth > 3 || embeds.length === 0) return word(['count()', 'count', 'n:count()']);
    const join = often(0.3) ? word(['!inner', '!left', '!fk']) : '';
    const embed = word(embeds);
    const target = own(shows, embed) ?? embed.split('!')[0] ?? '';
    const inner = Array.from({ length: 1 + Math.floor(chance() * 2) }, () =>
      selectItem(target, depth + 1),
    ).join(',');
    return `${pick(['', '', '...', 'x:', `"${pick(attacks).replace(/["\\]/g, '\\$&')}":`])}${embed}${join}(${often(0.1) ? '' : inner})`;
  }

  function condition(name: string): string {
    const negation = often(0.2) ? 'not.' : '';
    const sound = own(operatorsOf, name) ?? ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is', 'isdistinct'];
    const operator = often(0.9) ? pick(sound) : word(operators);
    const quantifier = often(0.05) ? word(['(any)', '(all)', '(english)', '(simple)']) : '';
    if (operator === 'is') return `${negation}is.${word(['null', 'not_null', 'true', 'unknown'])}`;
    const list = () => `("${value(name).replace(/["\\]/g, '\\$&')}",${value(name)})`;
    return `${negation}${operator}${quantifier}.${operator === 'in' ? list() : value(name)}`;
  }

  /** A column and its condition, with `separator` between. */
  function filter(table: string, separator: string): [string, string] {
    const name = pick(tableOf(table).columns);
    return [often(0.9) ? name : column(table), `${separator}${condition(name)}`];
  }

  function logic(table: string, depth: number): string {
    const term = () =>
      depth < 3 && often(0.3)
        ? `${pick(['and', 'or', 'not.and', 'not.or'])}${logic(table, depth + 1)}`
        : filter(table, '.').join('');
    return `(${Array.from({ length: 1 + Math.floor(chance() * 3) }, term).join(',')})`;
  }

  function query(table: string): string {
    const { embeds } = tableOf(table);
    const parts: [string, string][] = [];
    if (often(0.7))
      parts.push([
        'select',
        Array.from({ length: 1 + Math.floor(chance() * 4) }, () => selectItem(table, 0)).join(','),
      ]);
    for (let n = Math.floor(chance() * 3); n > 0; n -= 1) {
      const [key, text] = filter(table, '');
      parts.push([`${often(0.1) ? `${word(embeds)}.` : ''}${key}`, text]);
    }
    if (often(0.2)) parts.push([word(['or', 'and', 'not.or', 'not.and']), logic(table, 0)]);
    if (often(0.3))
      parts.push([
        word(['order', 'order', 'books.order']),
        `${often(0.1) ? `${word(embeds)}(${column(table)})` : column(table)}${word(['', '.asc', '.desc.nullslast'])}`,
      ]);
    if (often(0.3)) parts.push([word(['limit', 'offset']), word(['0', '1', '5'])]);
    if (often(0.1)) parts.push([pick(['columns', 'on_conflict']), word(tableOf(table).columns)]);
    return parts.map(([key, text]) => `${encode(key)}=${encode(text)}`).join('&');
  }

  function body(names: readonly string[]): string {
    if (often(0.1)) return pick(attacks);
    const row = () =>
      Object.fromEntries(
        Array.from({ length: 1 + Math.floor(chance() * 3) }, () => {
          const name = word(names, 0.97);
          return [name, often(0.3) ? pick([1, null, true, {}, []]) : value(name)];
        }),
      );
    return JSON.stringify(often(0.3) ? [row(), row()] : row());
  }

  const headers: Record<string, string> = { prefer: 'tx=rollback' };
  if (often(0.4))
    headers.prefer += `, ${word(['return=representation', 'return=headers-only', 'count=exact', 'count=planned', 'resolution=merge-duplicates', 'resolution=ignore-duplicates', 'missing=default', 'handling=strict', 'max-affected=1', 'timezone=Europe/Oslo']).replace(/[^\x20-\x7e]/g, '')}`;
  if (often(0.3)) headers.accept = word(accepts).replace(/[^\x20-\x7e]/g, '');
  if (often(0.1)) headers.range = word(['0-1', '2-']).replace(/[^\x20-\x7e]/g, '');
  if (often(0.05))
    headers[pick(['accept-profile', 'content-profile'])] = word(['public', 'auth', 'private']).replace(
      /[^\x20-\x7e]/g,
      '',
    );

  if (often(0.25)) {
    const routine = word(Object.keys(routines), 0.98);
    const parameters = own(routines, routine) ?? ['a'];
    const path = `/rpc/${encode(routine) || 'add_up'}?`;
    if (often(0.5)) {
      const given = parameters.map((name) => `${encode(word([name]))}=${encode(value(name))}`);
      return {
        path: path + [...given, ...(often(0.5) ? [query('books')] : [])].join('&'),
        asked: { headers },
      };
    }
    const given = Object.fromEntries(parameters.map((name) => [word([name]), value(name)]));
    const text = often(0.1) ? pick(attacks) : JSON.stringify(given);
    return {
      path: path + (often(0.5) ? query('books') : ''),
      asked: { method: 'POST', body: text, headers },
    };
  }
  const table = pick(Object.keys(tables));
  const path = `/${encode(word([table], 0.98)) || 'books'}?${query(table)}`;
  const method = pick(['GET', 'GET', 'GET', 'HEAD', 'POST', 'PATCH', 'DELETE']);
  const hasBody = method === 'POST' || method === 'PATCH';
  if (hasBody)
    headers['content-type'] = word(
      ['application/json', 'application/json', 'text/csv', 'application/x-www-form-urlencoded'],
      0.97,
    ).replace(/[^\x20-\x7e]/g, '');
  return { path, asked: { method, body: hasBody ? body(tableOf(table).columns) : undefined, headers } };
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** A lone surrogate has no UTF-8; it becomes a byte that has none either. */
function encode(text: string): string {
  return text
    .split(/([\ud800-\udbff](?![\udc00-\udfff]))/)
    .map((part) => (/^[\ud800-\udbff]$/.test(part) ? '%ff' : encodeURIComponent(part)))
    .join('');
}
