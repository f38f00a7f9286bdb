/** Direct debit in the words of the rail port: what is authorised, decided and collected (rails §3). */
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { PaymentOrder } from './port.ts';

/** What a payer lets us collect, and who the payer is. */
export interface MandateTerms {
  /** The company's registration number. */
  readonly payerIdNumber: string;
  /** E.164. */
  readonly payerPhone: string;
  /** The most that one collection may take. */
  readonly maxAmountSen: Sen;
  readonly collectionsAMonth: number;
  readonly startsOn: Day;
  readonly endsOn: Day;
}

/** The order that authorises a mandate. Its amount is the verification debit; its order number names the mandate. */
export interface MandateOrder extends PaymentOrder {
  readonly terms: MandateTerms;
}

/** One collection. `mandateNumber` is the bank's own number of the mandate. */
export interface CollectionOrder extends PaymentOrder {
  readonly mandateNumber: string;
  readonly collectOn: Day;
}

/** What the payer's bank says about a mandate; `waiting` until it decided, `ended` where either side ended it. */
export interface MandateDecision {
  readonly kind: 'mandate';
  readonly state: 'waiting' | 'approved' | 'rejected' | 'ended';
  /** Set from the bank's approval on. */
  readonly mandateNumber: string | null;
  /** The answer as received, safe to store: the account number is masked. */
  readonly raw: Readonly<Record<string, string>>;
}
