import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { BankAccountKind } from '../../ledger/public.ts';
import type { FinalStatement } from '../domain/statement-continuity.ts';

/** Whether a statement `s` was taken after its last day was over in Malaysia, so that nothing may change in it. */
const IS_CLOSED = sql<boolean>`s.to_on < (s.created_at at time zone 'Asia/Kuala_Lumpur')::date`;

/** The final statements of an account, in the order in which they came. */
export async function listFinals(reader: Reader, accountNo: string): Promise<FinalStatement[]> {
  const rows = await reader.db
    .selectFrom('bank_statements as s')
    .select(['from_on as fromOn', 'to_on as toOn', 'opening_sen as openingSen', 'closing_sen as closingSen'])
    .select(({ exists, selectFrom }) => [
      IS_CLOSED.as('isClosed'),
      exists(
        selectFrom('statement_import_parts as p').select('p.part_no').whereRef('p.statement_id', '=', 's.id'),
      ).as('isApproved'),
    ])
    .where('account', '=', accountNo)
    .where('is_final', '=', true)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, isApproved: Boolean(row.isApproved) }));
}

/** The final statements of an account that are approved and wait behind a gap. */
export async function listHeldBalances(reader: Reader, accountNo: string): Promise<FinalStatement[]> {
  const rows = await reader.db
    .selectFrom('statement_import_parts')
    .select(['from_on as fromOn', 'to_on as toOn', 'opening_sen as openingSen', 'closing_sen as closingSen'])
    .where('account', '=', accountNo)
    .where('state', '=', 'held')
    .where('is_final', '=', true)
    .orderBy('import_id')
    .orderBy('part_no')
    .execute();
  return rows.map((row) => ({ ...row, isClosed: false, isApproved: true }));
}

/** What the lines of an account that were booked before a day add up to. */
export async function sumBefore(reader: Reader, accountNo: string, before: Day): Promise<Sen> {
  const row = await reader.db
    .selectFrom('bank_statement_lines')
    .select(sql<bigint>`coalesce(sum(amount_sen), 0)::bigint`.as('sum'))
    .where('account', '=', accountNo)
    .where('booked_on', '<', before)
    .executeTakeFirstOrThrow();
  return sen(row.sum);
}

/** Lines of an account that a final statement has shown, booked within some days. */
export function listFinalLines(
  reader: Reader,
  accountNo: string,
  { fromOn, toOn }: { readonly fromOn: Day; readonly toOn: Day },
): Promise<{ bankReference: string; bookedOn: Day }[]> {
  return reader.db
    .selectFrom('bank_statement_lines')
    .select(['bank_reference as bankReference', 'booked_on as bookedOn'])
    .where('account', '=', accountNo)
    .where('booked_on', '>=', fromOn)
    .where('booked_on', '<=', toOn)
    .where('is_final', '=', true)
    .execute();
}

/** Says that a final statement shows lines which an intraday one brought. */
export async function confirmLines(tx: Tx, bankReferences: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('bank_statement_lines')
    .set({ is_final: true })
    .where('bank_reference', '=', sql<string>`any(${[...bankReferences]}::text[])`)
    .where('is_final', '=', false)
    .execute();
}

/** A line that only an intraday statement shows. */
export interface UnconfirmedLine {
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly counterparty: string | null;
  readonly reference: string | null;
  readonly description: string | null;
}

/** Lines of intraday statements on days that a final statement closed without showing them. */
export function listUnconfirmed(reader: Reader, accountNo: string): Promise<UnconfirmedLine[]> {
  return reader.db
    .selectFrom('bank_statement_lines as l')
    .select([
      'l.bank_reference as bankReference',
      'l.amount_sen as amountSen',
      'l.booked_on as bookedOn',
      'l.counterparty',
      'l.reference',
      'l.description',
    ])
    .where('l.account', '=', accountNo)
    .where('l.is_final', '=', false)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bank_statements as s')
          .select('s.id')
          .whereRef('s.account', '=', 'l.account')
          .whereRef('s.from_on', '<=', 'l.booked_on')
          .whereRef('s.to_on', '>=', 'l.booked_on')
          .where('s.is_final', '=', true)
          .where(IS_CLOSED),
      ),
    )
    .orderBy('l.booked_on')
    .execute();
}

/** Gaps that two operators have accepted: the cause of each with the amount that it had. */
export async function listAcceptedGaps(
  reader: Reader,
  account: BankAccountKind,
): Promise<ReadonlyMap<string, Sen | null>> {
  const rows = await reader.db
    .selectFrom('reconciliation_exceptions')
    .select(['cause', 'amount_sen'])
    .where('account', '=', account)
    .where('kind', '=', 'continuity')
    .where('resolved_by', 'is not', null)
    .execute();
  return new Map(rows.map((row) => [row.cause, row.amount_sen]));
}

/** The last day of an account that a final statement ends; null where there is none. */
export async function lastFinalDay(reader: Reader, accountNo: string): Promise<Day | null> {
  const row = await reader.db
    .selectFrom('bank_statements')
    .select('to_on')
    .where('account', '=', accountNo)
    .where('is_final', '=', true)
    .orderBy('to_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.to_on ?? null;
}
