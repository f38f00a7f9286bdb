import { entityTypes } from '@titian/contracts/reference/business-lists';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { openAccount } from '../../ledger/public.ts';
import { formReader } from '../domain/form-reader.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { insertIssuer } from '../store/issuers.ts';
import { addBankAccount } from './add-bank-account.ts';
import { addCompanyPeople } from './add-company-people.ts';

/** Makes the issuer of an approved company: cash account, bank account and the people behind it. It has no number. */
export async function approveIssuer(ctx: Ctx, application: SavedApplication): Promise<null> {
  const { userId } = application;
  const form = formReader(application.data);
  const isResident = form.text('country') === 'MY';
  const entityType = entityTypes.find((one) => one.value === form.text('entity_type'))?.value;
  invariant(entityType !== undefined, 'a submitted form has an entity type of the list');
  const employees = form.optional('employees');
  await insertIssuer(ctx.tx, {
    ...{ userId, isResident, entityType },
    companyName: form.text('company_name'),
    registrationNo: form.text('bo_registration_number'),
    industry: form.text('bo_industry_select'),
    stateCode: isResident ? form.text('state') : '',
    incorporatedOn: form.day('incorporated_on'),
    employees: employees === null ? null : Number(employees),
    annualRevenueSen: form.amount('annual_revenue'),
    verifiedName: form.text('company_name'),
    cashAccountId: await openAccount(ctx, 'issuer_cash', userId),
    approvedOn: ctx.businessDate,
  });
  await addBankAccount(ctx, userId, form);
  await addCompanyPeople(ctx, userId, form);
  return null;
}
