import type { QueryCtx } from '../../../platform/context.ts';
import type { OtpType } from '../domain/given-code.ts';
import { countRecoveryCodes } from '../store/recovery-codes.ts';
import { findDevices, type TrustedDevice } from '../store/trusted-devices.ts';
import { findReset } from '../store/two-factor-resets.ts';
import { findTwoFactor } from '../store/two-factors.ts';

/** How a customer's second factor stands. */
export interface TwoFactorState {
  /** Empty while it is off. */
  readonly otpTypes: readonly OtpType[];
  readonly recoveryCodesLeft: number;
  readonly devices: readonly TrustedDevice[];
  /** When a reset that was requested takes effect (a business instant), or null. */
  readonly resetAt: Date | null;
}

/** How a customer can give the second factor; empty while it is off. */
export async function readOtpTypes(ctx: QueryCtx, userId: string): Promise<OtpType[]> {
  const factor = await findTwoFactor(ctx.reader, 'user', userId);
  return factor === null ? [] : [factor.method, 'recovery'];
}

/** The second factor of a customer with their recovery codes and remembered devices. */
export async function readTwoFactor(ctx: QueryCtx, userId: string): Promise<TwoFactorState> {
  const otpTypes = await readOtpTypes(ctx, userId);
  if (otpTypes.length === 0) {
    return { otpTypes: [], recoveryCodesLeft: 0, devices: [], resetAt: null };
  }
  return {
    otpTypes,
    recoveryCodesLeft: await countRecoveryCodes(ctx.reader, userId),
    devices: await findDevices(ctx.reader, userId, ctx.now),
    resetAt: await findReset(ctx.reader, userId),
  };
}
