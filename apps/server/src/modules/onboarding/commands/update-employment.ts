import type { ParsedApi } from '@titian/contracts/schemas/all';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { setEmploymentUpdated } from '../store/investors.ts';
import { insertEmployment } from '../store/people.ts';

type EmploymentBody = ParsedApi['investorBasicInformation']['body'];

/** Replaces an Individual's employment; earlier ones stay as history. It is up to date for twelve months from now. */
export async function updateEmployment(ctx: Ctx, userId: string, body: EmploymentBody): Promise<void> {
  const id = newId();
  await insertEmployment(ctx.tx, {
    ...{ id, userId, effectiveAt: ctx.businessNow },
    occupation: body.occupation,
    employer: body.employer ?? null,
    sourceOfIncome: body.source_of_income ?? null,
    natureOfBusiness: body.nature_of_business ?? null,
    incomeRange: body.income_range,
  });
  await setEmploymentUpdated(ctx.tx, userId, ctx.businessNow);
  await recordAudit(ctx, {
    action: 'employment.updated',
    subjectKind: 'user',
    subjectId: userId,
    after: { employment_id: id, inv_occupation: body.occupation },
  });
}
