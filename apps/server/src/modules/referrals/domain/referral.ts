import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** Why a friend does not count (RFL-1). */
export type RejectionReason = 'same_identity' | 'same_phone' | 'same_bank_account' | 'same_group';

/** A friend whom a user has brought, and how far the friend has come. */
export interface Referral {
  readonly id: string;
  readonly refereeId: string;
  readonly referrerId: string;
  readonly registeredAt: Date;
  readonly approvedAt: Date | null;
  readonly toppedUpAt: Date | null;
  readonly investedAt: Date | null;
  readonly refusal: RejectionReason | null;
}

/** Both sides are rewarded alike. */
export type Side = 'referrer' | 'referee';

export const sides: readonly Side[] = ['referrer', 'referee'];

export function userOf(referral: Referral, side: Side): string {
  return side === 'referrer' ? referral.referrerId : referral.refereeId;
}

/** The last day on which an investment counts. */
export function investBy(referral: Pick<Referral, 'registeredAt'>, days: number): Day {
  return addDays(malaysiaDay(referral.registeredAt), days);
}

/** What is known of the friend at this moment. */
export interface Progress {
  readonly isApproved: boolean;
  readonly hasToppedUp: boolean;
  /** Principal subscribed within the days and converted since. */
  readonly investedSen: Sen;
  readonly refusal: RejectionReason | null;
}

/** The referral with what has been reached by now; what was reached once stays. */
export function advanced(referral: Referral, progress: Progress, wantedSen: Sen, at: Date): Referral {
  if (referral.investedAt !== null || referral.refusal !== null) {
    return referral;
  }
  const approvedAt = referral.approvedAt ?? (progress.isApproved ? at : null);
  const toppedUpAt = referral.toppedUpAt ?? (progress.hasToppedUp ? at : null);
  const isDone = approvedAt !== null && toppedUpAt !== null && progress.investedSen >= wantedSen;
  return {
    ...referral,
    approvedAt,
    toppedUpAt,
    investedAt: isDone && progress.refusal === null ? at : null,
    refusal: progress.refusal,
  };
}

/** What the page says about a referral. */
export type ReferralState = 'open' | 'reward' | 'rewarded' | 'late' | 'refused';

/** @param ownRewardSen what this customer has received for it; @param today the business date */
export function stateOf(
  referral: Referral,
  ownRewardSen: Sen | null,
  lastDay: Day,
  today: Day,
): ReferralState {
  if (referral.refusal !== null) {
    return 'refused';
  }
  if (ownRewardSen !== null) {
    return 'rewarded';
  }
  if (referral.investedAt !== null) {
    return 'reward';
  }
  return today > lastDay ? 'late' : 'open';
}
