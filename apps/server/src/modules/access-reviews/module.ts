import type { ModuleManifest } from '../../platform/module.ts';
import { openReview } from './commands/open-review.ts';
import { accessReviewsQueue } from './queries/reviews-queue.ts';
import { accessReviewRoutes } from './routes.operator.ts';
import { accessReviewInvariants } from './store/invariants.ts';

/** The quarterly review of operators (decision 149). */
export function accessReviewsModule(): ModuleManifest {
  return {
    name: 'access-reviews',
    invariants: accessReviewInvariants,
    workQueues: [accessReviewsQueue],
    endOfDayTasks: [{ name: 'access_reviews', phase: 'figures', run: openReview }],
    routes: accessReviewRoutes,
  };
}
