/**
 * Owns: applications, investors, issuers, company_people, bank_accounts, bank_account_changes, risk_profiles,
 * employments, premium_applications, address_changes.
 * States: application null → Incomplete → Submitted → Approved | Rejected | More Info Required (→ Submitted).
 * Announces: `customer.approved`, `customer.first_topup`, `customer.bank_account_changed`.
 * Rules: an approval makes the investor or issuer with its cash account; identity numbers are unique by keyed hash.
 * Use: `readInvestor`, `readIssuer` and `currentBankAccount` for facts, `readOnboardingStatus` for guards.
 */

export type { BankAccountDeps } from './commands/enquire-bank-account.ts';
export { markFirstTopup, markFirstTopups } from './commands/mark-first-topup.ts';
export { verifyBankAccount } from './commands/verify-bank-account.ts';
export type { Address } from './domain/address.ts';
export type { OnboardingStatus } from './domain/application.ts';
export type { BankAccount } from './domain/bank-account.ts';
export type { PendingBankAccount } from './domain/bank-account-change.ts';
export { customerName } from './domain/customer-name.ts';
export { employmentDueOn } from './domain/employment.ts';
export { identityKey } from './domain/identity-key.ts';
export type { Investor } from './domain/investor.ts';
export type { Issuer } from './domain/issuer.ts';
export { isNameOf } from './domain/name-match.ts';
export { comparePayerName, type NameCheck } from './domain/payer-name.ts';
export { presentAddress } from './present.ts';
export { type CompanyFile, readCompanyFile, readNumberOfPerson } from './queries/company-file.ts';
export { countCustomers, customerBookPages, searchCustomerBook } from './queries/customer-book.ts';
export { handedInBy, linkedByOnboarding, ownedBankAccounts } from './queries/customer-page.ts';
export { findCustomersByNumber } from './queries/find-by-number.ts';
export { findInvestorsByWords, findIssuers, findIssuersByWords } from './queries/find-customers.ts';
export { hasIdentity, identityHash } from './queries/identity-hash.ts';
export { applicationPages, countApplications, type QueuedApplication } from './queries/list-applications.ts';
export { readAccountSince } from './queries/read-account-since.ts';
export { readAgreedVersion } from './queries/read-agreed-version.ts';
export { type Applicant, readApplicant } from './queries/read-applicant.ts';
export { readApplicationOwners } from './queries/read-application-owners.ts';
export { bankAccountNumber, currentBankAccount, readBankAccounts } from './queries/read-bank-account.ts';
export { readPendingBankAccount } from './queries/read-bank-account-change.ts';
export { readBankStatements, readBankStatementsDay } from './queries/read-bank-statements.ts';
export { readClaimedIdentity } from './queries/read-claimed-identity.ts';
export { readDirectorNames } from './queries/read-company-people.ts';
export { readCustomerNames, readNamesOfCustomers } from './queries/read-customer-names.ts';
export { type DueDiligence, readDueDiligence } from './queries/read-due-diligence.ts';
export { readEmployment } from './queries/read-employment.ts';
export { investorsNamed, readInvestor, readInvestors } from './queries/read-investor.ts';
export {
  issuersNamed,
  issuersRegistered,
  lockIssuers,
  readIssuer,
  readIssuers,
  relatedIssuers,
} from './queries/read-issuer.ts';
export { readOnboardingStatus, readOnboardingStatuses } from './queries/read-onboarding-status.ts';
export { readPremiumRequestedAt } from './queries/read-premium-request.ts';
export { readRiskProfile } from './queries/read-risk-profile.ts';
export { readNonResidents } from './queries/read-tax-residence.ts';
export {
  readNumberOfAccount,
  readNumberOfApplication,
  readNumberOfChange,
} from './queries/read-whole-number.ts';
export { sharedTraits } from './queries/shared-traits.ts';
