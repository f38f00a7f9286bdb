import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  boundSen,
  type Commitment,
  type Commitments,
  coversBuyer,
  drawsOnLimit,
  type Facility,
  type FacilityLimit,
  freeSen,
  hasEnded,
  type IssuerPosition,
  limitOn,
  usedSen,
} from '../domain/facility-limit.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import { listFacilityLimits, underReviewOf } from '../store/facility-limits.ts';
import { listOpenOffers } from '../store/offers.ts';
import { NO_APPLICATION } from './exposure.ts';

/** The positions of some issuers, by id, one application and its offer left out. */
export async function positionsOf(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  issuerIds: readonly string[],
  exceptApplicationId: string,
): Promise<ReadonlyMap<string, IssuerPosition>> {
  const all = {
    notes: await notes.commitments(ctx, issuerIds),
    offers: await listOpenOffers(ctx.reader, issuerIds, exceptApplicationId),
    applications: await underReviewOf(ctx.reader, issuerIds, exceptApplicationId),
  };
  const limits = await listFacilityLimits(ctx.reader, issuerIds);
  return new Map(
    issuerIds.map((id) => {
      const of = <Row extends Commitment & { issuerId: string }>(rows: readonly Row[]) =>
        rows.filter((row) => row.issuerId === id);
      const commitments = {
        notes: of(all.notes),
        offers: of(all.offers),
        applications: of(all.applications),
      };
      const own = limits.filter((one) => one.issuerId === id);
      return [id, { commitments, facility: facilityIn(ctx, own, commitments) }];
    }),
  );
}

/** The limit of one issuer; null where none has begun. */
export async function facilityOf(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  issuerId: string,
): Promise<Facility | null> {
  return (await positionsOf(ctx, notes, [issuerId], NO_APPLICATION)).get(issuerId)?.facility ?? null;
}

function facilityIn(ctx: QueryCtx, limits: readonly FacilityLimit[], all: Commitments): Facility | null {
  const limit = limitOn(limits, ctx.businessDate);
  if (limit === null) {
    return null;
  }
  const used = usedSen(all);
  return {
    limit,
    usedSen: used,
    freeSen: freeSen(limit, used, ctx.businessDate),
    hasEnded: hasEnded(limit, ctx.businessDate),
  };
}

export interface Drawing extends Commitment {
  readonly issuerId: string;
  /** The application itself, which does not count against its own amount. */
  readonly applicationId: string;
  /** Who pays the invoice; null where the form does not name it. */
  readonly buyer: string | null;
}

/**
 * Holds financing of an invoice against the issuer's limit. An application counts beside everything used. An offer counts
 * beside what is bound alone: otherwise two applications from before a lower limit would block each other. The caller
 * holds the lock of the issuer, so two offers for what is free once are checked one after the other.
 * @throws AppError `facility_limit` with `limit`, `used` and `amount_left`
 */
export async function rejectAboveFacility(
  ctx: QueryCtx,
  notes: NoteKnowledge,
  drawing: Drawing,
  stage: 'application' | 'offer',
): Promise<void> {
  const { issuerId, applicationId, type, amountSen, buyer } = drawing;
  if (!drawsOnLimit(type)) {
    return;
  }
  const position = (await positionsOf(ctx, notes, [issuerId], applicationId)).get(issuerId);
  const limit = position?.facility?.limit;
  if (position === undefined || limit === undefined) {
    return;
  }
  const used = stage === 'application' ? usedSen(position.commitments) : boundSen(position.commitments);
  const free = freeSen(limit, used, ctx.businessDate);
  const isCovered = coversBuyer(limit, buyer);
  if (amountSen > free || !isCovered) {
    throw facilityError(
      { limit, usedSen: used, freeSen: free, hasEnded: hasEnded(limit, ctx.businessDate) },
      isCovered,
    );
  }
}

function facilityError(facility: Facility, isCovered: boolean): AppError {
  const [limit, used] = [senToText(facility.limit.amountSen), senToText(facility.usedSen)];
  const free = senToText(facility.freeSen);
  return new AppError('facility_limit', { limit, used, amount_left: free }, reasonOf());

  function reasonOf() {
    if (facility.hasEnded) {
      return message('facility_limit_ended', { until: facility.limit.until });
    }
    if (!isCovered) {
      return message('facility_limit_other_buyer', { buyers: [...facility.limit.buyers] });
    }
    return facility.freeSen > 0n
      ? message('facility_limit_left', { limit, used, free })
      : message('facility_limit_used_up', { limit, used });
  }
}
