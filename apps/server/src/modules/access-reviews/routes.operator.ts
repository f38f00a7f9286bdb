import type { Call, Routes } from '../../platform/http/route.ts';
import { confirmReview, decideAccess } from './commands/decide-access.ts';
import { presentReview, presentReviewPage } from './present.ts';
import { readReview, readReviews } from './queries/read-reviews.ts';

/** The quarterly review of operators (OPS-45). */
export function accessReviewRoutes(routes: Routes): void {
  routes.on('operatorAccessReviews', (call) =>
    call.read(async (ctx) => {
      const { reviews, nameOf } = await readReviews(ctx);
      return { success: true, items: reviews.map((one) => presentReview(one, nameOf, ctx.businessDate)) };
    }),
  );
  routes.on('operatorAccessReview', (call) => shown(call));
  routes.on('operatorDecideAccess', async (call) => {
    const { entry_id: entryId, decision, reason } = call.body;
    const decided = { reviewId: call.params.id, entryId, decision, reason };
    await call.command((ctx) => decideAccess(ctx, call.principal, decided));
    return shown(call);
  });
  routes.on('operatorConfirmAccessReview', async (call) => {
    await call.command((ctx) => confirmReview(ctx, call.principal, call.params.id));
    return shown(call);
  });
}

function shown({
  params,
  principal,
  read,
}: Pick<Call<'operatorAccessReview'>, 'params' | 'principal' | 'read'>) {
  return read(async (ctx) => ({
    success: true as const,
    review: presentReviewPage(await readReview(ctx, params.id), principal, ctx.businessDate),
  }));
}
