import type { Day } from '@titian/finance/calendar';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';

const OF_LINE = {
  name: 'uploaders_of_line',
  text: `select s.imported_by as id from bank_statement_lines l join bank_statements s on s.id = l.statement_id
    where l.bank_reference = $1 and s.imported_by is not null`,
};

const OF_DAY = {
  name: 'uploaders_of_day',
  text: `select distinct s.imported_by as id from bank_statements s
    where s.account = $1 and s.imported_by is not null and $2::date between s.from_on and s.to_on`,
};

/** Who uploaded the statement that brought a line; empty where the bank's own channel did. */
export async function uploadersOfLine(reader: Reader, bankReference: string): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(OF_LINE, [bankReference]);
  return rows.map((row) => row.id);
}

/** Who uploaded approved statements that cover a day of an account. */
export async function uploadersOfDay(reader: Reader, account: BankAccount, on: Day): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(OF_DAY, [account.accountNo, on]);
  return rows.map((row) => row.id);
}
