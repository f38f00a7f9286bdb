/** Unverified messages to the bank's two addresses in a minute. */
export interface CallbackLimitNumbers {
  /** From one address; then everything from it is rejected until the minute is over. */
  readonly junkPerAddress: number;
  /** From all; then addresses not verified within a day are rejected until the minute is over. */
  readonly junkInTotal: number;
}

/** The bank sends none; a payer's browser whose form was cut off sends one. */
export const callbackLimitNumbers: CallbackLimitNumbers = { junkPerAddress: 60, junkInTotal: 600 };

export type JunkCause = 'unverified' | 'unknown_order';

export interface CallbackLimits {
  /** Whether a message from an address may be looked at now. */
  admits(address: string, now: Date): boolean;
  /** Records a verified message: its address is not rejected for what others send. */
  verified(address: string, now: Date): void;
  /** Counts a message that is not stored. */
  junk(address: string, cause: JunkCause, now: Date): void;
}

/** The messages of a minute that were not stored. */
export interface JunkCount {
  readonly unverified: number;
  readonly unknown_order: number;
  readonly rejected: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** More are not remembered; the oldest goes. */
const VERIFIED_MAX = 10_000;

/**
 * Limits the messages posted to the bank's addresses. A verified address is exempt from the total limit, so that a
 * flood from elsewhere does not block confirmations of the bank.
 * @param report receives the count of discarded messages once a minute, when there are any
 */
export function createCallbackLimits(
  report: (count: JunkCount) => void,
  numbers: CallbackLimitNumbers = callbackLimitNumbers,
): CallbackLimits {
  const verifiedAt = new Map<string, number>();
  let minute = 0;
  let byAddress = new Map<string, number>();
  let count = { unverified: 0, unknown_order: 0, rejected: 0 };

  function turnTo(now: Date): void {
    const at = Math.floor(now.getTime() / MINUTE_MS);
    if (at === minute) {
      return;
    }
    if (count.unverified + count.unknown_order + count.rejected > 0) {
      report(count);
    }
    minute = at;
    byAddress = new Map();
    count = { unverified: 0, unknown_order: 0, rejected: 0 };
  }

  const isVerified = (address: string, now: Date) => (verifiedAt.get(address) ?? 0) > now.getTime() - DAY_MS;
  return {
    admits(address, now) {
      turnTo(now);
      const isFlood = count.unverified >= numbers.junkInTotal && !isVerified(address, now);
      if (isFlood || (byAddress.get(address) ?? 0) >= numbers.junkPerAddress) {
        count.rejected += 1;
        return false;
      }
      return true;
    },
    verified(address, now) {
      verifiedAt.delete(address);
      verifiedAt.set(address, now.getTime());
      const [oldest] = verifiedAt.keys();
      if (verifiedAt.size > VERIFIED_MAX && oldest !== undefined) {
        verifiedAt.delete(oldest);
      }
    },
    junk(address, cause, now) {
      turnTo(now);
      count[cause] += 1;
      // A verified message about an unknown order is counted, but does not throttle the bank.
      if (cause === 'unverified') {
        byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      }
    },
  };
}
