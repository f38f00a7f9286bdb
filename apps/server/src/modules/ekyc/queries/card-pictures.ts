import type { QueryCtx } from '../../../platform/context.ts';
import type { ClaimedPerson } from '../domain/ekyc-deps.ts';
import { listUsable } from './list-usable.ts';

/** The files of a card's sides; a passport has no back. */
interface CardPictures {
  readonly front: string;
  readonly back: string | null;
}

/**
 * The pictures of the identity document that a person's check has, which are the application's as well (KYC-10); null
 * where the identity in the application has no check, or newer pictures.
 */
export async function cardPictures(
  ctx: QueryCtx,
  userId: string,
  identity: ClaimedPerson | null,
): Promise<CardPictures | null> {
  const [newest] = identity === null ? [] : await listUsable(ctx, userId, identity);
  const { front = null, back = null } = newest?.files ?? {};
  return front === null ? null : { front, back };
}
