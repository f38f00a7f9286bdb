import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { DayAge } from '../domain/reconcile.ts';

const STATEMENT = {
  name: 'bank_day_statement',
  text: `select closing_sen as "closingSen", encode(file_sha256, 'hex') as "fileSha256" from bank_statements
    where account = $1 and to_on = $2 and is_final order by id desc limit 1`,
};

/** The last final statement that ends with a day. */
export interface DayStatement {
  readonly closingSen: Sen;
  /** In hexadecimal. */
  readonly fileSha256: string;
}

/** The statement that says how a day ended; null where there is none. */
export async function findDayStatement(
  reader: Reader,
  account: BankAccount,
  day: Day,
): Promise<DayStatement | null> {
  const [row] = await reader.run<DayStatement>(STATEMENT, [account.accountNo, day]);
  return row ?? null;
}

const IN_TRANSIT = {
  name: 'bank_day_transit',
  text: `select kind, sum(amount_sen)::bigint as "amountSen" from bank_movements
    where account = $1 and ledger_on between $3 and $2 and (settled_on is null or settled_on > $2)
    group by kind order by kind`,
};

/** What the ledger has of a kind and no statement shows yet, at the end of a day; what goes out is below zero. */
export interface TransitOfKind {
  readonly kind: string;
  readonly amountSen: Sen;
}

/** What is in transit at the end of a day, by the kind of its transfers. */
export function listTransitByKind(
  reader: Reader,
  account: BankAccount,
  { day, freshSince }: DayAge,
): Promise<TransitOfKind[]> {
  return reader.run<TransitOfKind>(IN_TRANSIT, [account.kind, day, freshSince]);
}
