import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import { type Selectable, sql } from 'kysely';
import { codedColumn, englishOf, fromColumns } from '../../../platform/coded-text.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { ReconciliationExceptions } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { BankAccountKind } from '../../ledger/public.ts';
import type {
  ExceptionCategory,
  ExceptionKind,
  Finding,
  ReconciliationException,
} from '../domain/exception.ts';

const FOUND = {
  name: 'exceptions_found',
  // What a person has resolved stays resolved while the amount is the same; what resolved itself may come back.
  text: `insert into reconciliation_exceptions as known (id, account, kind, cause, amount_sen, detail, detail_message, since_on)
    select id, $1, kind, cause, amount, detail, detail_message, since
    from unnest($2::uuid[], $3::text[], $4::text[], $5::bigint[], $6::text[], $7::jsonb[], $8::date[])
      as row (id, kind, cause, amount, detail, detail_message, since)
    on conflict (cause) do update set kind = excluded.kind, amount_sen = excluded.amount_sen, detail = excluded.detail,
      detail_message = excluded.detail_message,
      state = 'open', resolved_by = null, resolved_at = null, resolution = null,
      resolution_message = null, category = null, approval_id = null
    where known.state = 'open' or known.resolved_by is null or known.amount_sen is distinct from excluded.amount_sen`,
};

/** Stores findings: a new cause is a new exception, a known one stays what it is. */
export async function storeFindings(
  tx: Tx,
  account: BankAccountKind,
  found: readonly Finding[],
): Promise<void> {
  if (found.length === 0) {
    return;
  }
  await tx.run(FOUND, [
    account,
    found.map(() => newId()),
    found.map((one) => one.kind),
    found.map((one) => one.cause),
    found.map((one) => one.amountSen),
    found.map((one) => englishOf(one.detail)),
    found.map((one) => codedColumn(one.detail)),
    found.map((one) => one.sinceOn),
  ]);
}

/** Open exceptions of an account that began up to a day, oldest first. */
export async function listOpen(
  reader: Reader,
  account: BankAccountKind,
  upTo: Day,
): Promise<ReconciliationException[]> {
  const rows = await reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('account', '=', account)
    .where('state', '=', 'open')
    .where('since_on', '<=', upTo)
    .orderBy('since_on')
    .execute();
  return rows.map(exceptionOf);
}

/** Open exceptions of all accounts, oldest first. */
export async function listAllOpen(reader: Reader): Promise<ReconciliationException[]> {
  const rows = await reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('state', '=', 'open')
    .orderBy('id')
    .execute();
  return rows.map(exceptionOf);
}

/** Open exceptions whose cause begins with a name. */
export async function listCaused(reader: Reader, prefix: string): Promise<ReconciliationException[]> {
  const rows = await reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('state', '=', 'open')
    .where(sql<boolean>`starts_with(cause, ${prefix})`)
    .orderBy('since_on')
    .execute();
  return rows.map(exceptionOf);
}

export async function setOwner(tx: Tx, id: string, ownerId: string | null): Promise<void> {
  await tx.db
    .updateTable('reconciliation_exceptions')
    .set({ owner_id: ownerId })
    .where('id', '=', id)
    .execute();
}

/** Takes an owner off every exception that is still open; answers which. */
export async function releaseOwned(tx: Tx, ownerId: string): Promise<string[]> {
  const rows = await tx.db
    .updateTable('reconciliation_exceptions')
    .set({ owner_id: null })
    .where('owner_id', '=', ownerId)
    .where('state', '=', 'open')
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

export async function findException(reader: Reader, id: string): Promise<ReconciliationException | null> {
  const row = await reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : exceptionOf(row);
}

/** Exceptions about the lines with some references, or of an amount in either direction, newest first. */
export async function findExceptionsBy(
  reader: Reader,
  by: { readonly references: readonly string[]; readonly amountSen: Sen | null },
  limit: number,
): Promise<ReconciliationException[]> {
  const { references, amountSen } = by;
  const rows = await reader.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where((eb) =>
      amountSen === null
        ? eb(
            'cause',
            'in',
            references.map((reference) => `line:${reference}`),
          )
        : eb('amount_sen', 'in', [amountSen, sen(-amountSen)]),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(exceptionOf);
}

/** The id of the exception about a line, open or closed; null where there is none. */
export async function findLineException(reader: Reader, bankReference: string): Promise<string | null> {
  const row = await reader.db
    .selectFrom('reconciliation_exceptions')
    .select('id')
    .where('cause', '=', `line:${bankReference}`)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function lockException(tx: Tx, id: string): Promise<ReconciliationException | null> {
  const row = await tx.db
    .selectFrom('reconciliation_exceptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : exceptionOf(row);
}

/** How many are open, and since when the oldest is. */
export async function countOpen(
  reader: Reader,
): Promise<{ readonly open: number; readonly oldest: Day | null }> {
  const row = await reader.db
    .selectFrom('reconciliation_exceptions')
    .select(({ fn }) => [fn.countAll<bigint>().as('open'), fn.min('since_on').as('oldest')])
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return { open: Number(row.open), oldest: row.oldest };
}

/** The operator who resolved the last exception of an account that began up to a day; null without one. */
export async function lastResolver(
  reader: Reader,
  account: BankAccountKind,
  upTo: Day,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('reconciliation_exceptions')
    .select('resolved_by')
    .where('account', '=', account)
    .where('since_on', '<=', upTo)
    .where('resolved_by', 'is not', null)
    .orderBy('resolved_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.resolved_by ?? null;
}

export function exceptionOf(row: Selectable<ReconciliationExceptions>): ReconciliationException {
  return {
    id: row.id,
    account: row.account as BankAccountKind,
    kind: row.kind as ExceptionKind,
    cause: row.cause,
    amountSen: row.amount_sen,
    detail: fromColumns(row.detail, row.detail_message),
    sinceOn: row.since_on,
    state: row.state as ReconciliationException['state'],
    ownerId: row.owner_id,
    resolvedBy: row.resolved_by,
    resolvedAt: row.resolved_at,
    resolution: row.resolution && fromColumns(row.resolution, row.resolution_message),
    category: row.category as ExceptionCategory | null,
    approvalId: row.approval_id,
  };
}
