/**
 * Owns: applications, investors, issuers, company_people, bank_accounts, risk_profiles, employments.
 * States: application null → Incomplete → Submitted → Approved | Rejected | More Info Required (→ Submitted).
 * Announces: nothing; customers are told by mail.
 * Rules: an approval makes the investor or issuer with its cash account; identity numbers are unique by keyed hash.
 * Use: `readInvestor`, `readIssuer` and `currentBankAccount` for facts, `readStanding` for guards.
 */

export { accountFlags } from './commands/account-flags.ts';
export { accountState } from './commands/account-state.ts';
export { applicationDecision, type DecisionDeps } from './commands/decide-application.ts';
export { markFirstTopup } from './commands/mark-first-topup.ts';
export type { ApplicationForm, ApplicationStatus, Standing } from './domain/application.ts';
export type { BankAccount } from './domain/bank-account.ts';
export { customerName } from './domain/customer-name.ts';
export type { Investor } from './domain/investor.ts';
export type { EntityType, Issuer } from './domain/issuer.ts';
export { findApprovedCustomers } from './queries/find-customers.ts';
export { countWaiting } from './queries/list-applications.ts';
export { type Address, type Applicant, readApplicant } from './queries/read-applicant.ts';
export { bankAccountNumber, currentBankAccount, readBankAccounts } from './queries/read-bank-account.ts';
export { readInvestor, readInvestors } from './queries/read-investor.ts';
export { readIssuer, readIssuers, relatedIssuers } from './queries/read-issuer.ts';
export { readStanding, readStandings } from './queries/read-standing.ts';
export { onboardingOperatorRoutes } from './routes.operator.ts';
export { type OnboardingDeps, onboardingRoutes } from './routes.ts';
export { onboardingInvariants } from './store/invariants.ts';
