import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import { incomeRanges, occupations, riskTolerances } from '@titian/contracts/reference/people-lists';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { savedCompanyApplication } from '@titian/contracts/schemas/company-application';
import { savedInvestorApplication } from '@titian/contracts/schemas/investor-application';
import { type Day, malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { worded } from '../../platform/messages.ts';
import { fileLink, operatorFileLink } from '../files/public.ts';
import type { SettledBankAccount } from './commands/settle-bank-account.ts';
import type { Address } from './domain/address.ts';
import { isCompleted } from './domain/application.ts';
import { type Employment, employmentDueOn } from './domain/employment.ts';
import type { SavedApplication } from './domain/saved-application.ts';
import { residenceOn, type TaxResidence } from './domain/tax-residence.ts';
import type { QueuedAddressChange, ShownAddressChange } from './queries/read-address-changes.ts';
import { allFields, type FileLinks } from './queries/read-application.ts';
import type { TaxResidenceRow } from './queries/read-tax-residence.ts';
import type { RiskProfile } from './store/people.ts';

/** Where an application stands, beside its form. */
export function presentProgress(application: SavedApplication | null, isEkycVerified: boolean) {
  return {
    application_id: application?.id ?? null,
    application_status: application?.status ?? null,
    completed_application: isCompleted(application?.status ?? null),
    version: application?.version ?? 0,
    saved_at: application?.savedAt.toISOString() ?? null,
    remarks: (application?.remarks ?? []).map((one) => ({ ...one })),
    is_ekyc_verified: isEkycVerified,
  };
}

/** The saved form of an Individual. */
export function presentInvestorForm(application: SavedApplication, files: FileLinks) {
  return savedInvestorApplication.parse({ ...allFields(application), ...files });
}

/** The saved form of a company. */
export function presentCompanyForm(application: SavedApplication, files: FileLinks) {
  return savedCompanyApplication.parse({ ...allFields(application), ...files });
}

/** What a save or a submission answers. */
export function presentSaved(application: SavedApplication) {
  return {
    success: true as const,
    application_id: application.id,
    application_status: application.status,
    version: application.version,
    saved_at: application.savedAt.toISOString(),
  };
}

type RiskAnswer = ParsedApi['investorRiskSettings']['response'];

/** The risk profile in force; every field is null where there is none. */
export function presentRisk(profile: RiskProfile | null): RiskAnswer {
  const tolerance = riskTolerances.find((one) => one.value === profile?.riskTolerance)?.value ?? null;
  return {
    success: true,
    invested_in_p2p: profile && (profile.investedInP2p ? 1 : 0),
    inv_estimated_p2p_invested: profile && senToText(profile.estimatedP2pInvestedSen),
    inv_risk_tolerance: tolerance,
    inv_stocks_knowledge_years: profile?.stocks ?? null,
    inv_bonds_knowledge_years: profile?.bonds ?? null,
    inv_mutual_funds_knowledge_years: profile?.mutualFunds ?? null,
    inv_others_knowledge_years: profile?.others ?? null,
    inv_p2p_lending_knowledge_years: profile?.p2pLending ?? null,
  };
}

type EmploymentAnswer = ParsedApi['investorEmployment']['response'];

/** What was last said about the employment; null where a choice of it is not offered any more. */
export function presentEmployment(stored: Employment | null): EmploymentAnswer {
  const occupation = occupations.find((one) => one.value === stored?.occupation)?.value;
  const incomeRange = incomeRanges.find((one) => one.value === stored?.incomeRange)?.value;
  if (stored === null || occupation === undefined || incomeRange === undefined) {
    return { success: true, employment: null };
  }
  return {
    success: true,
    employment: {
      occupation,
      employer: stored.employer,
      source_of_income: stored.sourceOfIncome,
      nature_of_business: stored.natureOfBusiness,
      income_range: incomeRange,
      confirmed_on: malaysiaDay(stored.effectiveAt),
      due_on: employmentDueOn(stored.effectiveAt),
    },
  };
}

/** The outcome of a requested bank account. */
export function presentSettled({ state, usableFrom }: SettledBankAccount) {
  const shown = state === 'accepted' || state === 'review' ? state : 'enquiring';
  return { success: true, state: shown, usable_from: usableFrom?.toISOString() ?? null } as const;
}

/** One record of a tax residence among all of its investor's, the newest first. */
export function presentResidence(
  one: TaxResidence,
  all: readonly TaxResidenceRow[],
  today: Day,
): ParsedApi['userTaxResidences']['response']['items'][number] {
  const current = residenceOn(
    all.map(({ residence }) => residence),
    today,
  );
  return {
    country: one.country,
    effective_from: one.effectiveFrom,
    counts_from: one.countsFrom,
    document_kind: one.document?.kind ?? null,
    is_current: one.id === current?.id,
  };
}

/** An address on the wire. */
export function presentAddress(address: Address | null) {
  return {
    line_1: address?.line1 ?? null,
    line_2: address?.line2 ?? null,
    postcode: address?.postcode ?? null,
    city: address?.city ?? null,
    state: address?.state ?? null,
    country: address?.country ?? null,
  };
}

/** A requested address as its owner sees it. */
export function presentAddressChange(
  { change, file }: ShownAddressChange,
  language: Language,
): ParsedApi['userAddressChanges']['response']['items'][number] {
  const { rejection } = change;
  return {
    ...{ id: change.id, address: presentAddress(change.address), document_kind: change.documentKind },
    ...{ state: change.state, file: file && fileLink(file) },
    requested_at: change.requestedAt.toISOString(),
    decided_at: change.decidedAt?.toISOString() ?? null,
    ...worded('reason', rejection && message(`address_rejected_${rejection}`), language),
  };
}

/** A requested address as the operators who decide about it see it. */
export function presentQueuedAddress(
  { change, file, verifiedName, current, isProposed }: QueuedAddressChange,
  operator: OperatorPrincipal,
) {
  const mine = !isProposed && may(operator, 'address_change');
  return {
    id: change.id,
    user_id: change.userId,
    verified_name: verifiedName,
    current: presentAddress(current),
    address: presentAddress(change.address),
    document_kind: change.documentKind,
    file: file && operatorFileLink(file, operator),
    requested_at: change.requestedAt.toISOString(),
    can: { accept: mine, reject: mine },
  };
}
