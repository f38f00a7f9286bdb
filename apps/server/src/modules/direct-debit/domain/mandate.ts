import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Channel } from '../../../gateways/rail/port.ts';
import type { DepositTerms } from './deposit-terms.ts';

/** Life of a mandate (DDB-3). */
export type MandateState =
  | 'draft'
  | 'authorising'
  | 'awaiting_bank_approval'
  | 'active'
  | 'maintenance_pending'
  | 'terminated'
  | 'rejected'
  | 'expired';

export type RejectedReason =
  | 'cancelled'
  | 'timed_out'
  | 'limit'
  | 'bank_offline'
  | 'other'
  /** The bank did not approve what was authorised. */
  | 'bank'
  /** The account is not the company's, or the bank's answer contradicts the order. */
  | 'held'
  /** Its owner began another before going to the bank. */
  | 'replaced';

export type EndedBy = 'owner' | 'bank' | 'time';

/** What is collected under a mandate: instalments of an issuer, or an investor's recurring deposit (DDB-9). */
export type MandatePurpose = 'repayment' | 'deposit';

export interface Mandate {
  readonly id: string;
  readonly purpose: MandatePurpose;
  /** Null for one that repayments are collected under. */
  readonly deposit: DepositTerms | null;
  readonly userId: string;
  readonly reference: string;
  readonly maxAmountSen: Sen;
  /** The greatest amount that was ever valid. */
  readonly mostAllowedSen: Sen;
  /** What it becomes when its bank accepts the change; null while nothing is being changed. */
  readonly pendingMaxSen: Sen | null;
  /** The payment that authorises the change. */
  readonly maintenanceIntentId: string | null;
  readonly bankCode: string;
  readonly bankName: string;
  readonly channel: Channel;
  readonly state: MandateState;
  /** The payment that authorises it. */
  readonly intentId: string | null;
  readonly mandateNumber: string | null;
  /** Of the account that is collected from; null before the bank has approved it, or where it does not say. */
  readonly accountLast4: string | null;
  readonly rejectedReason: RejectedReason | null;
  readonly endedBy: EndedBy | null;
  readonly startsOn: Day;
  readonly endsOn: Day;
  readonly endedOn: Day | null;
  readonly createdAt: Date;
}

const running: readonly MandateState[] = [
  'draft',
  'authorising',
  'awaiting_bank_approval',
  'active',
  'maintenance_pending',
];

/** Whether a mandate has not ended: its owner has one, and can have no other. */
export function isRunning(mandate: Pick<Mandate, 'state'>): boolean {
  return running.includes(mandate.state);
}

/** Whether instalments may be collected under it; what the bank has approved stays valid while it is being changed. */
export function isCollectable({ state }: Pick<Mandate, 'state'>): boolean {
  return state === 'active' || state === 'maintenance_pending';
}

/** Whether the bank holds the mandate, so that it has to be notified when it ends. */
export function isAtBank(mandate: Pick<Mandate, 'state'>): boolean {
  return ['awaiting_bank_approval', 'active', 'maintenance_pending'].includes(mandate.state);
}
