import { useRouter, useSearch } from '@tanstack/react-router';
import type { HeldPaymentPurpose, HeldPaymentState } from '../api/held-payments.ts';

export const heldStates = ['held', 'booked', 'refunded', 'rejected'] as const;
export const heldPurposes = ['topup', 'second_topup', 'repayment', 'mandate', 'collection'] as const;

const ALL = 'all';

interface HeldFilters {
  /** Null is every state. */
  readonly state: HeldPaymentState | null;
  /** Null is every purpose. */
  readonly purpose: HeldPaymentPurpose | null;
  readonly change: (filters: {
    readonly state: HeldPaymentState | null;
    readonly purpose: HeldPaymentPurpose | null;
  }) => void;
}

/** Which held payments are shown: it stands in the address, so that a filtered list can be linked to. */
export function useHeldFilters(): HeldFilters {
  const router = useRouter();
  const search = useSearch({ strict: false });
  return {
    state: search.state === ALL ? null : (heldStates.find((one) => one === search.state) ?? 'held'),
    purpose: heldPurposes.find((one) => one === search.purpose) ?? null,
    change: ({ state, purpose }) =>
      void router.navigate({
        to: '.',
        search: { state: state ?? ALL, ...(purpose === null ? {} : { purpose }) },
        replace: true,
      }),
  };
}
