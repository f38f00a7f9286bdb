import type { Day } from '@titian/finance/calendar';
import type { Reader } from '../../../platform/db/database.ts';

const UPLOADED = {
  name: 'exceptions_of_uploads',
  text: `select e.id from unnest($2::uuid[], $3::text[], $4::text[], $5::date[]) as e (id, line, account, day)
    where exists (select from bank_statement_lines l join bank_statements s on s.id = l.statement_id
        where l.bank_reference = e.line and s.imported_by = $1)
      or exists (select from bank_statements s
        where s.account = e.account and s.imported_by = $1 and e.day between s.from_on and s.to_on)
      or exists (select from statement_imports i join statement_import_parts p on p.import_id = i.id
        where i.uploaded_by = $1 and p.account = e.account and p.state in ('held', 'stored', 'known') and e.day between p.from_on and p.to_on)`,
};

/** What an exception comes from: a line, a day of an account, both or neither. */
export interface ExceptionOrigin {
  readonly id: string;
  readonly line: string | null;
  readonly accountNo: string | null;
  readonly day: Day;
}

/** Those exceptions whose line or day an operator's upload brought, or that hold it back; none where the bank's own channel did. */
export async function exceptionsOfUploads(
  reader: Reader,
  operatorId: string,
  origins: readonly ExceptionOrigin[],
): Promise<string[]> {
  const rows = await reader.run<{ id: string }>(UPLOADED, [
    operatorId,
    origins.map((one) => one.id),
    origins.map((one) => one.line),
    origins.map((one) => one.accountNo),
    origins.map((one) => one.day),
  ]);
  return rows.map((row) => row.id);
}
