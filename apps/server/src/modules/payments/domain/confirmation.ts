import type { VerifiedEvent } from '../../../gateways/rail/port.ts';

/** A confirmation of the bank whose signature is checked. */
export interface Confirmation {
  readonly event: VerifiedEvent;
  /** By which road it came. */
  readonly kind: 'AC direct' | 'AC indirect';
  readonly requestId: string;
}

/** Its outcome: `applied` where its order is the platform's, with or without effect. */
export type CallbackResult =
  | { readonly kind: 'unknown_order' }
  | { readonly kind: 'applied'; readonly returnPath: string };
