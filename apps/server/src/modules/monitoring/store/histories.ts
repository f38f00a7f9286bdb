import type { MonitoredMovement } from '@titian/contracts/monitoring';
import { MONITORING_DAYS_MAX } from '@titian/contracts/monitoring';
import { addDays, type Day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import { groupBy } from '../../../platform/group-by.ts';
import type { CustomerHistory, Movement } from '../domain/evaluate.ts';
import { incomeBound } from '../domain/income.ts';
import { readRelated } from './related.ts';

/** The kinds of ledger entries that rules count. */
const counted: Readonly<Record<string, MonitoredMovement>> = {
  topup: 'deposit',
  second_topup: 'deposit',
  withdrawal: 'withdrawal',
  withdrawal_returned: 'withdrawal',
  subscription: 'investment',
  subscription_returned: 'investment',
  subscription_cancelled: 'investment',
};
const KINDS = Object.keys(counted);

interface Period {
  readonly from: Day;
  readonly until: Day;
}

const MOVING = {
  name: 'monitoring_moving_customers',
  text: `select i.user_id from investors i where ($4::uuid is null or i.user_id > $4)
      and exists (select from entries e where e.account_id = i.cash_account_id
        and e.business_date between $1 and $2 and e.kind = any($3))
    order by i.user_id limit $5`,
};

/** The next customers, by id, with a movement in a period. */
export async function listMoving(
  reader: Reader,
  { from, until }: Period,
  page: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await reader.run<{ user_id: string }>(MOVING, [from, until, KINDS, page.after, page.limit]);
  return rows.map((row) => row.user_id);
}

const MOVEMENTS = {
  name: 'monitoring_movements',
  text: `select i.user_id, e.seq, e.business_date, e.kind, e.amount_sen
    from investors i join entries e on e.account_id = i.cash_account_id
    where i.user_id = any($1::uuid[]) and e.business_date between $2 and $3 and e.kind = any($4)
    order by i.user_id, e.business_date, e.seq`,
};
const FACTS = {
  name: 'monitoring_customer_facts',
  text: `select i.user_id,
      (select max(e.business_date) from entries e where e.account_id = i.cash_account_id
        and e.business_date < $2 and e.kind = any($3)) as last_before,
      (select m.inv_income_range from employments m where m.user_id = i.user_id
        order by m.effective_at desc, m.id desc limit 1) as income_range,
      array(select distinct other.user_id from bank_accounts own join bank_accounts other
          on other.number_hash = own.number_hash and other.bic = own.bic and other.user_id <> own.user_id
        where own.user_id = i.user_id order by other.user_id) as shared_with
    from investors i where i.user_id = any($1::uuid[])`,
};

interface MovementRow {
  readonly user_id: string;
  readonly seq: bigint;
  readonly business_date: Day;
  readonly kind: string;
  readonly amount_sen: bigint;
}

interface FactsRow {
  readonly user_id: string;
  readonly last_before: Day | null;
  readonly income_range: string | null;
  readonly shared_with: string[];
}

/** What rules know of some customers to evaluate the days of a period; by customer. */
export async function readHistories(
  reader: Reader,
  customerIds: readonly string[],
  { from, until }: Period,
): Promise<ReadonlyMap<string, CustomerHistory>> {
  const first = addDays(from, -MONITORING_DAYS_MAX);
  const related = await readRelated(reader, customerIds);
  const [rows, facts] = await Promise.all([
    reader.run<MovementRow>(MOVEMENTS, [customerIds, first, until, KINDS]),
    reader.run<FactsRow>(FACTS, [customerIds, first, KINDS]),
  ]);
  const byCustomer = groupBy(rows, (row) => row.user_id);
  return new Map(
    facts.map((row) => [
      row.user_id,
      {
        movements: (byCustomer.get(row.user_id) ?? []).flatMap(movementOf),
        lastBefore: row.last_before,
        annualIncomeSen: incomeBound(row.income_range),
        sharedWith: row.shared_with,
        related: related.get(row.user_id) ?? [],
      },
    ]),
  );
}

function movementOf(row: MovementRow): Movement[] {
  const kind = counted[row.kind];
  return kind === undefined
    ? []
    : [{ seq: row.seq, on: row.business_date, kind, amountSen: sen(row.amount_sen) }];
}
