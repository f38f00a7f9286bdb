import type { OwnerActivity, UnclaimedState } from '@titian/contracts/unclaimed-moneys';
import { addDays, addMonthsClamped, type Day, daysBetween } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

const MONTHS_OF_YEAR = 12;
/** Months are not equally long: more than the difference that clamping a day of a month makes. */
const CLAMPED_DAYS = 3;

/** After which time without activity cash is listed, and after which it is unclaimed. */
export interface UnclaimedTerms {
  /** The prescribed period (CMP-8). */
  readonly periodMonths: number;
  /** How long before its end the owner is notified. */
  readonly noticeMonths: number;
}

/** The cash of an owner without activity for long. */
export interface UnclaimedMoney {
  readonly customerId: string;
  readonly amountSen: Sen;
  readonly lastActivity: { readonly on: Day; readonly kind: OwnerActivity };
  /** When the prescribed period ends. */
  readonly unclaimedOn: Day;
  /** Days on which the owner was notified since the last activity. */
  readonly notifiedOn: readonly Day[];
  /** To the Registrar; null before two operators decide it. */
  readonly payment: RegistrarPayment | null;
}

/** Unclaimed cash that leaves, or has left, for the Registrar (CMP-11). */
export interface RegistrarPayment {
  readonly id: string;
  readonly state: 'approved' | 'paid';
  readonly returnYear: number;
  /** What the bank statement shows. */
  readonly reference: string;
  readonly paidOn: Day | null;
  /** It waits for a batch, and may be cancelled (CMP-12). */
  readonly isQueued: boolean;
}

/** The terms that settings make. */
export function unclaimedTerms(settings: {
  readonly unclaimedMoneyYears: number;
  readonly unclaimedNoticeMonths: number;
}): UnclaimedTerms {
  return {
    periodMonths: settings.unclaimedMoneyYears * MONTHS_OF_YEAR,
    noticeMonths: settings.unclaimedNoticeMonths,
  };
}

/** The last day on which a period may end to be listed on a day: then its lead time has begun. */
export function noticeHorizon({ noticeMonths }: UnclaimedTerms, today: Day): Day {
  return addMonthsClamped(today, noticeMonths);
}

/** A day after which no activity may lie where the period ends by `until`, never too early. */
export function latestActivityDay({ periodMonths }: UnclaimedTerms, until: Day): Day {
  return addDays(addMonthsClamped(until, -periodMonths), CLAMPED_DAYS);
}

/** Whether the period has ended, and how far a payment to the Registrar has come. */
export function unclaimedState(
  { unclaimedOn, payment }: Pick<UnclaimedMoney, 'unclaimedOn' | 'payment'>,
  today: Day,
): UnclaimedState {
  return payment?.state ?? (unclaimedOn <= today ? 'unclaimed' : 'approaching');
}

/** Whether cash may be paid for a return on a day: one of a year that has ended since its period did (CMP-11). */
export function mayBePaid(money: Pick<UnclaimedMoney, 'unclaimedOn' | 'payment'>, today: Day): boolean {
  return unclaimedState(money, today) === 'unclaimed' && yearOf(money.unclaimedOn) < yearOf(today);
}

function yearOf(day: Day): number {
  return Number(day.slice(0, 'yyyy'.length));
}

/** Calendar days until the period ends; zero once it has. */
export function daysLeft({ unclaimedOn }: Pick<UnclaimedMoney, 'unclaimedOn'>, today: Day): number {
  return Math.max(0, daysBetween(today, unclaimedOn));
}
