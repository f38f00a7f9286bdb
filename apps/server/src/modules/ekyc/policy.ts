import { timingSafeEqual } from 'node:crypto';
import { message } from '@titian/contracts/messages/message';
import type { EkycSide } from '../../gateways/ekyc/port.ts';
import { AppError } from '../../platform/errors.ts';
import { tokenHash } from '../../platform/field-encryption.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { type EkycSession, takesPicture } from './domain/session.ts';

/** The credentials with which a session is opened. */
export interface Access {
  readonly principal: Principal | null;
  /** The token of a hand-off, from its header. */
  readonly handoffToken: string | null;
}

/** The calls are open to guests for hand-offs; without a token they require a sign-in. */
export function demandSomeone({ principal, handoffToken }: Access): void {
  if (handoffToken !== null) {
    return;
  }
  if (principal === null || principal.kind !== 'user') {
    throw new AppError('unauthorized');
  }
  if (principal.accountStatus !== 'Active') {
    throw new AppError('account_inactive');
  }
  if (principal.twoFactorEnabled && !principal.twoFactorPassed) {
    throw new AppError('two_factor_required');
  }
}

/** The owner, or the holder of an unexpired token of this session; where a token is given, it alone counts. */
export function mayUse(access: Access, session: EkycSession, now: Date): boolean {
  if (access.handoffToken !== null) {
    const { handoffHash, handoffUntil } = session;
    return (
      handoffHash !== null &&
      handoffUntil !== null &&
      handoffUntil > now &&
      timingSafeEqual(handoffHash, tokenHash(access.handoffToken))
    );
  }
  return access.principal?.id === session.userId;
}

const WRONG_ORDER = message('picture_out_of_order');

/** @throws AppError `wrong_state` for a session that is over or a picture that is not the next one */
export function rejectWrongOrder(session: EkycSession, side: EkycSide): void {
  if (!takesPicture(session, side)) {
    throw new AppError('wrong_state', { state: session.state }, WRONG_ORDER);
  }
}
