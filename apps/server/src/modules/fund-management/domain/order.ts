import type { ManagedOrderKind, ManagedOrderState } from '@titian/contracts/fund-management';
import type { Sen } from '@titian/finance/sen';

/** What one operator entered for an investor whose funds are managed (FND-3). */
export interface ManagedOrder {
  readonly id: string;
  readonly investorId: string;
  readonly kind: ManagedOrderKind;
  /** Null for a withdrawal. */
  readonly noteId: string | null;
  /** The subscription that a cancellation takes back; null for other orders. */
  readonly cancelledId: string | null;
  /** The subscription that an executed order became. */
  readonly subscriptionId: string | null;
  readonly amountSen: Sen;
  /** Whether what is left is taken where that is less than the amount. */
  readonly fillRemaining: boolean;
  readonly acknowledgeLimit: boolean;
  readonly state: ManagedOrderState;
  readonly enteredBy: string;
  readonly createdAt: Date;
}
