import { message } from '@titian/contracts/messages/message';
import { facilityLimit as proposedLimit } from '@titian/contracts/schemas/credit';
import { day } from '@titian/finance/calendar';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { type Issuer, lockIssuers, readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type FacilityLimit, limitOn } from '../domain/facility-limit.ts';
import { insertFacilityLimit, listFacilityLimits } from '../store/facility-limits.ts';

type ProposedLimit = z.output<typeof proposedLimit>;

/**
 * Credit sets how much of invoice financing an issuer may use at a time; another credit operator decides (FIN-21). A new
 * limit replaces the earlier one from its first day on; what is financed already stays as it is.
 */
export const facilityLimit = approvalExecutor<ProposedLimit>({
  kind: 'facility_limit',
  subjectKind: 'issuer',
  after: proposedLimit,
  async load(ctx, subjectId, { after }) {
    const { issuer, limits } = await validate(ctx, subjectId, after);
    const current = limitOn(limits, ctx.businessDate);
    return {
      version: limits.length + 1,
      label: issuer.companyName,
      before: current === null ? {} : shown(current),
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { limits, exposureLimitSen } = await validate(ctx, subjectId, after);
    return {
      facility_limits: limits.map((one) => one.id),
      exposure_limit: senToText(exposureLimitSen),
    };
  },
  apply,
});

interface ValidatedLimit {
  readonly issuer: Issuer;
  readonly limits: readonly FacilityLimit[];
  readonly amountSen: Sen;
  readonly exposureLimitSen: Sen;
}

/** At the proposal and again at the approval. */
async function validate(ctx: Ctx, issuerId: string, after: ProposedLimit): Promise<ValidatedLimit> {
  const issuer = await readIssuer(ctx, issuerId);
  if (issuer === null) {
    throw new AppError('not_found');
  }
  const { issuerExposureLimitSen: exposureLimitSen } = await readSettings(ctx);
  const amountSen = parseSen(after.amount);
  if (amountSen === null || amountSen > exposureLimitSen) {
    const limit = senToText(exposureLimitSen);
    throw fieldError('after.amount', message('facility_limit_above_exposure', { limit }));
  }
  if (after.from < ctx.businessDate) {
    throw fieldError('after.from', message('facility_limit_in_past'));
  }
  if (after.until < after.from) {
    throw fieldError('after.until', message('facility_limit_days'));
  }
  return { issuer, limits: await listFacilityLimits(ctx.reader, [issuerId]), amountSen, exposureLimitSen };
}

async function apply(ctx: Ctx, approval: ApprovalOf<ProposedLimit>): Promise<void> {
  const { subjectId: issuerId, after } = approval;
  const { issuer, amountSen } = await validate(ctx, issuerId, after);
  await lockIssuers(ctx, [issuer]);
  await insertFacilityLimit(ctx.tx, {
    ...{ id: newId(), issuer_id: issuerId, amount_sen: amountSen, approval_id: approval.id },
    ...{ from_on: day(after.from), until_on: day(after.until), buyers: [...after.buyers] },
  });
  await recordAudit(ctx, {
    action: 'facility_limit.set',
    subjectKind: 'issuer',
    subjectId: issuerId,
    before: approval.before,
    after: { ...after },
    reason: approval.reason,
  });
}

function shown({ amountSen, from, until, buyers }: FacilityLimit) {
  return { amount: senToText(amountSen), from, until, buyers: [...buyers] };
}
