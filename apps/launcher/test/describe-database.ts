import pg from 'pg';

/** What the catalogue says of a database, without numbers that differ from one cluster to the next. */
const CATALOGUE = `
  with named as (
    select c.*, n.nspname, format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'graphile_worker')
  )
  select concat_ws(' ', 'relation', relkind, name, relpersistence, relrowsecurity, relforcerowsecurity, reloptions,
    pg_get_userbyid(relowner), (select string_agg(one::text, ',' order by one::text) from unnest(relacl) one)) as line
  from named
  union all select concat_ws(' ', 'column', name, attname, format_type(atttypid, atttypmod), attnotnull, attgenerated,
    attidentity, pg_get_expr(adbin, adrelid), attacl, attstattarget, attcompression, collname)
  from named join pg_attribute a on attrelid = named.oid and attnum > 0 and not attisdropped
  left join pg_attrdef d on adrelid = attrelid and adnum = attnum left join pg_collation l on l.oid = attcollation
  where relkind not in ('i', 'I')
  union all select concat_ws(' ', 'view', name, pg_get_viewdef(oid)) from named where relkind in ('v', 'm')
  union all select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid, indisunique, indisclustered)
  from named join pg_index on indexrelid = named.oid
  union all select concat_ws(' ', 'constraint', contype, conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
  from pg_constraint where connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
  union all select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), tgenabled)
  from named join pg_trigger t on tgrelid = named.oid where not tgisinternal
  union all select concat_ws(' ', 'function', pg_get_functiondef(p.oid), pg_get_userbyid(proowner),
    (select string_agg(one::text, ',' order by one::text) from unnest(proacl) one))
  from pg_proc p where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and prokind <> 'a'
    and not exists (select from pg_depend where classid = 'pg_proc'::regclass and objid = p.oid and deptype = 'e')
  union all select concat_ws(' ', 'policy', schemaname, tablename, policyname, permissive, roles, cmd, qual, with_check)
  from pg_policies
  union all select concat_ws(' ', 'schema', nspname, pg_get_userbyid(nspowner), nspacl) from pg_namespace
  where nspname in ('public', 'graphile_worker')
  union all select concat_ws(' ', 'default', pg_get_userbyid(defaclrole), defaclnamespace::regnamespace, defaclobjtype,
    defaclacl) from pg_default_acl
  union all select concat_ws(' ', 'extension', extname, extnamespace::regnamespace) from pg_extension
  union all select concat_ws(' ', 'member', roleid::regrole, member::regrole, admin_option, inherit_option, set_option)
  from pg_auth_members
  union all select concat_ws(' ', 'role', rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin,
    rolbypassrls, rolconfig) from pg_roles
  union all select concat_ws(' ', 'database', datname, pg_get_userbyid(datdba), datacl, setconfig)
  from pg_database d left join pg_db_role_setting s on s.setdatabase = d.oid where datname = current_database()
  union all select concat_ws(' ', 'comment', objoid::regclass, objsubid, description) from pg_description
  join named on named.oid = objoid and classoid = 'pg_class'::regclass
  order by 1`;

/** Every object of a database with its definition, owner and grants, a line each. */
export function catalogueOf(url: string): Promise<string[]> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(CATALOGUE);
    return rows.map(({ line }) => line);
  });
}

/** How many rows each table has, and a hash over all of them. */
export function rowsOf(url: string): Promise<Record<string, string>> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'graphile_worker') order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of rows) {
      const sum = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as sum from ${name} t`,
      );
      found[name] = String(sum.rows[0]?.sum);
    }
    return found;
  });
}

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
