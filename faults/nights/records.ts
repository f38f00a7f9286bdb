import { call } from '@titian/e2e/api/client';
import { approvedInvestor } from '@titian/e2e/api/join';
import { newPerson } from '@titian/e2e/api/people';
import { command, health, type Night, query, rejected, type Site, until } from './night.ts';

const NEW_PASSWORD = 'Kertas-malam-pejabat-15';
/** As only somebody with the superuser's password can: past every trigger. */
const PAST_TRIGGERS = 'set session_replication_role = replica;';

/** Jobs, books and sign-ins. */
export const recordNights: readonly Night[] = [
  {
    name: 'a job is given up',
    runbook: 'health.md#job-queue',
    run: giveUpJob,
  },
  {
    name: 'a stored figure is wrong',
    runbook: 'README.md#a-figure-is-not-what-the-ledger-says',
    async run(site) {
      const change = (sen: number) =>
        query(
          site,
          `${PAST_TRIGGERS} update accounts set balance_sen = balance_sen + ${sen}
            where id = (select id from accounts where kind = 'investor_cash' order by id limit 1)`,
        );
      await change(1);
      await rejected(site, site.product.dataDir, ['ledger-verify'], /BROKEN/);
      await change(-1);
      await command(site, site.product.dataDir, ['ledger-verify']);
    },
  },
  {
    name: 'an event of the audit log is altered',
    runbook: 'README.md#is-the-audit-log-as-it-was-written',
    async run(site) {
      const change = (from: string, to: string) =>
        query(
          site,
          `${PAST_TRIGGERS} update audit_events set subject_kind = '${to}'
            where id = (select id from audit_events where subject_kind = '${from}' order by id limit 1)`,
        );
      await change('operator', 'operator.altered');
      await rejected(site, site.product.dataDir, ['audit-verify'], /BROKEN {2}seal \d+/);
      await change('operator.altered', 'operator');
      await command(site, site.product.dataDir, ['audit-verify']);
    },
  },
  {
    name: 'no administrator can sign in',
    runbook: 'README.md#no-administrator-can-sign-in-or-only-one',
    run: recoverAdministrator,
  },
];

async function recoverAdministrator(site: Site): Promise<void> {
  const { product } = site;
  const lost = product.operators.findLast(({ role }) => role === 'administrator');
  const email = lost?.email ?? '';
  const output = await command(site, product.dataDir, ['operator-recover', email]);
  const token = /\/operator\/password\/([\w-]+)/.exec(output)?.[1];
  const chosen = { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };
  await call(product, 'POST', '/operator/password/new', { body: chosen });
  await call(product, 'POST', '/operator/login', { body: { email, password: NEW_PASSWORD } });
  const recorded = await query(site, "select 1 from audit_events where action = 'operator.recovered'");
  if (recorded.length === 0) throw new Error('It is not in the audit log.');
}

async function giveUpJob(site: Site): Promise<void> {
  const { product, operators } = site;
  const { session } = await approvedInvestor(product, operators, newPerson('Aminah', 'Kamal'));
  await query(site, 'revoke select on emails from titian_app');
  const sending = { by: session, body: { purpose: 'step_up' } };
  await call(product, 'POST', '/user/send-email-otp', sending);
  await until('its job has failed', async () => (await failedJobs(site)).length > 0);
  // In place of twelve tries over days.
  await query(site, 'update graphile_worker._private_jobs set max_attempts = attempts where attempts > 0');
  await health(site, 'jobs', ['failing']);
  const failed = await failedJobs(site);
  if (!failed.every(({ last_error: error }) => String(error).includes('permission denied'))) {
    throw new Error(`The queue does not say why: ${JSON.stringify(failed)}`);
  }
  await query(site, 'grant select on emails to titian_app');
  const ids = failed.map(({ id }) => id).join(', ');
  await query(
    site,
    `select graphile_worker.reschedule_jobs(array[${ids}]::bigint[], run_at => now(), attempts => 0)`,
  );
  await health(site, 'jobs', ['ok']);
}

/** As the runbook reads them. */
function failedJobs(site: Site): Promise<Record<string, unknown>[]> {
  return query(
    site,
    `select id, task_identifier, attempts, max_attempts, run_at, last_error from graphile_worker.jobs
      where attempts > 0 order by run_at limit 50`,
  );
}
