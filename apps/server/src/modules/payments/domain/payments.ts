import type { Ctx, Scope } from '../../../platform/context.ts';
import type { CreatedIntent, IntentInput } from './payment.ts';

/** The parts of payments that need the rail or our address; made once in compose and handed to modules above. */
export interface Payments {
  /** Writes a payment that somebody may now make on our page, in the transaction of its cause. */
  createIntent(ctx: Ctx, input: IntentInput): Promise<CreatedIntent>;
  /**
   * Asks the bank about a payment that is not settled and applies what it says. Call it outside any
   * transaction. Silence changes nothing; a payment asked about a few seconds ago is not asked again.
   */
  checkPayment(scope: Scope, intentId: string): Promise<void>;
}
