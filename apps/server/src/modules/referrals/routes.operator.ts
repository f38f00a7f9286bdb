import { may } from '@titian/contracts/permissions';
import type { Routes } from '../../platform/http/route.ts';
import { presentMarketing } from './present.ts';
import { readMarketing } from './queries/read-marketing.ts';

/** The money that rewards are paid from; setting some aside is a proposal (RFL-4). */
export function referralOperatorRoutes(routes: Routes): void {
  routes.on('operatorMarketing', (call) =>
    call.read(async (ctx) =>
      presentMarketing(await readMarketing(ctx), may(call.principal, 'marketing_funding')),
    ),
  );
}
