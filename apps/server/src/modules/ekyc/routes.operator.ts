import { recordAudit } from '../../platform/audit.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type Approvals, numbersForChecker } from '../approvals/public.ts';
import type { IdentityReader } from './domain/ekyc-deps.ts';
import { canDo, presentReview, presentReviewRow } from './present.ts';
import { readReview, readReviews } from './queries/read-reviews.ts';

/** Checks that operators review, and one of them with its pictures (KYC-3, OPS-4). */
export function ekycOperatorRoutes(routes: Routes, approvals: Approvals, readIdentity: IdentityReader): void {
  routes.on('operatorEkycReviews', (call) =>
    call.read(async (ctx) => {
      const page = await readReviews(ctx, call.query);
      const items = page.rows.map((row) => presentReviewRow(row, call.principal, call.language));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );

  routes.on('operatorEkycReview', (call) =>
    call.command(async (ctx) => {
      const detail = await readReview(ctx, readIdentity, call.params.id);
      const about = { id: detail.session.id, kinds: ['ekyc_decision'] };
      const { numbers, ...why } = await numbersForChecker(ctx, approvals, about, call.principal);
      const subject = { subjectKind: 'ekyc_session', subjectId: detail.session.id };
      await recordAudit(ctx, { action: 'ekyc.viewed', ...subject, after: { numbers }, ...why });
      const can = canDo(detail.session, detail.isProposed, call.principal);
      return { success: true, review: presentReview(detail, numbers, call.principal, call.language), can };
    }),
  );
}
