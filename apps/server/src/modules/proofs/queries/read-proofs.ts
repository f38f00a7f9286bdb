import type { ProofNode } from '@titian/contracts/proof/format';
import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ClaimParts, noClaim } from '../domain/claims.ts';
import { chunksOfPath, leafAmountSen, pathOf } from '../domain/proof-path.ts';
import { dayKeyOf, pieceSecretsOf } from '../domain/proof-tree.ts';
import { proofKey } from '../domain/signing-key.ts';
import { findRecord, listKeys, type PublishedKey, type StoredRecord } from '../store/records.ts';
import { findClaim, readChunks, type StoredClaim } from '../store/trees.ts';

/** A record with the public half of its key. */
export interface VerifiableRecord extends StoredRecord {
  readonly publicKey: Buffer;
}

/** The record of a day with its key; null where there is none. */
export async function findDayRecord(ctx: QueryCtx, day: Day): Promise<VerifiableRecord | null> {
  const record = await findRecord(ctx.reader, day);
  return record === null ? null : withKey(record, await listKeys(ctx.reader));
}

/** A record with the public half of the key that signed it. */
export function withKey(record: StoredRecord, keys: readonly PublishedKey[]): VerifiableRecord {
  const key = keys.find((one) => one.id === record.keyId);
  if (key === undefined) {
    throw new Error(`The key ${record.keyId} of a record is missing.`);
  }
  return { ...record, publicKey: key.publicKey };
}

/**
 * The record of a day with its key.
 * @throws AppError `proof_day_open` where the day is not over, `proof_missing` where it has no record
 */
export async function readDayRecord(ctx: QueryCtx, day: Day): Promise<VerifiableRecord> {
  const record = await findDayRecord(ctx, day);
  if (record === null) {
    throw new AppError(day < ctx.businessDate ? 'proof_missing' : 'proof_day_open', { day });
  }
  return record;
}

/** One piece of a claim with everything that leads to the root. */
export interface VerifiablePiece {
  readonly piece: number;
  readonly nonce: Buffer;
  readonly amountSen: Sen;
  readonly position: number;
  readonly path: readonly ProofNode[];
}

/** What proves a client that their claim is in the record of a day. */
export interface OwnProof {
  readonly record: VerifiableRecord;
  readonly clientNumber: string;
  readonly parts: ClaimParts;
  readonly pieces: readonly VerifiablePiece[];
}

/**
 * A client's own pieces of a day (PRF-4); none where there was nothing to claim.
 * @param client whose number is shown where there was nothing to claim
 * @throws AppError as `readDayRecord`
 */
export async function readOwnProof(
  ctx: QueryCtx,
  day: Day,
  client: { readonly id: string; readonly number: string },
): Promise<OwnProof> {
  const record = await readDayRecord(ctx, day);
  const claim = await findClaim(ctx.reader, day, client.id);
  if (claim === null) {
    return { record, clientNumber: client.number, parts: noClaim, pieces: [] };
  }
  const { clientNumber, parts } = claim;
  return { record, clientNumber, parts, pieces: await piecesOf(ctx, record, claim) };
}

async function piecesOf(
  ctx: QueryCtx,
  { day, depth }: StoredRecord,
  { clientNumber, positions }: StoredClaim,
): Promise<VerifiablePiece[]> {
  const places = positions.flatMap((position) => chunksOfPath(position, depth));
  const wanted = new Map(places.map((one) => [`${one.level}:${one.chunk}`, one]));
  const chunks = await readChunks(ctx.reader, day, [...wanted.values()]);
  const secretsOf = pieceSecretsOf(dayKeyOf(proofKey(ctx.fieldEncryption), day));
  return positions.map((position, piece) => ({
    ...{ piece, position },
    nonce: secretsOf(clientNumber, piece).nonce,
    amountSen: sen(leafAmountSen(position, chunks)),
    path: pathOf(position, depth, chunks),
  }));
}
