import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Ctx } from '../../../platform/context.ts';
import type { FieldMessages } from '../../../platform/errors.ts';
import { bankByBic } from '../../settings/public.ts';
import type { FormFiles } from '../domain/form-data.ts';
import { companyKey } from '../domain/identity-key.ts';
import { companyProblems } from '../domain/validate-company.ts';
import { identityHash } from '../queries/identity-hash.ts';
import { findOwnerOfIdentity } from '../store/investors.ts';
import { findOwnerOfRegistration } from '../store/issuers.ts';

export type CompanyForm = ParsedApi['companyApply']['body'];

const TAKEN = message('company_has_account');

/** The problems of a company's application beyond the contract's validation (ONB-10). */
export async function companyFormProblems(
  ctx: Ctx,
  userId: string,
  form: 'business' | 'institution',
  body: CompanyForm,
  files: FormFiles,
): Promise<FieldMessages> {
  const owner = await ownerOf(ctx, form, body.bo_registration_number);
  const bank = await bankByBic(ctx, body.bank_bic);
  return {
    ...companyProblems(form, body, files, ctx.businessDate),
    ...(owner === null || owner === userId ? {} : { bo_registration_number: [TAKEN] }),
    ...(bank === null ? { bank_bic: [message('bank_not_listed')] } : {}),
  };
}

/** One investor account and one issuer account per company (ONB-6). */
function ownerOf(ctx: Ctx, form: 'business' | 'institution', registrationNo: string): Promise<string | null> {
  return form === 'business'
    ? findOwnerOfRegistration(ctx.reader, registrationNo)
    : findOwnerOfIdentity(ctx.reader, identityHash(ctx, companyKey(registrationNo)));
}
