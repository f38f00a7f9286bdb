import { ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { openAccount } from '../../ledger/public.ts';
import { type FormReader, formReader } from '../domain/form-reader.ts';
import { companyKey, identityKey } from '../domain/identity-key.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { identityHash } from '../queries/identity-hash.ts';
import { insertInvestor, nextInvestorNumber } from '../store/investors.ts';
import { findRiskProfile, insertEmployment, insertRiskProfile } from '../store/people.ts';
import { insertTaxResidence } from '../store/tax-residences.ts';
import { addBankAccount } from './add-bank-account.ts';
import { addCompanyPeople } from './add-company-people.ts';

/** Makes the investor of an approved Individual: number, cash account, bank account, employment and risk profile. */
export async function approveIndividual(ctx: Ctx, application: SavedApplication): Promise<string> {
  const { userId } = application;
  const form = formReader(application.data);
  const key = identityKey(form.text('identity_type'), form.text('identity_number'), form.text('nationality'));
  const invNo = await nextInvestorNumber(ctx.tx);
  await storeProfile(ctx, application, form);
  const profile = await findRiskProfile(ctx.reader, userId);
  await insertInvestor(ctx.tx, {
    ...{ userId, invNo, ...identityColumns(ctx, userId, key) },
    // A conservative profile is limited to guaranteed notes (ONB-14).
    guaranteedOnly: profile?.riskTolerance === 'conservative',
    verifiedName: form.text('full_name'),
    cashAccountId: await openAccount(ctx, 'investor_cash', userId),
    agreementVersion: application.data.agreementVersion,
    employmentUpdatedAt: application.submittedAt,
    approvedOn: ctx.businessDate,
  });
  await storeStatedResidence(ctx, userId, form.text('tax_residence'));
  await addBankAccount(ctx, userId, form);
  return invNo;
}

/** Makes the investor of an approved Institution; it has people instead of employment and risk profile. */
export async function approveInstitution(ctx: Ctx, application: SavedApplication): Promise<string> {
  const { userId } = application;
  const form = formReader(application.data);
  const key = companyKey(form.text('bo_registration_number'));
  const invNo = await nextInvestorNumber(ctx.tx);
  await insertInvestor(ctx.tx, {
    ...{ userId, invNo, ...identityColumns(ctx, userId, key) },
    guaranteedOnly: false,
    verifiedName: form.text('company_name'),
    cashAccountId: await openAccount(ctx, 'investor_cash', userId),
    agreementVersion: application.data.agreementVersion,
    employmentUpdatedAt: null,
    approvedOn: ctx.businessDate,
  });
  await storeStatedResidence(ctx, userId, form.text('country'));
  await addBankAccount(ctx, userId, form);
  await addCompanyPeople(ctx, userId, form);
  return invNo;
}

function identityColumns(ctx: Ctx, userId: string, key: string) {
  const place = { table: 'investors', column: 'identity_enc', row: userId } as const;
  return { identityHash: identityHash(ctx, key), identityEnc: ctx.fieldEncryption.seal(key, place) };
}

/** What the application states, from the day of its approval on; a document comes with a record of two operators. */
async function storeStatedResidence(ctx: Ctx, userId: string, country: string): Promise<void> {
  await insertTaxResidence(ctx.tx, {
    ...{ id: newId(), userId, country, approvalId: null, document: null },
    effectiveFrom: ctx.businessDate,
    recordedOn: ctx.businessDate,
  });
}

async function storeProfile(ctx: Ctx, application: SavedApplication, form: FormReader): Promise<void> {
  const since = { userId: application.userId, effectiveAt: application.submittedAt ?? ctx.businessNow };
  await insertEmployment(ctx.tx, {
    ...{ id: newId(), ...since },
    occupation: form.text('inv_occupation'),
    employer: form.optional('inv_employer'),
    sourceOfIncome: form.optional('inv_source_of_income'),
    natureOfBusiness: form.optional('inv_nature_of_business'),
    incomeRange: form.text('inv_income_range'),
  });
  await insertRiskProfile(ctx.tx, {
    ...{ id: newId(), ...since },
    investedInP2p: form.number('invested_in_p2p') === 1,
    estimatedP2pInvestedSen: form.amount('inv_estimated_p2p_invested') ?? ZERO_SEN,
    riskTolerance: form.text('inv_risk_tolerance'),
    stocks: form.number('inv_stocks_knowledge_years'),
    bonds: form.number('inv_bonds_knowledge_years'),
    mutualFunds: form.number('inv_mutual_funds_knowledge_years'),
    others: form.number('inv_others_knowledge_years'),
    p2pLending: form.number('inv_p2p_lending_knowledge_years'),
  });
}
