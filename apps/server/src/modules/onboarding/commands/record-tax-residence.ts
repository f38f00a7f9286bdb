import { message } from '@titian/contracts/messages/message';
import { taxResidence as change } from '@titian/contracts/schemas/tax-residence';
import { day } from '@titian/finance/calendar';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalExecutor, type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { contentHashes, readFiles } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { Investor } from '../domain/investor.ts';
import { type TaxResidence, validateEffectiveFrom } from '../domain/tax-residence.ts';
import type { TaxFiledThrough } from '../queries/read-tax-residence.ts';
import { lockInvestor } from '../store/investors.ts';
import { insertTaxResidence, listTaxResidences } from '../store/tax-residences.ts';

type Change = z.output<typeof change>;

/** What a document of a tax residence is uploaded as. */
export const TAX_DOCUMENT_PURPOSE = 'tax_residence_document';

interface ValidatedChange {
  readonly investor: Investor;
  readonly newest: TaxResidence;
  /** The SHA-256 of the proposed document. */
  readonly sha256: string | null;
}

/**
 * Two operators record where an investor is a tax resident, from a day on, by a document (decision 044). It counts for what
 * is split from then on; what was split keeps its tax.
 */
export function taxResidenceOf(filedThrough: TaxFiledThrough): ApprovalExecutor {
  return approvalExecutor<Change>({
    kind: 'tax_residence',
    subjectKind: 'user',
    after: change,
    async load(ctx, subjectId, { after }) {
      const { investor, newest } = await validate(ctx, filedThrough, subjectId, after);
      const known = (await listTaxResidences(ctx.reader, subjectId)).length;
      return { version: known, label: investor.verifiedName, before: shown(newest) };
    },
    async binds(ctx, subjectId, { after }) {
      const { newest, sha256 } = await validate(ctx, filedThrough, subjectId, after);
      return { before: { id: newest.id, ...shown(newest) }, documents: sha256 };
    },
    apply: (ctx, approval) => record(ctx, filedThrough, approval),
  });
}

/** Locks the investor and validates the change; at the proposal and again at the approval. */
async function validate(
  ctx: Ctx,
  filedThrough: TaxFiledThrough,
  userId: string,
  after: Change,
): Promise<ValidatedChange> {
  const investor = await lockInvestor(ctx.tx, userId);
  const [newest] = await listTaxResidences(ctx.reader, userId);
  if (investor === null || newest === undefined) {
    throw new AppError('not_found');
  }
  validateEffectiveFrom(day(after.effective_from), {
    filedThrough: await filedThrough(ctx),
    newestFrom: newest.effectiveFrom,
    today: ctx.businessDate,
  });
  const sha256 = await documentOf(ctx, userId, after.document_id);
  await rejectSame(ctx, newest, after, sha256);
  return { investor, newest, sha256 };
}

async function documentOf(ctx: Ctx, userId: string, fileId: string): Promise<string | null> {
  const file = (await readFiles(ctx, [fileId])).get(fileId);
  if (file?.purpose !== TAX_DOCUMENT_PURPOSE || file.ownerUserId !== userId) {
    throw fieldError('after.document_id', message('document_required'));
  }
  const [hash] = await contentHashes(ctx, [fileId]);
  return hash?.sha256 ?? null;
}

/** The same country by the same document is recorded already; by a newer document it may be recorded again. */
async function rejectSame(
  ctx: Ctx,
  newest: TaxResidence,
  after: Change,
  sha256: string | null,
): Promise<void> {
  if (newest.country !== after.country || newest.document === null) {
    return;
  }
  const [known] = await contentHashes(ctx, [newest.document.fileId]);
  if (known?.sha256 === sha256) {
    throw new AppError('wrong_state', {}, message('tax_residence_known'));
  }
}

async function record(ctx: Ctx, filedThrough: TaxFiledThrough, approval: ApprovalOf<Change>): Promise<void> {
  const { subjectId: userId, after } = approval;
  const { newest } = await validate(ctx, filedThrough, userId, after);
  const effectiveFrom = day(after.effective_from);
  const countsFrom = await insertTaxResidence(ctx.tx, {
    ...{ id: newId(), userId, approvalId: approval.id, country: after.country, effectiveFrom },
    recordedOn: ctx.businessDate,
    document: { kind: after.document_kind, fileId: after.document_id },
  });
  await recordAudit(ctx, {
    action: 'user.tax_residence_recorded',
    subjectKind: 'user',
    subjectId: userId,
    before: shown(newest),
    after: { ...after },
    reason: approval.reason,
  });
  const params = { country: after.country, effectiveFrom, countsFrom, documentKind: after.document_kind };
  const dedupeKey = `tax_residence:${approval.id}`;
  await notifyUsers(ctx, [{ userId, dedupeKey, template: 'tax_residence_recorded', params }]);
}

function shown({ country, effectiveFrom, document }: TaxResidence) {
  return { country, effective_from: effectiveFrom, document_kind: document?.kind ?? null };
}
