/** What a withdrawal costs, what arrives and when: said by the server before the code is given. */
export interface WithdrawalTerms {
  readonly fee: string;
  readonly serviceTax: string;
  readonly net: string;
  readonly arrivesOn: string;
}

/** The terms beside the demand for a code; null where the answer does not carry all of them. */
export function termsOf(details: Readonly<Record<string, unknown>>): WithdrawalTerms | null {
  const { fee, service_tax: serviceTax, net, arrives_on: arrivesOn } = details;
  const hasFee = typeof fee === 'string' && typeof serviceTax === 'string';
  return hasFee && typeof net === 'string' && typeof arrivesOn === 'string'
    ? { fee, serviceTax, net, arrivesOn }
    : null;
}
