import type { PaymentRail } from '../../../gateways/rail/port.ts';
import type { WorkQueueReader } from '../../../platform/module.ts';
import { certificateStatuses, isAlarming } from '../domain/certificate-status.ts';
import { countOpen } from '../store/exceptions.ts';
import { countQueued } from '../store/payouts.ts';

/**
 * How many payouts wait for a batch and differences for an explanation, and how
 * many certificates end; for the start page of operators.
 */
export function paymentsQueue(rail: Pick<PaymentRail, 'certificates'>): WorkQueueReader {
  return async (ctx) => ({
    can: {},
    counts: {
      payouts: await countQueued(ctx.reader),
      reconciliation: (await countOpen(ctx.reader)).open,
      certificates: certificateStatuses(rail.certificates(), ctx.now).filter(isAlarming).length,
    },
  });
}
