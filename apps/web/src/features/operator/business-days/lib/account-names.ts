import { trustAccountNames } from '@titian/contracts/trust-accounts';

/** The accounts of the ledger on a day, in a language. */
export function dayAccountNames(language: 'en' | 'ms'): Record<DayAccountName, string> {
  const names = Object.entries(trustAccountNames).map(([account, name]) => [account, name[language]]);
  const bank = { en: 'Trust account at the bank', ms: 'Akaun amanah di bank' }[language];
  return { ...Object.fromEntries(names), trust_bank: bank } as Record<DayAccountName, string>;
}

export type DayAccountName = keyof typeof trustAccountNames | 'trust_bank';
