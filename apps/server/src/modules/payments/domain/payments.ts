import type {
  BankList,
  Channel,
  EnquiryUnknown,
  MandateDecision,
  RailCapabilities,
} from '../../../gateways/rail/port.ts';
import type { Ctx, Scope } from '../../../platform/context.ts';
import type { CollectionInput, CreatedCollection, CreatedIntent, IntentInput } from './payment.ts';

/**
 * The parts of payments that need the rail or the platform's address; made once in compose and handed to modules
 * above.
 */
export interface Payments {
  /** Writes a payment that can be made on the payment page, in the transaction of its cause. */
  createIntent(ctx: Ctx, input: IntentInput): Promise<CreatedIntent>;
  /**
   * Queries the bank about a payment that is not settled and applies the answer. Call it outside any
   * transaction. No answer changes nothing; a payment queried a few seconds ago is not queried again.
   */
  checkPayment(scope: Scope, intentId: string): Promise<void>;
  /** Writes a payment that is collected under a mandate, in the transaction of its cause; `submitCollection` sends it. */
  createCollection(ctx: Ctx, input: CollectionInput): Promise<CreatedCollection>;
  /** Sends a collection to the bank and applies what it says. Call it outside any transaction; safe to repeat. */
  submitCollection(scope: Scope, intentId: string): Promise<void>;
  /** What the bank decided about a mandate, by the payment that authorised it. Call it outside any transaction. */
  mandateDecision(scope: Scope, intentId: string): Promise<MandateDecision | EnquiryUnknown>;
  /** Terminates a mandate at the bank; `unknown` where it did not answer. Call it outside any transaction. */
  endMandate(scope: Scope, intentId: string): Promise<MandateDecision | EnquiryUnknown>;
  /** The banks of a channel, or null where the rail has never given a list. Call it outside any transaction. */
  listBanks(channel: Channel): Promise<BankList | null>;
  /** What the rail can do: its channels with their limits, and the verification debit of a mandate. */
  capabilities(): RailCapabilities;
}
