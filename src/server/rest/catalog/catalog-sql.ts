/**
 * The queries that read pg_catalog; each gives one column `row` of JSON.
 * They run with an empty search path, so that `format_type` and `regtype` name types with their schema.
 * `$1` is the list of exposed schemas.
 */

/** Relations of the exposed schemas with columns and primary key. */
export const relationsSql = `
  select json_build_object(
    'oid', c.oid::text, 'schema', n.nspname, 'name', c.relname,
    'isView', c.relkind in ('v', 'm'),
    'description', obj_description(c.oid, 'pg_class'),
    'updatable', case when c.relkind in ('r', 'p') then 28 when c.relkind = 'm' then 0
      else pg_relation_is_updatable(c.oid, true) end,
    'columns', (
      select coalesce(json_agg(json_build_object(
        'position', a.attnum, 'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod),
        'baseType', format_type(case when t.typtype = 'd' then t.typbasetype else t.oid end, null),
        'default', case
          when t.typtype = 'd' and d.adbin is null then pg_get_expr(t.typdefaultbin, 0)
          when a.attidentity = 'd' then format('nextval(%L)', pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname))
          when a.attidentity = 'a' or a.attgenerated <> '' then null
          else pg_get_expr(d.adbin, d.adrelid) end,
        'nullable', not (a.attnotnull or (t.typtype = 'd' and t.typnotnull)),
        'maxLength', information_schema._pg_char_max_length(
          information_schema._pg_truetypid(a.*, t.*), information_schema._pg_truetypmod(a.*, t.*)),
        'enumValues', (select json_agg(enumlabel order by enumsortorder) from pg_enum
          where enumtypid = case when t.typtype = 'd' then t.typbasetype else t.oid end),
        'description', col_description(c.oid, a.attnum)
      ) order by a.attnum), '[]')
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    ),
    'computedFields', (
      select coalesce(json_agg(distinct p.proname), '[]') from pg_proc p
      where p.pronargs = 1 and p.proargtypes[0] = c.reltype and p.prokind = 'f' and not p.proretset
        and p.prorettype <> 'trigger'::regtype
        and p.prorettype not in (select reltype from pg_class where relkind in ('r', 'v', 'm', 'f', 'p'))
    )
  ) as row
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition and n.nspname = any ($1)
  order by n.nspname, c.relname`;

/** All primary, unique and foreign keys, of every schema: views may show tables of others. */
export const keysSql = `
  select json_build_object(
    'type', k.contype, 'name', k.conname,
    'relation', k.conrelid::text, 'positions', k.conkey,
    'target', k.confrelid::text, 'targetPositions', k.confkey
  ) as row
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  where k.contype in ('p', 'u', 'f') and (k.contype <> 'f' or k.conparentid = 0)
    and k.connamespace <> 'pg_catalog'::regnamespace
  order by k.conrelid, k.conname`;

/** Schema, name and column names of every relation that a key or a view speaks of. */
export const namesSql = `
  select json_build_object('oid', c.oid::text, 'schema', n.nspname, 'name', c.relname,
    'columns', (select json_object_agg(a.attnum, a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
  ) as row
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`;

/** The parsed queries of all views, from which the origin of each column is read. */
export const viewsSql = `
  select json_build_object('oid', c.oid::text, 'tree', r.ev_action::text) as row
  from pg_class c
  join pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

/** Functions of the exposed schemas that named arguments, or one unnamed argument, can call. */
export const routinesSql = `
  select json_build_object(
    'schema', n.nspname, 'name', p.proname, 'description', obj_description(p.oid, 'pg_proc'),
    'parameters', coalesce(a.parameters, '[]'),
    'returnsSet', p.proretset,
    'returns', case
      when p.prorettype = 'void'::regtype then 'void'
      when rel.oid is not null and rel.relkind <> 'c' then 'relation'
      when t.typtype = 'c' or p.proargmodes && '{t,b,o}'::"char"[] then 'row'
      else 'scalar' end,
    'relation', case when rel.relkind <> 'c' then json_build_object('schema', rn.nspname, 'name', rel.relname) end,
    'columns', case
      when p.proargmodes && '{t,b,o}'::"char"[] then (
        select json_object_agg(o.name, format_type(o.type, null))
        from unnest(p.proargnames, p.proallargtypes, p.proargmodes) as o (name, type, mode)
        where o.mode in ('t', 'b', 'o') and o.name is not null)
      when rel.relkind = 'c' then (
        select json_object_agg(r.attname, format_type(r.atttypid, null)) from pg_attribute r
        where r.attrelid = rel.oid and r.attnum > 0 and not r.attisdropped)
      end,
    'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end
  ) as row
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_type own on own.oid = p.prorettype
  join pg_type t on t.oid = case when own.typtype = 'd' then own.typbasetype else own.oid end
  left join pg_class rel on rel.oid = t.typrelid
  left join pg_namespace rn on rn.oid = rel.relnamespace
  left join lateral (
    select json_agg(json_build_object(
        'name', coalesce(i.name, ''),
        'type', case i.type when 'bit'::regtype then 'bit varying' when 'character'::regtype then 'character varying'
          else format_type(i.type, null) end,
        'required', i.position <= p.pronargs - p.pronargdefaults,
        'variadic', coalesce(i.mode = 'v', false)
      ) order by i.position) as parameters,
      count(*) - count(nullif(i.name, '')) as unnamed,
      bool_and(i.type in ('bytea'::regtype, 'json'::regtype, 'jsonb'::regtype, 'text'::regtype, 'xml'::regtype)) as simple
    from (
      select all_args.name, all_args.type, all_args.mode, row_number() over (order by all_args.position) as position
      from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes)
        with ordinality as all_args (name, type, mode, position)
      where all_args.type is not null and coalesce(all_args.mode, 'i') in ('i', 'b', 'v')
    ) i
  ) a on true
  where n.nspname = any ($1) and p.prokind = 'f'
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and (coalesce(a.unnamed, 0) = 0 or (a.unnamed = 1 and p.pronargs = 1 and a.simple))`;

/** Functions from the row of one relation to rows of another. */
export const computedRelationshipsSql = `
  select json_build_object(
    'routine', json_build_object('schema', n.nspname, 'name', p.proname),
    'relation', json_build_object('schema', an.nspname, 'name', ac.relname),
    'target', json_build_object('schema', rn.nspname, 'name', rc.relname),
    'toOne', not p.proretset or p.prorows = 1
  ) as row
  from pg_proc p
  join pg_namespace n on n.oid = p.pronamespace
  join pg_class ac on ac.reltype = p.proargtypes[0] and ac.relkind in ('r', 'v', 'm', 'f', 'p')
  join pg_namespace an on an.oid = ac.relnamespace
  join pg_class rc on rc.reltype = p.prorettype and rc.relkind in ('r', 'v', 'm', 'f', 'p')
  join pg_namespace rn on rn.oid = rc.relnamespace
  where p.pronargs = 1 and p.prokind = 'f' and an.nspname = any ($1)`;

/**
 * Types that a cast may name: those of pg_catalog and of the schemas on the path, `$1`. The aliases of numbers
 * (regclass, regrole …) are left out: a cast to them would tell the names of what is not exposed.
 */
export const typesSql = `
  select json_build_object('name', t.typname, 'schema', n.nspname) as row
  from pg_type t
  join pg_namespace n on n.oid = t.typnamespace
  where t.typtype in ('b', 'd', 'e', 'r', 'm') and t.typcategory <> 'A' and t.typname not like 'reg%'
    and (n.nspname = 'pg_catalog' or n.nspname = any ($1))
  order by array_position($1, n.nspname::text) desc nulls first`;

export const textSearchSql = `
  select to_json(cfgname) as row from pg_ts_config`;
