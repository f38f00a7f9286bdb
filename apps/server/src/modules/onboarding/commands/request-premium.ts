import { message } from '@titian/contracts/messages/message';
import { deriveSophisticated, type PremiumFileField } from '@titian/contracts/premium';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { recordUploads, type StoredFields } from '../../files/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import type { PremiumApplication, PremiumFields } from '../domain/premium-application.ts';
import { lockInvestor } from '../store/investors.ts';
import { insertPremiumApplication } from '../store/premium-applications.ts';

type PremiumBody = ParsedApi['investorPremiumUpgrade']['body'];

export interface PremiumRequest {
  readonly userId: string;
  readonly body: PremiumBody;
  readonly uploads: StoredFields;
}

const ON_PREMIUM = message('premium_already');

/**
 * Requests the Premium plan (ONB-15); one request of an investor waits at a time.
 * @throws AppError `not_approved`, `already_applied`
 */
export async function requestPremium(ctx: Ctx, request: PremiumRequest): Promise<PremiumApplication> {
  const investor = await lockInvestor(ctx.tx, request.userId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  if (investor.planType === 'premium') {
    throw new AppError('already_applied', {}, ON_PREMIUM);
  }
  const application: PremiumApplication = {
    ...{ id: newId(), userId: request.userId, state: 'submitted', version: 1 },
    ...{ requestedAt: ctx.businessNow, decidedAt: null, remarks: null },
    form: { fields: answersOf(request.body), files: await filesOf(ctx, request) },
  };
  try {
    await insertPremiumApplication(ctx.tx, ctx.fieldEncryption, application);
  } catch (error) {
    const waits = isUniqueViolation(error, 'premium_applications_one_waiting');
    throw waits ? new AppError('already_applied') : error;
  }
  await publishEvent(ctx, application);
  return application;
}

/** The form as it was sent; where it left the wealth test to the server, its result. */
function answersOf(body: PremiumBody): PremiumFields {
  return {
    inv_malaysian_tax_resident: body.inv_malaysian_tax_resident,
    inv_country_tax_resident: body.inv_country_tax_resident ?? null,
    inv_non_malaysian_income_tax: body.inv_non_malaysian_income_tax ?? null,
    inv_annual_income: body.inv_annual_income ?? null,
    inv_total_liquid_assets: body.inv_total_liquid_assets ?? null,
    inv_other_assets_amount: body.inv_other_assets_amount ?? null,
    inv_total_liabilities_amount: body.inv_total_liabilities_amount ?? null,
    inv_net_worth: body.inv_net_worth ?? null,
    inv_source_of_funds: body.inv_source_of_funds ?? null,
    inv_is_sophisticated_investor: body.inv_is_sophisticated_investor ?? deriveSophisticated(body),
  };
}

async function filesOf(ctx: Ctx, { userId, uploads }: PremiumRequest) {
  const storeFile = async (purpose: PremiumFileField) => {
    const stored = await recordUploads(ctx, uploads[purpose] ?? [], { userId, purpose });
    return stored.map((one) => one.id);
  };
  return {
    inv_income_slip: await storeFile('inv_income_slip'),
    inv_personal_assets: await storeFile('inv_personal_assets'),
    inv_additional_documents: await storeFile('inv_additional_documents'),
  };
}

async function publishEvent(ctx: Ctx, { id, userId }: PremiumApplication): Promise<void> {
  await recordAudit(ctx, {
    action: 'premium.requested',
    subjectKind: 'premium_application',
    subjectId: id,
    after: { state: 'submitted' },
  });
  const template = 'premium_received' as const;
  await notifyUsers(ctx, [{ userId, template, params: {}, dedupeKey: `premium_received:${id}` }]);
}
