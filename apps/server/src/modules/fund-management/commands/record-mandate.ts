import { message } from '@titian/contracts/messages/message';
import { managementMandate } from '@titian/contracts/schemas/operator-fund-management';
import { day } from '@titian/finance/calendar';
import { parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor } from '../../approvals/public.ts';
import { contentHashes, readFiles } from '../../files/public.ts';
import { type Investor, readInvestor } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { type Mandate, mandateOn } from '../domain/mandate.ts';
import { insertMandate, listMandates } from '../store/mandates.ts';

type Terms = z.output<typeof managementMandate>;

/** What the signed document of a mandate is uploaded as. */
export const MANDATE_PURPOSE = 'management_mandate';

/**
 * Two compliance operators record the mandate that an investor signed (FND-2). It counts from its first day on; what was
 * ordered before was decided under the earlier one.
 */
export const mandateRecord = approvalExecutor<Terms>({
  kind: 'management_mandate',
  subjectKind: 'user',
  after: managementMandate,
  async load(ctx, subjectId, { after }) {
    const { investor, mandates } = await validate(ctx, subjectId, after);
    const current = mandateOn(mandates, ctx.businessDate);
    return {
      version: mandates.length + 1,
      label: investor.verifiedName,
      before: current === null ? {} : shown(current),
    };
  },
  async binds(ctx, subjectId, { after }) {
    const { sha256, mandates } = await validate(ctx, subjectId, after);
    return { documents: sha256, mandate: mandates.map((one) => one.id) };
  },
  apply: record,
});

interface ValidatedTerms {
  readonly investor: Investor;
  readonly mandates: readonly Mandate[];
  readonly maxPerNoteSen: Sen;
  /** The SHA-256 of the signed document. */
  readonly sha256: string | null;
}

/** At the proposal and again at the approval. */
async function validate(ctx: Ctx, investorId: string, terms: Terms): Promise<ValidatedTerms> {
  const investor = await readInvestor(ctx, investorId);
  if (investor === null) {
    throw new AppError('not_found');
  }
  if (terms.from < ctx.businessDate) {
    throw fieldError('after.from', message('mandate_in_past'));
  }
  if (terms.until !== null && terms.until < terms.from) {
    throw fieldError('after.until', message('mandate_days'));
  }
  const { minimumInvestmentSen } = await readSettings(ctx);
  const maxPerNoteSen = parseSen(terms.max_per_note);
  if (maxPerNoteSen === null || maxPerNoteSen < minimumInvestmentSen) {
    const minimum = senToText(minimumInvestmentSen);
    throw fieldError('after.max_per_note', message('management_limit_below_minimum', { minimum }));
  }
  const sha256 = await documentOf(ctx, investorId, terms.document_id);
  return { investor, mandates: await listMandates(ctx.tx, [investorId]), maxPerNoteSen, sha256 };
}

async function documentOf(ctx: Ctx, investorId: string, fileId: string): Promise<string | null> {
  const file = (await readFiles(ctx, [fileId])).get(fileId);
  if (file?.purpose !== MANDATE_PURPOSE || file.ownerUserId !== investorId) {
    throw fieldError('after.document_id', message('mandate_document_required'));
  }
  const [hash] = await contentHashes(ctx, [fileId]);
  return hash?.sha256 ?? null;
}

async function record(ctx: Ctx, approval: ApprovalOf<Terms>): Promise<void> {
  const { subjectId: investorId, after } = approval;
  const { maxPerNoteSen } = await validate(ctx, investorId, after);
  await insertMandate(ctx.tx, {
    ...{ id: newId(), investor_id: investorId, document_file_id: after.document_id },
    ...{ from_on: day(after.from), until_on: after.until === null ? null : day(after.until) },
    ...{ max_per_note_sen: maxPerNoteSen, minimum_grade: after.minimum_grade },
    ...{ contracts: [...after.contracts], approval_id: approval.id },
  });
  await recordAudit(ctx, {
    action: 'management_mandate.recorded',
    subjectKind: 'user',
    subjectId: investorId,
    before: approval.before,
    after: { ...after },
    reason: approval.reason,
  });
}

function shown({ from, until, maxPerNoteSen, minimumGrade, contracts }: Mandate) {
  return {
    ...{ from, until, max_per_note: senToText(maxPerNoteSen), minimum_grade: minimumGrade },
    contracts: [...contracts],
  };
}
