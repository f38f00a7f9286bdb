import type { JobTable } from '../../platform/jobs.ts';
import { askBank, isUnsettled, readOrder, scopeOf } from './commands/ask-bank.ts';
import { expireUnstarted, planEnquiry } from './commands/expire-payment.ts';
import type { PaymentParts } from './domain/parts.ts';

/** Asks the bank about open orders until they are settled or given up (rails §1.9). */
export function paymentJobs(parts: PaymentParts): JobTable {
  return {
    payment_enquiry: async (payload, scope) => {
      const known = await readOrder(parts, String(payload.order_no));
      if (known === null || !isUnsettled(known.order)) {
        return;
      }
      await askBank(parts, known, scope.requestId);
      await parts.work.command(scopeOf(known.intent, scope.requestId), (ctx) =>
        planEnquiry(ctx, parts, known),
      );
    },
    payment_page_expiry: async (payload, scope) => {
      await parts.work.command(scope, (ctx) => expireUnstarted(ctx, parts, String(payload.intent_id)));
    },
  };
}
