import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { BankAccountKind, BankTransfer } from '../../ledger/public.ts';
import type { AmountMatching } from '../domain/amount-matching.ts';
import type { BankAccount } from '../domain/bank-account.ts';

const INSERT = {
  name: 'bank_movements',
  text: `insert into bank_movements (transfer_id, account, amount_sen, kind, reference_id, ledger_on)
    select id, $1, amount, kind, reference, day
    from unnest($2::uuid[], $3::bigint[], $4::text[], $5::uuid[], $6::date[]) as row (id, amount, kind, reference, day)
    on conflict (transfer_id) do nothing returning ledger_on`,
};

/** Stores transfers that the bank statement has to show; returns the earliest day of a new one, or null. */
export async function insertMovements(
  tx: Tx,
  account: BankAccount,
  transfers: readonly BankTransfer[],
): Promise<Day | null> {
  const rows = await tx.run<{ ledger_on: Day }>(INSERT, [
    account.kind,
    transfers.map((one) => one.id),
    transfers.map((one) => one.amountSen),
    transfers.map((one) => one.kind),
    transfers.map((one) => one.referenceId),
    transfers.map((one) => one.on),
  ]);
  return rows.map((row) => row.ledger_on).sort()[0] ?? null;
}

/** Which of these transfers are listed already. */
export async function listedMovements(reader: Reader, ids: readonly string[]): Promise<Set<string>> {
  const rows = await reader.db
    .selectFrom('bank_movements')
    .select('transfer_id')
    .where('transfer_id', '=', oneOf(ids))
    .execute();
  return new Set(rows.map((row) => row.transfer_id));
}

const MATCH_RECEIPTS = {
  name: 'match_receipts',
  text: `update bank_statement_lines l
    set difference_state = 'matched', matched_kind = 'payment', matched_id = o.received_transfer_id
    from payment_orders o
    where l.account = $1 and l.settled_on is null and l.difference_state = 'open' and not l.is_return
      and o.exchange_order_no = l.reference and o.state = 'succeeded' and o.received_sen = l.amount_sen
      and not exists (select from bank_statement_lines other
        where other.matched_kind = 'payment' and other.matched_id = o.received_transfer_id)
      and not exists (select from bank_statement_lines twin
        where twin.account = $1 and twin.reference = l.reference and twin.difference_state = 'open'
          and twin.amount_sen = l.amount_sen and not twin.is_return
          and (twin.statement_id, twin.line_no) < (l.statement_id, l.line_no))`,
};

/** Explains the lines of payments that the rail has confirmed with the same amount: all of them in one statement. */
export async function matchReceipts(tx: Tx, accountNo: string): Promise<void> {
  await tx.run(MATCH_RECEIPTS, [accountNo]);
}

const MATCH_AMOUNTS = {
  name: 'match_amounts',
  // Only where neither the line nor the transfer could mean another one.
  text: `with candidates as (
      select l.bank_reference, m.transfer_id,
        count(*) over (partition by l.bank_reference) as transfers,
        count(*) over (partition by m.transfer_id) as lines
      from bank_statement_lines l
      join bank_movements m on m.account = $1 and m.settled_on is null and m.amount_sen = l.amount_sen
        and abs(m.ledger_on - l.booked_on) <= $4 and m.kind <> all($3::text[])
      where l.account = $2 and l.settled_on is null and l.difference_state = 'open' and not l.is_return
        and not exists (select from payouts p where p.end_to_end_id = l.reference)
        and not exists (select from payment_orders o where o.exchange_order_no = l.reference))
    update bank_statement_lines l
    set difference_state = 'matched', matched_kind = 'transfer', matched_id = c.transfer_id
    from candidates c where l.bank_reference = c.bank_reference and c.transfers = 1 and c.lines = 1
      and not exists (select from bank_statement_lines other where other.matched_id = c.transfer_id)`,
};

/**
 * Explains lines by transfers of the same amount within some days, for transfers that carry no reference of the bank
 * (PAY-8).
 */
export async function matchAmounts(
  tx: Tx,
  account: BankAccount,
  { referencedKinds, withinDays }: AmountMatching,
): Promise<void> {
  await tx.run(MATCH_AMOUNTS, [account.kind, account.accountNo, referencedKinds, withinDays]);
}

const LINK = {
  name: 'link_movements',
  // The offset lets nothing but the key look a transfer up: of those of the same transaction the planner knows nothing, and
  // would compare every line with every transfer.
  text: `with pairs as materialized (
      select l.bank_reference, m.transfer_id, greatest(l.booked_on, m.ledger_on) as settled_on,
        least(l.booked_on, m.ledger_on) as since
      from bank_statement_lines l
      left join payouts p on p.id = l.matched_id and l.matched_kind in ('payout', 'payout_return')
      cross join lateral (select * from bank_movements m where m.transfer_id = case l.matched_kind
        when 'payout' then p.paid_transfer_id when 'payout_return' then p.return_transfer_id else l.matched_id end
        offset 0) m
      where m.amount_sen = l.amount_sen and m.account = $1 and m.settled_on is null
        and l.account = $2 and l.settled_on is null and l.difference_state = 'matched'),
    lines as (update bank_statement_lines l set settled_on = pairs.settled_on
      from pairs where l.bank_reference = pairs.bank_reference),
    movements as (update bank_movements m set settled_on = pairs.settled_on, bank_reference = pairs.bank_reference
      from pairs where m.transfer_id = pairs.transfer_id)
    select min(since) as since from pairs`,
};

/** Puts explained lines and their transfers together; answers the earliest day that this changes, or null. */
export async function linkMovements(tx: Tx, account: BankAccount): Promise<Day | null> {
  const [row] = await tx.run<{ since: Day | null }>(LINK, [account.kind, account.accountNo]);
  return row?.since ?? null;
}

/** A transfer over an account of the bank, as the ledger has it. */
export interface Movement {
  readonly transferId: string;
  readonly kind: string;
  readonly ledgerOn: Day;
  readonly amountSen: Sen;
}

/** Transfers of an amount that no line explains yet, oldest first. */
export function listUnsettled(
  reader: Reader,
  filter: { readonly account: BankAccountKind; readonly amountSen: Sen },
  limit: number,
): Promise<Movement[]> {
  return reader.db
    .selectFrom('bank_movements')
    .select(['transfer_id as transferId', 'kind', 'ledger_on as ledgerOn', 'amount_sen as amountSen'])
    .where('account', '=', filter.account)
    .where('settled_on', 'is', null)
    .where('amount_sen', '=', filter.amountSen)
    .orderBy('ledger_on')
    .limit(limit)
    .execute();
}

/** A transfer that a bank has to show, on one account or on any; null where there is none. */
export async function findMovement(
  reader: Reader,
  account: BankAccountKind | null,
  transferId: string,
): Promise<(Omit<Movement, 'transferId'> & { readonly isSettled: boolean }) | null> {
  let query = reader.db
    .selectFrom('bank_movements')
    .select(['kind', 'amount_sen', 'ledger_on', 'settled_on'])
    .where('transfer_id', '=', transferId);
  if (account !== null) {
    query = query.where('account', '=', account);
  }
  const row = await query.executeTakeFirst();
  return row === undefined
    ? null
    : {
        kind: row.kind,
        amountSen: row.amount_sen,
        ledgerOn: row.ledger_on,
        isSettled: row.settled_on !== null,
      };
}
