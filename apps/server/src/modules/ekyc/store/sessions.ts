import type { Day } from '@titian/finance/calendar';
import type { Selectable } from 'kysely';
import type { EkycSide, PictureVerdict } from '../../../gateways/ekyc/port.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { EkycSessions } from '../../../platform/db/schema.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { EkycSession, EkycState } from '../domain/session.ts';

type Row = Selectable<EkycSessions>;

export async function insertSession(tx: Tx, session: EkycSession): Promise<void> {
  await tx.db
    .insertInto('ekyc_sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      provider: session.provider,
      attempt: session.attempt,
      started_on: session.startedOn,
      needs_back: session.needsBack,
      handoff_hash: session.handoffHash,
      handoff_until: session.handoffUntil,
      created_at: session.createdAt,
    })
    .execute();
}

/** Writes what changed of a locked session, as its next version. */
export async function updateSession(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  session: EkycSession,
): Promise<void> {
  const verdicts = [...session.verdicts];
  const readings = verdicts.filter(([, { reading }]) => reading !== null);
  const text = JSON.stringify(Object.fromEntries(readings.map(([side, { reading }]) => [side, reading])));
  await tx.db
    .updateTable('ekyc_sessions')
    .set({
      state: session.state,
      version: session.version + 1,
      needs_back: session.needsBack,
      handoff_hash: session.handoffHash,
      handoff_until: session.handoffUntil,
      front_file_id: session.files.front,
      back_file_id: session.files.back,
      selfie_file_id: session.files.selfie,
      tries: JSON.stringify(session.tries),
      scores: JSON.stringify(Object.fromEntries(verdicts.map(([side, { checks }]) => [side, checks]))),
      readings_enc: readings.length === 0 ? null : fieldEncryption.seal(text, readingsPlace(session.id)),
      identity_hash: session.identityHash,
      reasons: [...session.reasons],
      message: session.message,
      submitted_at: session.submittedAt,
      decided_at: session.decidedAt,
      purged_at: session.purgedAt,
    })
    .where('id', '=', session.id)
    .execute();
}

/** Remembers which approval decided a session. */
export async function setApproval(tx: Tx, id: string, approvalId: string): Promise<void> {
  await tx.db.updateTable('ekyc_sessions').set({ approval_id: approvalId }).where('id', '=', id).execute();
}

export async function findSession(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<EkycSession | null> {
  const row = await byId(reader, id).executeTakeFirst();
  return row === undefined ? null : sessionOf(row, fieldEncryption);
}

/** The same, locked. */
export async function lockSession(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  id: string,
): Promise<EkycSession | null> {
  const row = await byId(tx, id).forUpdate().executeTakeFirst();
  return row === undefined ? null : sessionOf(row, fieldEncryption);
}

function byId(reader: Reader, id: string) {
  return reader.db.selectFrom('ekyc_sessions').selectAll().where('id', '=', id);
}

/** A person's newest session, or null. */
export async function findNewest(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  userId: string,
): Promise<EkycSession | null> {
  const row = await newest(reader, userId).executeTakeFirst();
  return row === undefined ? null : sessionOf(row, fieldEncryption);
}

/** The same, locked. */
export async function lockNewest(
  tx: Tx,
  fieldEncryption: FieldEncryption,
  userId: string,
): Promise<EkycSession | null> {
  const row = await newest(tx, userId).forUpdate().executeTakeFirst();
  return row === undefined ? null : sessionOf(row, fieldEncryption);
}

function newest(reader: Reader, userId: string) {
  return reader.db
    .selectFrom('ekyc_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1);
}

/** How many checks a person has started on a day. */
export async function countStarted(reader: Reader, userId: string, day: Day): Promise<number> {
  const row = await reader.db
    .selectFrom('ekyc_sessions')
    .select((one) => one.fn.countAll<bigint>().as('started'))
    .where('user_id', '=', userId)
    .where('started_on', '=', day)
    .executeTakeFirstOrThrow();
  return Number(row.started);
}

/** A person's checks of an identity that were approved or wait for an operator, the newest first. */
export async function listSettled(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  of: { readonly userId: string; readonly identityHash: Buffer },
): Promise<EkycSession[]> {
  const query = reader.db.selectFrom('ekyc_sessions').selectAll().orderBy('id', 'desc');
  const rows = await query
    .where((one) => one.and({ user_id: of.userId, identity_hash: of.identityHash }))
    .where('state', 'in', ['approved', 'review'])
    .execute();
  return rows.map((row) => sessionOf(row, fieldEncryption));
}

export interface ReviewFilter {
  /** Null is every state in which something was sent. */
  readonly state: EkycState | null;
  readonly beforeId: string | null;
  readonly limit: number;
}

/** A page of sessions, newest first; open ones only when they are requested. */
export async function listSessions(
  reader: Reader,
  fieldEncryption: FieldEncryption,
  filter: ReviewFilter,
): Promise<EkycSession[]> {
  let query = reader.db.selectFrom('ekyc_sessions').selectAll().orderBy('id', 'desc').limit(filter.limit);
  query =
    filter.state === null ? query.where('state', '<>', 'open') : query.where('state', '=', filter.state);
  if (filter.beforeId !== null) {
    query = query.where('id', '<', filter.beforeId);
  }
  return (await query.execute()).map((row) => sessionOf(row, fieldEncryption));
}

/** How many checks wait for an operator. */
export async function countInReview(reader: Reader): Promise<number> {
  const row = await reader.db
    .selectFrom('ekyc_sessions')
    .select((one) => one.fn.countAll<bigint>().as('waiting'))
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  return Number(row.waiting);
}

const BATCH = 100;

/** Ids of decided sessions whose selfie has passed its retention period. */
export async function listOverdue(reader: Reader, decidedBefore: Date): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('ekyc_sessions')
    .select('id')
    .where('purged_at', 'is', null)
    .where('decided_at', '<', decidedBefore)
    .orderBy('decided_at')
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

/** Ids of abandoned sessions. */
export async function listAbandoned(reader: Reader, startedBefore: Date): Promise<string[]> {
  const rows = await reader.db
    .selectFrom('ekyc_sessions')
    .select('id')
    .where('state', '=', 'open')
    .where('created_at', '<', startedBefore)
    .limit(BATCH)
    .execute();
  return rows.map((row) => row.id);
}

function sessionOf(row: Row, fieldEncryption: FieldEncryption): EkycSession {
  return {
    id: row.id,
    userId: row.user_id,
    provider: row.provider,
    attempt: row.attempt,
    startedOn: row.started_on,
    // The table's CHECK list is exactly this type.
    state: row.state as EkycState,
    version: row.version,
    needsBack: row.needs_back,
    handoffHash: row.handoff_hash,
    handoffUntil: row.handoff_until,
    files: { front: row.front_file_id, back: row.back_file_id, selfie: row.selfie_file_id },
    tries: row.tries as EkycSession['tries'],
    verdicts: verdictsOf(row, fieldEncryption),
    identityHash: row.identity_hash,
    reasons: row.reasons,
    message: row.message,
    submittedAt: row.submitted_at,
    decidedAt: row.decided_at,
    purgedAt: row.purged_at,
    createdAt: row.created_at,
  };
}

function readingsPlace(sessionId: string): FieldPlace {
  return { table: 'ekyc_sessions', column: 'readings_enc', row: sessionId };
}

type Checks = Partial<Record<EkycSide, PictureVerdict['checks']>>;
type Readings = Partial<Record<EkycSide, PictureVerdict['reading']>>;

function verdictsOf(row: Row, fieldEncryption: FieldEncryption): ReadonlyMap<EkycSide, PictureVerdict> {
  // Both were written by `updateSession` in these shapes.
  const checks = row.scores as Checks;
  const { readings_enc: bytes } = row;
  const readings: Readings =
    bytes === null ? {} : JSON.parse(fieldEncryption.open({ ...readingsPlace(row.id), bytes }));
  const sides: readonly EkycSide[] = ['front', 'back', 'selfie'];
  return new Map(
    sides.flatMap((side) => {
      const known = checks[side];
      return known === undefined ? [] : [[side, { checks: known, reading: readings[side] ?? null }] as const];
    }),
  );
}
