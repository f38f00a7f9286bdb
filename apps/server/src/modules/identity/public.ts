/**
 * Owns: users, operators, operator_tokens, permission_limits, sessions, two_factors, codes, passkeys, trusted_devices, email_tokens,
 * sign_in_attempts, consents, security_changes.
 * States: a customer is Pending (address unverified) → Active ⇄ Inactive (disabled with a reason, or closed by its owner).
 * Announces: `customer.registered`.
 * Rules: only hashes of tokens and codes are stored; a token, a code and a TOTP step are accepted once.
 * Use: readUser(s) for names and addresses, requireStepUp before money leaves, createAuthenticator in compose.
 */
export { changeAccountStatus } from './commands/change-account-status.ts';
export { type ContactOwner, changeContact } from './commands/change-contact.ts';
export { changeParent, lockAccount, validateParent } from './commands/change-group.ts';
export {
  changeOperatorAccount,
  endOperatorSessions,
  type OperatorChange,
} from './commands/change-operator-account.ts';
export { changeOperatorPassword } from './commands/change-operator-password.ts';
export { addPasskey, ownerOf, removePasskey, renamePasskey } from './commands/change-passkeys.ts';
export { changePermissionLimits, lockPermissionTable } from './commands/change-permission-limits.ts';
export { closeAccount } from './commands/close-account.ts';
export { createOperator, rejectSamePerson } from './commands/create-operator.ts';
export { discloseCustomer } from './commands/disclose-customer.ts';
export { endSignIn } from './commands/end-sign-in.ts';
export { issueEmailToken } from './commands/issue-email-token.ts';
export { issueOperatorToken } from './commands/issue-operator-token.ts';
export { hideAutoInvestMessage, markTourSeen } from './commands/mark-seen.ts';
export { passByPasskey, passOperatorByPasskey } from './commands/pass-by-passkey.ts';
export { recordConsent } from './commands/record-consent.ts';
export { type CustomerPart, recordCustomerView } from './commands/record-customer-view.ts';
export { recordSecurityChange } from './commands/record-security-change.ts';
export { type Registration, register } from './commands/register.ts';
export { requireFreshOperator } from './commands/require-fresh-factor.ts';
export { requireStepUp } from './commands/require-step-up.ts';
export { setOperatorPassword } from './commands/set-operator-password.ts';
export { signInByPasskey, signInOperatorByPasskey } from './commands/sign-in-by-passkey.ts';
export { spendEmailToken } from './commands/spend-email-token.ts';
export { stopEmails } from './commands/stop-emails.ts';
export { usePasskey } from './commands/use-passkey.ts';
export type { Steps } from './commands/verify-sign-in.ts';
export { deviceName } from './domain/device-name.ts';
export { type Operator, type OperatorAccount, operatorStatus } from './domain/operator.ts';
export type { NewPasskey, Passkey, PasskeyUse } from './domain/passkey.ts';
export type { CustomerStatus } from './domain/principal-of.ts';
export type { SessionLimits } from './domain/session-limits.ts';
export { type User, userName } from './domain/user.ts';
export { createAuthenticator } from './queries/authenticate.ts';
export { givenConsents, linkedSignIns, pastSecurityChanges, pastSignIns } from './queries/customer-page.ts';
export { latestConsents } from './queries/latest-consents.ts';
export { ownerOfEmailToken } from './queries/owner-of-email-token.ts';
export { readSecurity } from './queries/read-customers.ts';
export { isDisclosed, readOperatorNames } from './queries/read-disclosures.ts';
export {
  lockOperator,
  readEnabledOperator,
  readOperator,
  readOperators,
  readOperatorsWho,
} from './queries/read-operator.ts';
export {
  activeAdministrators,
  lockOperatorAccount,
  readActiveOperator,
  readOperatorAccount,
  readOperatorAccounts,
  readOperatorSignIns,
  readOperatorTraits,
} from './queries/read-operator-accounts.ts';
export {
  countAdministratorsWithPasskey,
  countOperatorsWithoutPasskey,
  readPasskey,
  readPasskeys,
} from './queries/read-passkeys.ts';
export { readPendingEmail } from './queries/read-pending-email.ts';
export { type PermissionTable, readPermissionTable } from './queries/read-permission-limits.ts';
export { readReferrerOf } from './queries/read-referrer.ts';
export { readSignInChanges } from './queries/read-sign-in-changes.ts';
export { readSignIns } from './queries/read-sign-ins.ts';
export { readOtpTypes, readTwoFactor } from './queries/read-two-factor.ts';
export { findUserByEmail, readUser, readUsers } from './queries/read-user.ts';
export { countHeldBySecurityChange, readWithdrawalHold } from './queries/read-withdrawal-hold.ts';
export {
  findCustomersByPhone,
  findCustomersByWords,
  readSimilarWordQueries,
  readWordQuery,
  sortCustomersByLikeness,
} from './queries/search-customers.ts';
export type { SignInRecord } from './store/open-sessions.ts';
