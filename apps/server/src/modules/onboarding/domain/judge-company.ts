import { companyFieldsMissing, companyFilesRequired } from '@titian/contracts/company-roles';
import { businessIndustries, refusedIndustries } from '@titian/contracts/reference/business-lists';
import { nameOf } from '@titian/contracts/reference/choice';
import { parseRegistrationNumber } from '@titian/contracts/registration-numbers';
import type { CompanyApply } from '@titian/contracts/schemas/company-application';
import { parseRate } from '@titian/finance/rate';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { FormFiles } from './form-data.ts';
import { personProblems } from './judge-person.ts';
import { sameHolder } from './names.ts';

const ON_LENDING =
  'We cannot finance companies that lend on what they borrow: investors could not see who owes them in the end.';

/**
 * Everything that is wrong with a company's application on a day, whatever its role (ONB-10).
 * @param today `YYYY-MM-DD`
 */
export function companyProblems(
  form: 'business' | 'institution',
  body: CompanyApply,
  files: FormFiles,
  today: string,
): FieldErrors {
  return {
    ...personProblems(body, today),
    ...companyFieldsMissing(form, body),
    ...missingFiles(form, files),
    ...dateProblems(body, today),
    ...shareProblems(body),
    ...holderProblem(body),
    ...(form === 'business' ? refusedKind(body) : {}),
  };
}

function missingFiles(form: 'business' | 'institution', files: FormFiles): FieldErrors {
  const missing = companyFilesRequired[form].filter((field) => (files[field] ?? []).length === 0);
  return Object.fromEntries(missing.map((field) => [field, ['Please upload this document']]));
}

function dateProblems(body: CompanyApply, today: string): FieldErrors {
  const year = Number(today.slice(0, 4));
  return {
    ...(body.incorporated_on > today
      ? { incorporated_on: ['Please enter the day the company was incorporated, not one to come'] }
      : {}),
    ...(parseRegistrationNumber(body.bo_registration_number, year) === null
      ? { bo_registration_number: ['Please check the year of the SSM number'] }
      : {}),
  };
}

function shareProblems(body: CompanyApply): FieldErrors {
  const shares = body.directors.map((one) => parseRate(one.share_percent) ?? 0);
  const total = shares.reduce((sum: number, one) => sum + one, 0);
  return total > 10_000 ? { directors: ['Together the shares are more than 100%. Please check them.'] } : {};
}

/** A sole proprietor's business account is often in the owner's own name. */
function holderProblem(body: CompanyApply): FieldErrors {
  const names =
    body.entity_type === 'sole_proprietorship' ? [body.company_name, body.full_name] : [body.company_name];
  return names.some((name) => sameHolder(name, body.bank_account_name))
    ? {}
    : { bank_account_name: ["The bank account must be in the company's own name"] };
}

/** Financial institutions, investment funds and companies that on-lend are refused as issuers, with the reason. */
function refusedKind(body: CompanyApply): FieldErrors {
  const industry = nameOf(businessIndustries, body.bo_industry_select) ?? '';
  return {
    ...(refusedIndustries.includes(body.bo_industry_select)
      ? { bo_industry_select: [`We cannot finance companies in this industry: ${industry}`] }
      : {}),
    ...(body.on_lending === 1 ? { on_lending: [ON_LENDING] } : {}),
  };
}
