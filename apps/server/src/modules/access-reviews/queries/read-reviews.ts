import { readAuditTrail } from '../../../platform/audit-trail.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readOperators } from '../../identity/public.ts';
import type { AccessEntry, AccessReview } from '../domain/review.ts';
import { type CountedReview, findReview, listEntries, listReviews } from '../store/reviews.ts';

type NameOf = (operatorId: string) => string;

/** Every review, the newest quarter first. */
export async function readReviews(
  ctx: QueryCtx,
): Promise<{ readonly reviews: readonly CountedReview[]; readonly nameOf: NameOf }> {
  const reviews = await listReviews(ctx.reader);
  const ids = reviews.flatMap(({ confirmation }) => (confirmation === null ? [] : [confirmation.by]));
  return { reviews, nameOf: await namesOf(ctx, ids) };
}

/** A review with its operators, and when what was decided was carried out, by entry. */
export interface ReviewPage {
  readonly review: AccessReview;
  readonly entries: readonly AccessEntry[];
  readonly doneAt: ReadonlyMap<string, Date>;
  readonly nameOf: NameOf;
}

/** @throws AppError `not_found` */
export async function readReview(ctx: QueryCtx, id: string): Promise<ReviewPage> {
  const review = await findReview(ctx.reader, id);
  if (review === null) {
    throw new AppError('not_found');
  }
  const entries = await listEntries(ctx.reader, id);
  const deciders = entries.flatMap(({ decision }) => (decision === null ? [] : [decision.by]));
  const confirmer = review.confirmation === null ? [] : [review.confirmation.by];
  return {
    ...{ review, entries, doneAt: await readDone(ctx, entries) },
    nameOf: await namesOf(ctx, [...deciders, ...confirmer]),
  };
}

async function namesOf(ctx: QueryCtx, ids: readonly string[]): Promise<NameOf> {
  const operators = await readOperators(ctx, [...new Set(ids)]);
  return (id) => operators.get(id)?.name ?? '';
}

const CHANGES = {
  change: ['operator.roles_changed', 'operator.disabled'],
  remove: ['operator.disabled'],
} as const;
/** Of what happened to one operator since a review the newest so many entries are read. */
const EVENTS_MAX = 200;

/** When an operator was last changed as decided, since the review was opened; the audit log knows. */
async function readDone(ctx: QueryCtx, entries: readonly AccessEntry[]): Promise<ReadonlyMap<string, Date>> {
  const done = new Map<string, Date>();
  for (const { id, operatorId, decision } of entries) {
    if (decision === null || decision.decision === 'retain') {
      continue;
    }
    const actions: readonly string[] = CHANGES[decision.decision];
    const filter = { subjectKind: 'operator', subjectId: operatorId, since: null, until: null };
    const lines = await readAuditTrail(ctx.reader, filter, null, EVENTS_MAX);
    const found = lines.find((line) => actions.includes(line.action) && line.id > id);
    if (found !== undefined) {
      done.set(id, found.at);
    }
  }
  return done;
}
