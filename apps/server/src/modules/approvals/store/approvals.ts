import { isMessage } from '@titian/contracts/messages/definition';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { Day } from '@titian/finance/calendar';
import type { Selectable } from 'kysely';
import { codedColumn, englishOf, fromColumns } from '../../../platform/coded-text.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { likePattern } from '../../../platform/db/like.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { Approvals } from '../../../platform/db/schema.ts';
import type { Approval, ApprovalState } from '../domain/approval.ts';

/** A proposal by id, locked so that it is decided once; null where there is none. */
export async function lockApproval(tx: Tx, id: string): Promise<Approval | null> {
  const row = await tx.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : approvalOf(row);
}

/** The open proposal of a kind for a subject, locked. */
export async function lockOpen(tx: Tx, kind: string, subjectId: string): Promise<Approval | null> {
  const row = await tx.db
    .selectFrom('approvals')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', '=', subjectId)
    .where('state', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : approvalOf(row);
}

export async function insertApproval(tx: Tx, approval: Approval): Promise<void> {
  await tx.db
    .insertInto('approvals')
    .values({
      id: approval.id,
      kind: approval.kind,
      subject_kind: approval.subjectKind,
      subject_id: approval.subjectId,
      subject_label: englishOf(approval.subjectLabel),
      subject_message: codedColumn(approval.subjectLabel),
      subject_version: approval.subjectVersion,
      before: JSON.stringify(approval.before),
      after: JSON.stringify(approval.after),
      reason: approval.reason,
      reason_message: approval.reasonMessage === null ? null : JSON.stringify(approval.reasonMessage),
      binding_sha256: approval.bindingSha256,
      binds: JSON.stringify(approval.binds),
      maker_id: approval.makerId,
      confirmer_roles: [...approval.confirmerRoles],
      expires_at: approval.expiresAt,
      created_at: approval.createdAt,
    })
    .execute();
}

/** What ends a proposal; the checker is null where it expired or became stale. */
export interface Closing {
  readonly state: Exclude<ApprovalState, 'proposed'>;
  readonly checkerId: string | null;
  readonly decisionReason: string | null;
  readonly decidedAt: Date;
  /** The parts that changed since it was proposed, of one that is stale. */
  readonly staleBecause?: readonly string[];
}

/** The first checker, with the time. */
export interface FirstCheck {
  readonly firstCheckerId: string;
  readonly firstCheckedAt: Date;
  readonly firstCheckReason: string | null;
}

/** Stores the approval of the first checker; the proposal stays open for the confirmer. */
export async function storeFirstCheck(tx: Tx, id: string, check: FirstCheck): Promise<void> {
  await tx.db
    .updateTable('approvals')
    .set({
      first_checker_id: check.firstCheckerId,
      first_checked_at: check.firstCheckedAt,
      first_check_reason: check.firstCheckReason,
    })
    .where('id', '=', id)
    .execute();
}

/** @param on the business date of the decision */
export async function closeApproval(tx: Tx, id: string, closing: Closing, on: Day): Promise<void> {
  await tx.db
    .updateTable('approvals')
    .set({
      state: closing.state,
      checker_id: closing.checkerId,
      decision_reason: closing.decisionReason,
      decided_at: closing.decidedAt,
      decided_on: on,
      stale_because: [...(closing.staleBecause ?? [])],
    })
    .where('id', '=', id)
    .execute();
}

export interface ApprovalFilter {
  /** These alone. */
  readonly ids?: readonly string[] | undefined;
  /** About these subjects. */
  readonly subjectIds?: readonly string[] | undefined;
  /** Of these kinds, with a text in the label of their subject. */
  readonly about?: { readonly fragment: string; readonly kinds: readonly string[] };
  readonly state: ApprovalState | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of proposals, newest first. */
export async function listApprovals(reader: Reader, filter: ApprovalFilter): Promise<Approval[]> {
  let query = reader.db.selectFrom('approvals').selectAll().orderBy('id', 'desc').limit(filter.limit);
  const { ids, subjectIds, about } = filter;
  if (ids !== undefined) {
    query = query.where('id', '=', oneOf(ids));
  }
  if (subjectIds !== undefined) {
    query = query.where('subject_id', '=', oneOf(subjectIds));
  }
  if (about !== undefined) {
    query = query
      .where((row) => row(row.fn<string>('lower', ['subject_label']), 'like', likePattern(about.fragment)))
      .where('kind', 'in', [...about.kinds]);
  }
  if (filter.state !== null) {
    query = query.where('state', '=', filter.state);
  }
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return (await query.execute()).map(approvalOf);
}

/** The ids of open proposals, oldest first. */
const openIds = (reader: Reader) =>
  reader.db.selectFrom('approvals').select('id').where('state', '=', 'proposed').orderBy('id');

/** Proposals that bind nothing, because they were made before proposals did. */
export async function findUnbound(reader: Reader, limit: number): Promise<string[]> {
  const rows = await openIds(reader).where('binding_sha256', 'is', null).limit(limit).execute();
  return rows.map((row) => row.id);
}

/** The open proposals that an operator made. */
export async function findOpenOf(reader: Reader, makerId: string): Promise<string[]> {
  const rows = await openIds(reader).where('maker_id', '=', makerId).execute();
  return rows.map((row) => row.id);
}

/** Undecided proposals past their deadline. */
export async function findExpired(reader: Reader, businessNow: Date, limit: number): Promise<string[]> {
  const rows = await openIds(reader).where('expires_at', '<=', businessNow).limit(limit).execute();
  return rows.map((row) => row.id);
}

/** The open proposals of a kind, by subject: what a queue shows as already proposed. */
export async function openSubjects(
  reader: Reader,
  kind: string,
  subjectIds: readonly string[],
): Promise<Set<string>> {
  if (subjectIds.length === 0) {
    return new Set();
  }
  const rows = await reader.db
    .selectFrom('approvals')
    .select('subject_id')
    .where('kind', '=', kind)
    .where('subject_id', '=', oneOf(subjectIds))
    .where('state', '=', 'proposed')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** Every open proposal about these subjects, newest first. */
export async function findOpenAbout(reader: Reader, subjectIds: readonly string[]): Promise<Approval[]> {
  if (subjectIds.length === 0) {
    return [];
  }
  const rows = await reader.db
    .selectFrom('approvals')
    .selectAll()
    .where('subject_id', '=', oneOf(subjectIds))
    .where('state', '=', 'proposed')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(approvalOf);
}

/** A proposal from its row. */
export function approvalOf(row: Selectable<Approvals>): Approval {
  return {
    id: row.id,
    kind: row.kind,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectLabel: fromColumns(row.subject_label, row.subject_message),
    subjectVersion: row.subject_version,
    before: row.before,
    after: row.after,
    reason: row.reason,
    reasonMessage: isMessage(row.reason_message) ? row.reason_message : null,
    bindingSha256: row.binding_sha256,
    binds: row.binds,
    staleBecause: row.stale_because,
    makerId: row.maker_id,
    confirmerRoles: row.confirmer_roles as OperatorRole[],
    firstCheckerId: row.first_checker_id,
    firstCheckedAt: row.first_checked_at,
    firstCheckReason: row.first_check_reason,
    checkerId: row.checker_id,
    decisionReason: row.decision_reason,
    // The table's CHECK list is exactly this type.
    state: row.state as ApprovalState,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
  };
}
