import type { PaymentRail } from '../../../gateways/rail/port.ts';
import type { DeskReader } from '../../identity/public.ts';
import { isAlarming, standingOf } from '../domain/certificate-standing.ts';
import { countOpen } from '../store/exceptions.ts';
import { countQueued } from '../store/payouts.ts';

/** How many payouts wait to be put into a batch, how many differences wait to be explained, and how many certificates end; for the start page of operators. */
export function paymentsDesk(rail: Pick<PaymentRail, 'certificates'>): DeskReader {
  return async (ctx) => ({
    can: {},
    counts: {
      payouts: await countQueued(ctx.reader),
      reconciliation: (await countOpen(ctx.reader)).open,
      certificates: standingOf(rail.certificates(), ctx.now).filter(isAlarming).length,
    },
  });
}
