import { companyFieldsMissing, companyFilesRequired } from '@titian/contracts/company-roles';
import { message } from '@titian/contracts/messages/message';
import { businessIndustries, ineligibleIndustries } from '@titian/contracts/reference/business-lists';
import { nameOf } from '@titian/contracts/reference/choice';
import { parseRegistrationNumber } from '@titian/contracts/registration-numbers';
import type { CompanyApply } from '@titian/contracts/schemas/company-application';
import { parseRate } from '@titian/finance/rate';
import type { FieldMessages } from '../../../platform/errors.ts';
import type { FormFiles } from './form-data.ts';
import { sameHolder } from './names.ts';
import { personProblems } from './validate-person.ts';

const ON_LENDING = message('on_lending_not_financed');

/**
 * Everything that is wrong with a company's application on a day, whatever its role (ONB-10).
 * @param today `YYYY-MM-DD`
 */
export function companyProblems(
  form: 'business' | 'institution',
  body: CompanyApply,
  files: FormFiles,
  today: string,
): FieldMessages {
  return {
    ...personProblems(body, today),
    ...companyFieldsMissing(form, body),
    ...missingFiles(form, files),
    ...dateProblems(body, today),
    ...shareProblems(body),
    ...holderProblem(body),
    ...(form === 'business' ? rejectedKind(body) : {}),
  };
}

function missingFiles(form: 'business' | 'institution', files: FormFiles): FieldMessages {
  const missing = companyFilesRequired[form].filter((field) => (files[field] ?? []).length === 0);
  return Object.fromEntries(missing.map((field) => [field, [message('required_document_missing')]]));
}

function dateProblems(body: CompanyApply, today: string): FieldMessages {
  const year = Number(today.slice(0, 4));
  return {
    ...(body.incorporated_on > today ? { incorporated_on: [message('incorporation_day_in_future')] } : {}),
    ...(parseRegistrationNumber(body.bo_registration_number, year) === null
      ? { bo_registration_number: [message('ssm_year_implausible')] }
      : {}),
  };
}

function shareProblems(body: CompanyApply): FieldMessages {
  const shares = body.directors.map((one) => parseRate(one.share_percent) ?? 0);
  const total = shares.reduce((sum: number, one) => sum + one, 0);
  return total > 10_000 ? { directors: [message('shares_above_whole')] } : {};
}

/** A sole proprietor's business account is often in the owner's own name. */
function holderProblem(body: CompanyApply): FieldMessages {
  const names =
    body.entity_type === 'sole_proprietorship' ? [body.company_name, body.full_name] : [body.company_name];
  return names.some((name) => sameHolder(name, body.bank_account_name))
    ? {}
    : { bank_account_name: [message('company_account_not_own_name')] };
}

/** Financial institutions, investment funds and companies that on-lend are rejected as issuers, with the reason. */
function rejectedKind(body: CompanyApply): FieldMessages {
  const industry = nameOf(businessIndustries, body.bo_industry_select) ?? '';
  return {
    ...(ineligibleIndustries.includes(body.bo_industry_select)
      ? { bo_industry_select: [message('industry_not_financed', { industry })] }
      : {}),
    ...(body.on_lending === 1 ? { on_lending: [ON_LENDING] } : {}),
  };
}
