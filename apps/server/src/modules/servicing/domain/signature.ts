import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { JsonValue } from '../../../platform/db/schema.ts';

export type SignatureState = 'signed' | 'issued' | 'void';
export type VoidReason = 'trade_unfinished' | 'price_changed' | 'terms_changed' | 'note_cancelled';

/** An issuer's signature of a Shariah note, which the commodity is traded for on the same day (decision 040). */
export interface Signature {
  readonly id: string;
  readonly noteId: string;
  readonly signedBy: string;
  readonly signedOn: Day;
  /** In business time, like the trades. */
  readonly signedAt: Date;
  /** When it was really given. */
  readonly acceptedAt: Date;
  /** What was signed: the terms of the agreement, without the trade that followed. */
  readonly terms: JsonValue;
  readonly costSen: Sen;
  readonly salePriceSen: Sen;
  readonly state: SignatureState;
  readonly voidReason: VoidReason | null;
}

/** Where a funded note stands with its signature, as its issuer is shown. */
export function signatureView(signature: Signature | null) {
  return signature === null || signature.state === 'issued'
    ? null
    : {
        state: signature.state,
        signed_at: signature.signedAt.toISOString(),
        void_reason: signature.voidReason,
      };
}
