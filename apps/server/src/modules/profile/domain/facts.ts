import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Sen } from '@titian/finance/sen';
import type { Preset } from '../../auto-invest/public.ts';
import type { User } from '../../identity/public.ts';
import type {
  Applicant,
  BankAccount,
  Investor,
  Issuer,
  OnboardingStatus,
  PendingBankAccount,
} from '../../onboarding/public.ts';

/** Whether a business owner allows direct debit: a mandate that has not ended, and one that may be collected under. */
export interface MandateFacts {
  readonly hasMandate: boolean;
  readonly isActive: boolean;
}

/** Everything that the profile of a customer is made from. */
export interface Facts {
  readonly user: User;
  readonly status: OnboardingStatus;
  readonly applicant: Applicant | null;
  readonly investor: Investor | null;
  readonly issuer: Issuer | null;
  readonly bankAccount: BankAccount | null;
  /** A requested account that is not accepted yet. */
  readonly pendingBankAccount: PendingBankAccount | null;
  /** In the customer's cash account; nothing before it is opened. */
  readonly balanceSen: Sen;
  /** Principal outstanding. */
  readonly investedSen: Sen;
  /** Whether a financing application is in progress. */
  readonly hasFinancingApplication: boolean;
  readonly mandate: MandateFacts;
  /** The version of the Investor Agreement that has to be accepted today. */
  readonly agreementVersion: string;
  /** What the investor's own agreements amount to; null where a text was never agreed to. */
  readonly agreedVersion: string | null;
  /** When the request for Premium that waits was made. */
  readonly premiumRequestedAt: Date | null;
  /** Until when an investor's withdrawals wait; null while they do not. */
  readonly withdrawalHoldUntil: Date | null;
  /** Whether compliance restricts the money of a disabled account; only read for those. */
  readonly isMoneyRestricted: boolean;
  readonly preset: Preset | null;
  readonly referralTasks: ParsedApi['userCurrent']['response']['user']['referral_tasks'];
  readonly supportEmail: string;
  readonly faqUrl: string;
}
