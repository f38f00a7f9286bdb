import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Manifest } from '../domain/manifest.ts';
import { documents } from './note-files.ts';

type SnapshotFacts = Pick<Manifest, 'deployment' | 'migration' | 'chainHead' | 'totals'>;

/** What the manifest says of the database as a whole, in the transaction of the snapshot. */
export async function readSnapshotFacts({ db }: Tx): Promise<SnapshotFacts> {
  const facts = await sql<Omit<SnapshotFacts, 'totals' | 'chainHead'>>`
    select (select kind from deployment) as deployment, (select max(name) from schema_migrations) as migration`.execute(
    db,
  );
  const head = await sql<{ seq: string; root: string }>`
    select seq::text, encode(root_hash, 'hex') as root from audit_seals order by audit_seals.seq desc limit 1`.execute(
    db,
  );
  const totals = await sql<SnapshotFacts['totals']>`
    select
      (select coalesce(sum(balance_sen), 0)::text from accounts where has_running_balance) as "customerCash",
      (select coalesce(sum(case when t.debit_account_id = a.id then t.amount_sen else -t.amount_sen end), 0)::text
        from accounts a join transfers t on a.id in (t.debit_account_id, t.credit_account_id)
        where a.kind = 'trust_bank') as "trustBank",
      (select coalesce(sum(outstanding_sen), 0)::text from holdings) as "outstandingPrincipal",
      (select coalesce(sum(amount_sen), 0)::text from transfers) as "transfers"`.execute(db);
  const [fact, total] = [facts.rows[0], totals.rows[0]];
  if (fact === undefined || total === undefined) {
    throw new Error('The database answers nothing about itself.');
  }
  return { ...fact, chainHead: head.rows[0] ?? null, totals: total };
}

/** A document whose bytes belong into the package. */
export interface StoredDocument {
  readonly id: string;
  readonly storageKey: string;
  /** In hexadecimal. */
  readonly sha256: string;
}

const DOCUMENTS_AT_ONCE = 1_000;

/** The stored contract documents, by id, some at a time. */
export async function* readStoredDocuments({ db }: Tx): AsyncGenerator<StoredDocument> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<StoredDocument>`
      select d.id, f.storage_key as "storageKey", d.sha256 from (${sql.raw(documents.text)}) d join files f on f.id = d.id
      where d.path is not null and d.id > ${after}::uuid order by d.id limit ${DOCUMENTS_AT_ONCE}::int`.execute(
      db,
    );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) {
      return;
    }
    after = last.id;
  }
}
