import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';

/** An investor with what is managed of theirs. */
export interface ManagedInvestor {
  readonly userId: string;
  readonly invNo: string;
  readonly name: string;
  readonly isManaged: boolean;
  readonly cashSen: Sen;
  readonly committedSen: Sen;
  readonly outstandingSen: Sen;
  readonly proposedOrders: number;
}

const COLUMNS = `select i.user_id, i.inv_no, i.verified_name, i.is_fund_managed, a.balance_sen,
    coalesce(p.waiting_sen, 0) as waiting_sen, coalesce(p.outstanding_sen, 0) as outstanding_sen,
    (select count(*)::int from managed_orders o
      where o.investor_id = i.user_id and o.state = 'proposed') as proposed_orders
  from investors i join accounts a on a.id = i.cash_account_id
    left join investor_positions p on p.investor_id = i.user_id`;
// Whose mandate has ended stays in the list, so that what is left of it is found.
const LIST = {
  name: 'managed_investors',
  text: `${COLUMNS}
    where (i.is_fund_managed or exists (select from management_mandates m where m.investor_id = i.user_id))
      and ($1::text is null or i.inv_no > $1)
    order by i.inv_no limit $2`,
};
const BY_NUMBER = { name: 'managed_investor_by_number', text: `${COLUMNS} where i.inv_no = $1` };
const BY_ID = { name: 'managed_investor', text: `${COLUMNS} where i.user_id = $1` };
const TOTALS = {
  name: 'managed_totals',
  text: `select count(*)::int as investors, coalesce(sum(a.balance_sen), 0)::bigint as cash,
      coalesce(sum(p.waiting_sen), 0)::bigint as committed, coalesce(sum(p.outstanding_sen), 0)::bigint as outstanding
    from investors i join accounts a on a.id = i.cash_account_id
      left join investor_positions p on p.investor_id = i.user_id
    where i.is_fund_managed`,
};

interface Row {
  readonly user_id: string;
  readonly inv_no: string;
  readonly verified_name: string;
  readonly is_fund_managed: boolean;
  readonly balance_sen: bigint;
  readonly waiting_sen: bigint;
  readonly outstanding_sen: bigint;
  readonly proposed_orders: number;
}

/** Investors whose funds are managed or were, by number. */
export async function listManaged(
  reader: Reader,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<ManagedInvestor[]> {
  return (await reader.run<Row>(LIST, [after, limit])).map(investorOf);
}

/** Any approved investor by number, managed or not; null where there is none. */
export async function findByNumber(reader: Reader, number: string): Promise<ManagedInvestor | null> {
  const [row] = await reader.run<Row>(BY_NUMBER, [number]);
  return row === undefined ? null : investorOf(row);
}

/** Any approved investor, managed or not; null where there is none. */
export async function findManaged(reader: Reader, userId: string): Promise<ManagedInvestor | null> {
  const [row] = await reader.run<Row>(BY_ID, [userId]);
  return row === undefined ? null : investorOf(row);
}

export interface ManagedTotals {
  readonly investors: number;
  readonly cashSen: Sen;
  readonly committedSen: Sen;
  readonly outstandingSen: Sen;
}

/** What all whose funds are managed have together. */
export async function sumManaged(reader: Reader): Promise<ManagedTotals> {
  const [row] = await reader.run<{
    readonly investors: number;
    readonly cash: bigint;
    readonly committed: bigint;
    readonly outstanding: bigint;
  }>(TOTALS, []);
  return {
    investors: row?.investors ?? 0,
    cashSen: sen(row?.cash ?? 0n),
    committedSen: sen(row?.committed ?? 0n),
    outstandingSen: sen(row?.outstanding ?? 0n),
  };
}

const HELD = {
  name: 'managed_held_in_notes',
  text: `select note_id, sum(amount_sen)::bigint as held from (
      select note_id, amount_sen from subscriptions
        where note_id = any($1::uuid[]) and investor_id = $2 and state = 'active'
      union all
      select note_id, outstanding_sen from holdings where note_id = any($1::uuid[]) and investor_id = $2) held
    group by note_id`,
};

/** What an investor has in some notes: waiting subscriptions and principal outstanding; notes with nothing are left out. */
export async function heldInNotes(
  reader: Reader,
  noteIds: readonly string[],
  investorId: string,
): Promise<ReadonlyMap<string, Sen>> {
  const rows = await reader.run<{ readonly note_id: string; readonly held: bigint }>(HELD, [
    noteIds,
    investorId,
  ]);
  return new Map(rows.map((row) => [row.note_id, sen(row.held)]));
}

function investorOf(row: Row): ManagedInvestor {
  return {
    ...{ userId: row.user_id, invNo: row.inv_no, name: row.verified_name, isManaged: row.is_fund_managed },
    ...{ cashSen: sen(row.balance_sen), committedSen: sen(row.waiting_sen) },
    ...{ outstandingSen: sen(row.outstanding_sen), proposedOrders: row.proposed_orders },
  };
}
