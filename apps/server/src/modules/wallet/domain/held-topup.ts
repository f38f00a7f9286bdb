import type { HeldMoneyReason, HeldMoneyState, Payment } from '../../payments/public.ts';
import type { Topup, TopupState } from './topup.ts';

/** Why a person has to look at a top-up: what differs in the payer, and what the bank did. */
export function heldReasons(
  { paymentType, nameCheck }: Pick<Topup, 'paymentType' | 'nameCheck'>,
  payment: Pick<Payment, 'reviewReason'> | null,
): readonly HeldMoneyReason[] {
  if (paymentType === 'manual') {
    return ['bank_transfer'];
  }
  const byBank = bankReason(payment?.reviewReason ?? null);
  const ofPayer: readonly HeldMoneyReason[] = nameCheck === 'equal' ? [] : ['payer'];
  return byBank === null ? ofPayer : [...ofPayer, byBank];
}

function bankReason(reviewReason: string | null): HeldMoneyReason | null {
  switch (reviewReason) {
    case null:
      return null;
    case 'late_approval':
      return 'late';
    case 'paid_twice':
      return 'paid_twice';
    default:
      return 'bank';
  }
}

const states: Readonly<Record<TopupState, HeldMoneyState | null>> = {
  pending: null,
  held: 'held',
  credited: 'booked',
  refunded: 'refunded',
  failed: 'rejected',
};

/** How a top-up stands as held money; one that is still pending is none, and cannot be decided about. */
export function heldState(state: TopupState): HeldMoneyState {
  return states[state] ?? 'rejected';
}

/** The states of top-ups that were held and stand so, for a list. */
export function topupStates(state: HeldMoneyState | null): readonly TopupState[] {
  const all: readonly TopupState[] = ['held', 'credited', 'refunded', 'failed'];
  return state === null ? all : all.filter((one) => states[one] === state);
}
