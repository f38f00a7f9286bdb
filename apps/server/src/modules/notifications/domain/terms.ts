import { parseSen } from '@titian/finance/sen';

/** How long withdrawals wait after a security change; mails from before the setting counted waited a day. */
export interface HoldHours {
  readonly holdHours?: number;
}

const DEFAULT_HOLD_HOURS = 24;

/** The hours of a hold as they stand in an e-mail. */
export function hoursOf({ holdHours }: HoldHours): number {
  return holdHours ?? DEFAULT_HOLD_HOURS;
}

/**
 * Whether an amount of the wire is more than nothing.
 *
 * @throws for a text that is no amount
 */
export function isAmount(amount: string): boolean {
  const parsed = parseSen(amount);
  if (parsed === null) {
    throw new Error(`no amount of an e-mail: ${amount}`);
  }
  return parsed > 0n;
}

export type Contract = 'Conventional' | 'Shariah';
