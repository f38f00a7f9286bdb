import { hasBack } from '@titian/contracts/identity-numbers';
import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Ctx } from '../../../platform/context.ts';
import type { FieldMessages } from '../../../platform/errors.ts';
import { bankByBic } from '../../settings/public.ts';
import type { FormFiles } from '../domain/form-data.ts';
import { identityKey } from '../domain/identity-key.ts';
import { sameHolder } from '../domain/names.ts';
import { personProblems } from '../domain/validate-person.ts';
import { identityHash } from '../queries/identity-hash.ts';
import { findOwnerOfIdentity } from '../store/investors.ts';

export type InvestorForm = Extract<ParsedApi['investorApply']['body'], { submit: 1 }>;

const TAKEN = message('investor_has_account');

/** The problems of an Individual's application beyond the contract's validation (ONB-9). */
export async function investorProblems(
  ctx: Ctx,
  userId: string,
  body: InvestorForm,
  files: FormFiles,
): Promise<FieldMessages> {
  const key = identityKey(body.identity_type, body.identity_number, body.nationality);
  const owner = await findOwnerOfIdentity(ctx.reader, identityHash(ctx, key));
  return {
    ...personProblems(body, ctx.businessDate),
    ...(owner === null || owner === userId ? {} : { identity_number: [TAKEN] }),
    ...cardProblems(body.identity_type, files),
    ...(await bankProblems(ctx, body)),
  };
}

/** A card is shown from both sides (KYC-8). */
function cardProblems(type: string, files: FormFiles): FieldMessages {
  const isMissing = (field: string) => (files[field] ?? []).length === 0;
  return {
    ...(isMissing('identity_front') ? { identity_front: [message('identity_front_required')] } : {}),
    ...(hasBack(type) && isMissing('identity_back')
      ? { identity_back: [message('identity_back_required')] }
      : {}),
  };
}

async function bankProblems(ctx: Ctx, body: InvestorForm): Promise<FieldMessages> {
  return {
    ...((await bankByBic(ctx, body.bank_bic)) === null ? { bank_bic: [message('bank_not_listed')] } : {}),
    ...(sameHolder(body.full_name, body.bank_account_name)
      ? {}
      : { bank_account_name: [message('application_account_not_own_name')] }),
  };
}
