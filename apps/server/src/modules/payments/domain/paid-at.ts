/** Maximum clock skew between banks and the platform. */
const CLOCK_SKEW_MS = 5 * 60_000;
/** Longer ago than this no confirmation that is only late was paid. */
const LONGEST_MS = 3 * 24 * 60 * 60_000;

/** What is known of an approved payment when the bank's time of it is assessed. */
export interface BankTimed {
  /** As the bank says; null where it says nothing that can be read. */
  readonly bankTime: Date | null;
  /** When the payer was sent to the bank. */
  readonly madeAt: Date;
  readonly now: Date;
  /** The bank said before that a second person of the company had yet to approve it. */
  readonly wasWaiting: boolean;
}

/**
 * When an approved payment was paid (decision 042): at the bank's time, as long as that is between the order and now
 * and is at most three days old. Any other bank time is a clock that is wrong, and counts as now. So does an approval
 * that waited for a second person: the bank's time is that of the first.
 */
export function paidAt({ bankTime, madeAt, now, wasWaiting }: BankTimed): Date {
  if (bankTime === null || wasWaiting) {
    return now;
  }
  const [time, made, present] = [bankTime.getTime(), madeAt.getTime(), now.getTime()];
  const isPlausible =
    time >= made - CLOCK_SKEW_MS && time <= present + CLOCK_SKEW_MS && time >= present - LONGEST_MS;
  return isPlausible ? new Date(Math.min(Math.max(time, made), present)) : now;
}
