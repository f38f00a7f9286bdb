import { addDays, type Day, monthOf } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { listedRecipient } from '@titian/server/test/builders/treasury';
import type pg from 'pg';
import { closeAccounts, requestExport, startIdentityCheck, submitAndApprove } from './customers.ts';
import { runQueuedJobs } from './night.ts';
import { addIssuer, closeDefaulted, issueFunded, listNote, repayDue } from './notes.ts';
import { pseudoRandom } from './plan.ts';
import { payOut, sweepFees, topUp, withdraw } from './rails.ts';
import { extendOperatorSessions } from './sessions.ts';
import { OPERATING_ACCOUNT, type YearsWorld } from './world.ts';

/** How much happens on one business day. */
const FLOW = {
  noteAmount: '50000.00',
  termMonths: 12,
  /** A note every so many business days. */
  noteEvery: 3,
  topups: 6,
  withdrawals: 3,
  issuers: 60,
  /** A new customer every so many business days. */
  customerEvery: 4,
  exportEvery: 5,
  closeEvery: 20,
} as const;
const TOPUP_SEN = sen(50_000n);
const WITHDRAWAL_SEN = sen(10_000n);
const FIRST_ISSUERS = 10;
/** A recovery is given up after so long. */
const WRITE_OFF_DAYS = 180;
const CLOSE_AFTER_DAYS = 60;

/** What customers and operators do on one business day; what was done already on that day is not done again. */
export async function workDay(world: YearsWorld, owner: pg.Client, index: number): Promise<void> {
  await extendOperatorSessions(world, owner);
  const today = world.clock.today();
  await issueFunded(world, owner);
  await repayDue(world, owner);
  await closeDefaulted(world, owner, WRITE_OFF_DAYS);
  await addIssuers(world, owner, index);
  const listed = await countOn(owner, 'select count(*) from notes where listed_on = $1', today);
  if (index % FLOW.noteEvery === 0 && listed === 0) {
    await listNote(world, owner, index, { amount: FLOW.noteAmount, termMonths: FLOW.termMonths });
  }
  await runQueuedJobs(world);
  await moveCash(world, owner, index);
  await changeCustomers(world, owner, index);
  await sweepOnce(world, owner, today);
  await payOut(world, owner);
  await runQueuedJobs(world);
}

async function addIssuers(world: YearsWorld, owner: pg.Client, index: number): Promise<void> {
  const known = await countOn(
    owner,
    'select count(*) from issuers where approved_on <= $1',
    world.clock.today(),
  );
  const wanted = Math.min(FLOW.issuers, FIRST_ISSUERS + index);
  for (let number = known; number < wanted; number += 1) {
    await addIssuer(world, number);
  }
}

async function moveCash(world: YearsWorld, owner: pg.Client, index: number): Promise<void> {
  const today = world.clock.today();
  const { rows: people } = await owner.query<{ id: string; cash: string }>(
    `select i.user_id::text as id, a.balance_sen::text as cash from investors i join accounts a on a.id = i.cash_account_id
      join users u on u.id = i.user_id where u.email like 'crowd.%' order by i.user_id offset $1 limit $2`,
    [
      pseudoRandom(
        await countOn(owner, 'select count(*) from investors where approved_on <= $1', today),
        index,
      ),
      50,
    ],
  );
  const topups = await countOn(
    owner,
    "select count(*) from topups where business_date = $1 and ref_number not like 'TU-Y%'",
    today,
  );
  for (const { id } of people.slice(0, Math.max(0, FLOW.topups - topups))) {
    await topUp(world, owner, id, TOPUP_SEN);
  }
  const taken = await countOn(owner, 'select count(*) from withdrawals where business_date = $1', today);
  const rich = people.slice(FLOW.topups).filter(({ cash }) => BigInt(cash) >= WITHDRAWAL_SEN);
  for (const { id } of rich.slice(0, Math.max(0, FLOW.withdrawals - taken))) {
    await withdraw(world, owner, id, WITHDRAWAL_SEN);
  }
}

async function changeCustomers(world: YearsWorld, owner: pg.Client, index: number): Promise<void> {
  const today = world.clock.today();
  const come = await countOn(
    owner,
    `select count(*) from users where created_on = $1 and role = 'investor' and email not like 'crowd.%'`,
    today,
  );
  if (index % FLOW.customerEvery === 0 && come === 0) {
    const user = await startIdentityCheck(world, index);
    await runQueuedJobs(world);
    await submitAndApprove(world, user, index);
  }
  if (index % FLOW.exportEvery === 0) {
    const { rows } = await owner.query<{ id: string }>(
      'select user_id::text as id from investors order by user_id offset $1 limit 1',
      [pseudoRandom(1_000, index)],
    );
    for (const { id } of rows) await requestExport(world, owner, id);
  }
  if (index % FLOW.closeEvery === FLOW.closeEvery - 1) {
    await closeAccounts(world, owner, 1, CLOSE_AFTER_DAYS);
  }
}

/** The fees of the months before this one leave the trust account once a month. */
async function sweepOnce(world: YearsWorld, owner: pg.Client, today: Day): Promise<void> {
  const { rows } = await owner.query<{ through: string | null; owed: string }>(
    `select (select max(through_on)::text from remittances where obligation = 'fees') as through,
      (select coalesce(sum(t.amount_sen), 0)::text from transfers t join accounts a on a.id = t.credit_account_id
        where a.kind = 'fee_income' and t.business_date < date_trunc('month', $1::date)) as owed`,
    [today],
  );
  const through = addDays(`${monthOf(today)}-01` as Day, -1);
  const [last] = rows;
  if (last === undefined || last.owed === '0' || (last.through !== null && last.through >= through)) {
    return;
  }
  if (last.through === null) {
    await listedRecipient(world.app, 'own_operating', 'Titian Sdn Bhd', OPERATING_ACCOUNT);
  }
  await sweepFees(world, through);
}

async function countOn(owner: pg.Client, text: string, on: Day): Promise<number> {
  const { rows } = await owner.query<{ count: string }>(text, [on]);
  return Number(rows[0]?.count ?? 0);
}
