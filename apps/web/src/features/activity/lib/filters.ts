import { parseDay } from '@titian/finance/calendar';
import type { CallInput } from '../../../lib/api/call-types.ts';

type Query = NonNullable<CallInput<'activityData'>['query']>;

export type ActivityFilters = Omit<Query, 'cursor' | 'limit'>;

/** Kinds of movement that an investor's cash has. */
export const investorKinds = [
  'topup',
  'second_topup',
  'subscription',
  'subscription_returned',
  'subscription_cancelled',
  'distribution',
  'withdrawal',
  'withdrawal_returned',
  'unclaimed_money',
  'unclaimed_money_returned',
  'referral_reward',
] as const;

/** Kinds of line that a business owner's account has. */
export const issuerKinds = [
  'financing',
  'origination_fee',
  'service_tax_on_fee',
  'disbursement',
  'payment_received',
  'repayment',
  'guarantor_payment',
  'guarantor_repaid',
  'recovery_received',
  'recovery_cost',
  'excess_returned',
  'excess_refund_returned',
  'mandate_verification',
] as const;

/** What may stand in the address of My Activity. */
export interface ActivitySearch {
  /** `calendar` shows what is to come instead of what has moved. */
  readonly tab?: string;
  readonly kind?: string;
  readonly from?: string;
  readonly to?: string;
  readonly note_id?: string;
  /** The month of the statement whose choice is open, or `open`. */
  readonly statement?: string;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters in the address; invalid ones, such as a day that does not exist, are left out. */
export function activityFilters(search: ActivitySearch): ActivityFilters {
  const kind = [...investorKinds, ...issuerKinds].find((one) => one === search.kind);
  const from = parseDay(search.from ?? '');
  const to = parseDay(search.to ?? '');
  const noteId = UUID.test(search.note_id ?? '') ? search.note_id : undefined;
  return {
    ...(kind !== undefined && { kind }),
    ...(from !== null && { from }),
    ...(to !== null && { to }),
    ...(noteId !== undefined && { note_id: noteId }),
  };
}

/** The address after a change; it shows only what is chosen. */
export function withChange(search: ActivitySearch, change: ActivitySearch): ActivitySearch {
  return Object.fromEntries(Object.entries({ ...search, ...change }).filter(([, value]) => value !== ''));
}
