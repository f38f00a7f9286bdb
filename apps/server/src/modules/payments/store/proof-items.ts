import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { DayAge } from '../domain/reconcile.ts';

/** Something that stands between the statement and the ledger at the end of a day. */
export interface ProofItem {
  /** `overdue`: in the ledger for longer than the bank takes, and on no statement. */
  readonly side: 'in' | 'out' | 'overdue' | 'unmatched';
  /** The kind of transfer, or whom a line is from. */
  readonly what: string;
  readonly detail: string | null;
  readonly amountSen: Sen;
  readonly on: Day;
}

const ITEMS = {
  name: 'proof_items',
  text: `(select case when m.ledger_on < $4 then 'overdue' when m.amount_sen > 0 then 'in' else 'out' end as side, m.kind as what, null as detail,
      m.amount_sen as amount, m.ledger_on as day
      from bank_movements m
      where m.account = $1 and m.ledger_on <= $3 and (m.settled_on is null or m.settled_on > $3)
      order by m.ledger_on limit 100)
    union all
    (select 'unmatched', coalesce(l.counterparty, ''), coalesce(l.reference, l.description), l.amount_sen, l.booked_on
      from bank_statement_lines l
      where l.account = $2 and l.booked_on <= $3 and (l.settled_on is null or l.settled_on > $3)
      order by l.booked_on limit 100)`,
};

interface ItemRow {
  readonly side: ProofItem['side'];
  readonly what: string;
  readonly detail: string | null;
  readonly amount: bigint;
  readonly day: Day;
}

/** The first hundred transfers and lines that explain how bank and ledger differ at the end of a day, oldest first. */
export async function listProofItems(
  reader: Reader,
  account: BankAccount,
  { day, freshSince }: DayAge,
): Promise<ProofItem[]> {
  const rows = await reader.run<ItemRow>(ITEMS, [account.kind, account.accountNo, day, freshSince]);
  return rows.map(({ side, what, detail, amount, day: on }) => ({
    side,
    what,
    detail,
    amountSen: sen(amount),
    on,
  }));
}
