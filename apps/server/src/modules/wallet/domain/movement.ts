import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';

/** What a movement consists of; parts that it has not are zero. */
export interface MovementParts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly lateChargeSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingTaxSen: Sen;
}

/** One change of a customer's cash, as they read it. */
export interface Movement {
  readonly transferId: string;
  /** The business date with the real time of day. */
  readonly at: Date;
  readonly kind: string;
  readonly title: string;
  readonly noteId: string | null;
  readonly noteNumber: string | null;
  /** What the note is, for wording and income; null where no note is known. */
  readonly note: NoteFacts | null;
  /** Positive when the account receives. */
  readonly amountSen: Sen;
  readonly balanceSen: Sen;
  readonly parts: MovementParts | null;
  /** An investment that became a holding, of which there is a confirmation. */
  readonly isConfirmed: boolean;
}

/** What the wallet knows of a note. */
export interface NoteFacts {
  readonly number: string;
  readonly purpose: string;
  readonly contract: 'Conventional' | 'Shariah';
  /** Since when repayments of it are recoveries. */
  readonly defaultedOn: Day | null;
}

/** A principal that was given up, as it was booked: what came in later is a recovery. */
export interface WriteOff {
  readonly noteId: string;
  readonly on: Day;
  readonly amountSen: Sen;
}

/** A claim on a guarantor that was closed short: money of a note that is not expected any more. */
export interface ClaimClosing {
  readonly noteId: string;
  readonly on: Day;
  /** Over all investors of the note. */
  readonly amountSen: Sen;
  readonly explanation: string;
}

/** A line of an issuer's account that did not move its cash account. */
export interface NoteFlow {
  readonly id: string;
  readonly on: Day;
  readonly at: Date;
  readonly kind: string;
  readonly noteId: string;
  /** Positive when the issuer receives. */
  readonly amountSen: Sen;
  readonly parts: MovementParts | null;
  readonly isBeyondDue: boolean;
}

/** What the wallet asks about notes, which are above it; given by compose. */
export interface NoteReader {
  /** Notes by id. */
  factsOf(ctx: QueryCtx, noteIds: readonly string[]): Promise<ReadonlyMap<string, NoteFacts>>;
  /** What distributions consist of, by transfer id; others are left out. */
  partsOf(ctx: QueryCtx, transferIds: readonly string[]): Promise<ReadonlyMap<string, MovementParts>>;
  /** Which of some subscriptions, by transfer id, became holdings. */
  confirmedOf(ctx: QueryCtx, transferIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** What an issuer's notes brought it and took from it, ever; in no order yet. */
  issuerFlowsOf(ctx: QueryCtx, issuerId: string): Promise<readonly NoteFlow[]>;
  /** What was written off of an investor's notes, ever. */
  writeOffsOf(ctx: QueryCtx, investorId: string): Promise<readonly WriteOff[]>;
  /** The claims that were closed short on the notes which an investor holds or held, or an issuer issued, ever. */
  claimClosingsOf(
    ctx: QueryCtx,
    who: { readonly userId: string; readonly isInvestor: boolean },
  ): Promise<readonly ClaimClosing[]>;
}

const titles: Readonly<Record<string, (note: string) => string>> = {
  topup: () => 'Top-up',
  second_topup: () => 'Top-up, paid a second time',
  withdrawal: () => 'Withdrawal',
  withdrawal_returned: () => 'Withdrawal returned',
  subscription: (note) => `Investment in ${note}`,
  subscription_returned: (note) => `Investment in ${note} returned`,
  subscription_cancelled: (note) => `Investment in ${note} cancelled`,
  distribution: (note) => `Repayment of ${note}`,
  recovery: (note) => `Recovery of ${note}`,
  service_fee_returned: (note) => `Service fee of ${note} returned`,
  service_tax_returned: (note) => `Service tax of ${note} returned`,
  withholding_tax_returned: (note) => `Tax withheld of ${note} returned`,
  repayment_excess: (note) => `Paid more than due on ${note}`,
  mandate_verification: () => 'Taken by your bank to prove the account for direct debit',
  referral_reward: () => 'Referral reward',
  repayment: (note) => `Repayment of ${note}`,
  financing: (note) => `Financing of ${note}`,
  origination_fee: (note) => `Origination fee of ${note}`,
  service_tax_on_fee: (note) => `Service tax on the origination fee of ${note}`,
  disbursement: (note) => `Financing of ${note} paid to your bank account`,
  payment_received: (note) => `Payment on ${note}`,
  payment_beyond_due: (note) => `Payment on ${note}, more than was due`,
  guarantor_payment: (note) => `Payment of the guarantor on ${note}`,
  recovery_received: (note) => `Recovered on ${note}`,
  recovery_cost: (note) => `Costs of recovering ${note}`,
  guarantor_repaid: (note) => `Repaid to the guarantor of ${note}`,
  excess_returned: () => 'Returned to your bank account',
  excess_refund_returned: (note) => `Refund on ${note} returned by your bank`,
};

/** Whether what a note paid on a day came after its default. */
export function isRecovery(kind: string, on: Day, note: NoteFacts | null): boolean {
  const defaultedOn = note?.defaultedOn ?? null;
  return kind === 'distribution' && defaultedOn !== null && on >= defaultedOn;
}

/** What a movement is called; a kind without a title of its own is named by its words. */
export function movementTitle(kind: string, noteNumber: string | null): string {
  const title = titles[kind];
  if (title !== undefined) {
    return title(noteNumber ?? 'a note');
  }
  const words = kind.replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
