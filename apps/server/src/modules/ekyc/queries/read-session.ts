import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readSettings } from '../../settings/public.ts';
import type { ClaimedPerson, IdentityReader } from '../domain/ekyc-deps.ts';
import { identityHashOf } from '../domain/identity-hash.ts';
import { coversCard, type EkycSession } from '../domain/session.ts';
import { type Access, mayUse } from '../policy.ts';
import { countStarted, findNewest, findSession } from '../store/sessions.ts';

/**
 * A session for its owner or for the phone that it was handed to.
 * @throws AppError `not_found` also where it is another user's, or the token is wrong, over or of another session
 */
export async function readSession(ctx: QueryCtx, access: Access, id: string): Promise<EkycSession> {
  const session = await findSession(ctx.reader, ctx.fieldEncryption, id);
  if (session === null || !mayUse(access, session, ctx.now)) {
    throw new AppError('not_found', {}, NOT_YOURS);
  }
  return session;
}

export const NOT_YOURS = message('ekyc_link_expired');

/** How many checks a person may still start today. */
export async function attemptsLeft(ctx: QueryCtx, userId: string): Promise<number> {
  const { ekycAttemptsPerDay } = await readSettings(ctx);
  return Math.max(0, ekycAttemptsPerDay - (await countStarted(ctx.reader, userId, ctx.businessDate)));
}

/** Why a person cannot begin a check now. */
export type Blocked = 'identity_missing' | 'attempts' | 'review' | 'approved' | 'rejected';

export interface EkycStatus {
  readonly session: EkycSession | null;
  readonly blocked: Blocked | null;
  readonly attemptsLeft: number;
  /** Why an approved check counts no more: another name or number, or newer pictures of the card (KYC-9). */
  readonly undoneBy: 'identity' | 'pictures' | null;
}

/** The status of a person's identity check. An open one continues regardless of the limit. */
export async function readEkycStatus(
  ctx: QueryCtx,
  userId: string,
  readIdentity: IdentityReader,
): Promise<EkycStatus> {
  const session = await findNewest(ctx.reader, ctx.fieldEncryption, userId);
  const left = await attemptsLeft(ctx, userId);
  const identity = await readIdentity(ctx, userId);
  if (identity === null) {
    return { session, blocked: 'identity_missing', attemptsLeft: left, undoneBy: null };
  }
  const undoneBy = session?.state === 'approved' ? undoing(ctx, session, identity) : null;
  return { session, blocked: blockedBy(session, left, undoneBy), attemptsLeft: left, undoneBy };
}

/** What has changed in the application since its check, if that matters (KYC-9). */
export function undoing(
  { fieldEncryption }: Pick<QueryCtx, 'fieldEncryption'>,
  session: EkycSession,
  identity: ClaimedPerson,
): EkycStatus['undoneBy'] {
  if (!session.identityHash?.equals(identityHashOf(fieldEncryption, identity))) {
    return 'identity';
  }
  return coversCard(session, identity.newestCardFile) ? null : 'pictures';
}

/** Why nothing new may begin, given the newest session, what is left of the day and what has undone it. */
export function blockedBy(
  session: EkycSession | null,
  left: number,
  undoneBy: EkycStatus['undoneBy'],
): Blocked | null {
  if (session?.state === 'open') {
    return null;
  }
  if (session?.state === 'review' || session?.state === 'rejected') {
    return session.state;
  }
  if (session?.state === 'approved' && undoneBy === null) {
    return 'approved';
  }
  return left === 0 ? 'attempts' : null;
}
