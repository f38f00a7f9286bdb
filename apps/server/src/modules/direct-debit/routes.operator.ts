import type { Routes } from '../../platform/http/route.ts';
import { presentMandates } from './present.ts';
import { mandatesOfCustomer } from './queries/mandates.ts';

/** A customer's direct debits, to read. */
export function directDebitOperatorRoutes(routes: Routes): void {
  routes.on('operatorMandates', async (call) =>
    presentMandates(await call.read((ctx) => mandatesOfCustomer(ctx, call.params.id)), false),
  );
}
