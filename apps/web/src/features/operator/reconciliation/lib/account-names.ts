import { type TrustAccountName, trustAccountNames } from '@titian/contracts/trust-accounts';

/** The accounts of the trust account in a language. */
export function accountNamesIn(language: 'en' | 'ms'): Record<TrustAccountName, string> {
  const names = Object.entries(trustAccountNames).map(([account, name]) => [account, name[language]]);
  return Object.fromEntries(names) as Record<TrustAccountName, string>;
}
