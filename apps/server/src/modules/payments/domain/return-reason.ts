/** Reasons of ISO 20022 that an account's owner can do something about, in their words. */
const sentences: Readonly<Record<string, string>> = {
  AC01: 'The bank does not know this account number.',
  AC04: 'The account is closed.',
  AC06: 'The account is blocked.',
  AC13: 'This kind of account cannot take the payment.',
  BE01: 'The name does not belong to this account.',
  RC01: 'The bank does not take part in transfers.',
};

/** The four letters at the beginning of a bank's reason, or an empty text. */
export function reasonCode(reason: string | null): string {
  return /^[A-Z]{2}\d{2}/.exec(reason ?? '')?.[0] ?? '';
}

/** What a customer reads; a bank's own words may name accounts and are for operators. */
export function reasonSentence(reason: string | null): string {
  return sentences[reasonCode(reason)] ?? 'The bank could not pay it to this account.';
}
