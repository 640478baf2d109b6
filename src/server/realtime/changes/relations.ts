import type { Database, Role } from '#server/db/database.ts';

export type Column = {
  readonly name: string;
  /** As the official client knows types: `int8`, `_text`. */
  readonly typeName: string;
  /** As SQL writes it, with its schema. */
  readonly sqlType: string;
  readonly isKey: boolean;
  readonly isEnum: boolean;
  /** Roles that may select it. */
  readonly readers: readonly Role[];
};

/** What decides whether a role sees a row: nothing, or an SQL expression over the row, or everything. */
export type Visibility =
  | { readonly kind: 'all' }
  | { readonly kind: 'none' }
  | { readonly kind: 'policy'; readonly sql: string };

/** A table of the publication. */
export type Relation = {
  readonly oid: number;
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly Column[];
  readonly rowSecurity: boolean;
  /** REPLICA IDENTITY FULL: the old row is told whole, otherwise its key only. */
  readonly fullIdentity: boolean;
  /** What the publication tells of. */
  readonly actions: readonly string[];
  readonly visibility: Readonly<Record<Role, Visibility>>;
};

export type Relations = {
  /** Tables of the publication; `*` stands for any name. */
  readonly find: (schema: string, table: string) => Promise<Relation[]>;
  readonly get: (oid: number) => Promise<Relation | undefined>;
  /** They are read again at the next question. */
  readonly forget: () => void;
};

/** Without event triggers nobody tells of a changed policy; so long, at most, it is not known. */
const keptMs = 5000;
const roles: readonly Role[] = ['anon', 'authenticated', 'service_role'];

// With an empty search path, expressions come with every name qualified, so that they read the same under any.
const relationsSql = `
  select c.oid::int8::float8 as oid, p.schemaname as schema, p.tablename as table, c.relrowsecurity as "rowSecurity",
    c.relreplident = 'f' as "fullIdentity", p.rowfilter as "rowFilter",
    array_remove(array[case when pubinsert then 'INSERT' end, case when pubupdate then 'UPDATE' end,
      case when pubdelete then 'DELETE' end], null) as actions,
    (select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'typeName', t.typname, 'sqlType', format_type(a.atttypid, null),
        'isEnum', t.typtype = 'e',
        'isKey', coalesce(a.attnum = any (k.conkey), false),
        'readers', (select coalesce(jsonb_agg(r), '[]') from unnest($1::text[]) as r
                    where has_schema_privilege(r, c.relnamespace, 'usage') and has_column_privilege(r, c.oid, a.attnum, 'select'))) order by a.attnum)
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname = any (p.attnames)) as columns,
    (select jsonb_object_agg(r, jsonb_build_object(
        'passes', (select rolbypassrls or rolsuper from pg_roles where rolname = r),
        'permissive', (select coalesce(jsonb_agg(pg_get_expr(polqual, polrelid)), '[]') from pg_policy
          where polrelid = c.oid and polpermissive and polcmd in ('r', '*')
            and exists (select from unnest(polroles) as o where o = 0 or pg_has_role(r, o, 'usage'))),
        'restrictive', (select coalesce(jsonb_agg(pg_get_expr(polqual, polrelid)), '[]') from pg_policy
          where polrelid = c.oid and not polpermissive and polcmd in ('r', '*')
            and exists (select from unnest(polroles) as o where o = 0 or pg_has_role(r, o, 'usage')))))
      from unnest($1::text[]) as r) as policies
  from pg_publication_tables p join pg_publication using (pubname)
  join pg_class c on c.oid = format('%I.%I', p.schemaname, p.tablename)::regclass
  where p.pubname = 'supabase_realtime'`;

type Policies = { passes: boolean; permissive: (string | null)[]; restrictive: (string | null)[] };
type Found = Omit<Relation, 'visibility'> & {
  readonly policies: Record<Role, Policies>;
  /** The publication's own condition on rows. */
  readonly rowFilter: string | null;
};

/** The publication's tables with their policies, as fresh as the last change of the schema. */
export function createRelations(database: Database): Relations {
  let loading: Promise<Map<number, Relation>> | undefined;
  let loadedAt = 0;

  function all(): Promise<Map<number, Relation>> {
    if (loading && performance.now() - loadedAt < keptMs) return loading;
    loadedAt = performance.now();
    const mine = load(database).catch((error: unknown) => {
      if (loading === mine) loading = undefined;
      throw error;
    });
    loading = mine;
    return mine;
  }

  return {
    async find(schema, table) {
      const found = [...(await all()).values()];
      return found.filter((one) => matches(schema, one.schema) && matches(table, one.table));
    },
    get: async (oid) => (await all()).get(oid),
    forget() {
      loading = undefined;
    },
  };
}

async function load(database: Database): Promise<Map<number, Relation>> {
  const rows = await database.asOwner(async ({ query }) => {
    await query(`select set_config('search_path', '', true)`);
    return query<Found>(relationsSql, [roles]);
  });
  return new Map(
    rows.map(({ policies, rowFilter, ...relation }) => {
      const visibility = Object.fromEntries(
        roles.map((role) => [role, within(visibilityOf(relation.rowSecurity, policies[role]), rowFilter)]),
      ) as Relation['visibility'];
      return [relation.oid, { ...relation, visibility }];
    }),
  );
}

/** As Postgres puts policies together: any permissive one and every restrictive one. */
function visibilityOf(rowSecurity: boolean, policies: Policies): Visibility {
  if (!rowSecurity || policies.passes) return { kind: 'all' };
  // A policy without USING grants nothing and forbids nothing here.
  const permissive = policies.permissive.filter((sql) => sql !== null);
  const restrictive = policies.restrictive.filter((sql) => sql !== null && sql !== 'true');
  if (permissive.length === 0) return { kind: 'none' };
  const any = permissive.includes('true') ? [] : [permissive.map((sql) => `(${sql})`).join(' or ')];
  const parts = [...any, ...restrictive].map((sql) => `(${sql})`);
  return parts.length === 0 ? { kind: 'all' } : { kind: 'policy', sql: parts.join(' and ') };
}

function within(visibility: Visibility, rowFilter: string | null): Visibility {
  if (rowFilter === null || visibility.kind === 'none') return visibility;
  const sql = visibility.kind === 'all' ? rowFilter : `(${visibility.sql}) and (${rowFilter})`;
  return { kind: 'policy', sql };
}

function matches(pattern: string, name: string): boolean {
  return pattern === '*' || pattern === name;
}
