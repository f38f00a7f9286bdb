import type { Routes } from '../../platform/http/route.ts';
import { recordCustomerView } from '../identity/public.ts';
import { presentMandates } from './present.ts';
import { mandatesOf } from './queries/mandates.ts';

/** A customer's direct debits, to read. */
export function directDebitOperatorRoutes(routes: Routes): void {
  routes.on('operatorMandates', async (call) =>
    presentMandates(
      await call.command(async (ctx) => {
        await recordCustomerView(ctx, call.params.id, 'mandates');
        return mandatesOf(ctx, call.params.id);
      }),
      false,
    ),
  );
}
