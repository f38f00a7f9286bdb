import { withClient } from './client.ts';

/** The roles that the product signs in as; the migrations make them without a password. */
export const LOGINS = { api: 'titian_api', worker: 'titian_worker' } as const;

export interface LoginPasswords {
  readonly api?: string | undefined;
  readonly worker?: string | undefined;
}

/**
 * Lets the roles sign in that a password is given for; the others stay as they are.
 * @param ownerUrl address of the migrated database, signed in as its owner, who may create roles
 */
export async function setLoginPasswords(ownerUrl: string, passwords: LoginPasswords): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    for (const kind of ['api', 'worker'] as const) {
      const password = passwords[kind];
      if (password !== undefined) {
        await client.query(`alter role ${LOGINS[kind]} login password ${client.escapeLiteral(password)}`);
      }
    }
  });
}

/** Roles whose members reach past the rights on tables. */
const MIGHTY_ROLES = [
  ...['pg_write_all_data', 'pg_maintain', 'pg_execute_server_program', 'pg_read_server_files'],
  ...['pg_write_server_files', 'pg_signal_backend', 'pg_create_subscription'],
];

/** What a sign-in is or can become, the worst first. */
const POWERS = `
  select r.rolname as role, case
      when r.rolsuper then 'is a superuser'
      when r.rolcreaterole then 'may create roles'
      when r.rolcreatedb then 'may create databases'
      when r.rolbypassrls then 'passes by row security'
      when r.rolreplication then 'may replicate'
      when r.oid = d.datdba then 'owns the database'
      when exists (select from pg_namespace n where n.nspname in ('public', 'graphile_worker')
        and n.nspowner = r.oid) then 'owns a schema'
      when exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'graphile_worker') and c.relowner = r.oid) then 'owns tables'
      when r.rolname = any($1) then 'has the rights of the server' end as power
  from pg_roles r, pg_database d
  where d.datname = current_database() and pg_has_role(session_user, r.oid, 'MEMBER')
  order by r.rolname = session_user desc, r.rolname`;

/**
 * Rejects a login that owns the objects it works on, or could become their owner: a compromised server would have
 * these rights too.
 * @param databaseUrl as the server will use it
 * @throws Error with what to do
 */
export async function rejectPrivilegedLogin(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ role: string; power: string | null }>(POWERS, [MIGHTY_ROLES]);
    const found = rows.find(({ power }) => power !== null);
    if (found !== undefined) {
      throw new Error(
        `DATABASE_URL signs in with too much power: ${found.role} ${found.power}. ` +
          `Sign in as ${LOGINS.api} (ROLE=api) or ${LOGINS.worker} (ROLE=worker, ROLE=all and commands); ` +
          'only ROLE=migrate signs in as the owner. deploy/README.md says how to give them passwords.',
      );
    }
  });
}

/**
 * Rejects a login that lacks the rights of its role.
 * @param needs `api` for processes that answer calls, `worker` for those that also run jobs
 * @throws Error with what to do
 */
export async function rejectWeakLogin(databaseUrl: string, needs: keyof typeof LOGINS): Promise<void> {
  const role = needs === 'worker' ? LOGINS.worker : 'titian_app';
  await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ who: string; able: boolean }>(
      `select session_user::text as who, pg_has_role(session_user, $1, 'USAGE') as able`,
      [role],
    );
    if (rows[0]?.able !== true) {
      throw new Error(
        `DATABASE_URL signs in as ${rows[0]?.who}, which lacks the rights of ${role}: sign in as ${LOGINS[needs]}.`,
      );
    }
  });
}
