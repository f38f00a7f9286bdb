import type { LegalKind } from '@titian/contracts/legal-kinds';

/** `compliant` of the address (MSG-9): which kind of note a text is about. */
export const contracts = ['conventional', 'islamic'] as const;
export type Contract = (typeof contracts)[number];

export const audiences = ['investor', 'issuer'] as const;
type Audience = (typeof audiences)[number];

export interface TermsPlace {
  readonly audience: Audience;
  readonly contract: Contract;
}

/** `compliant` as it stands in the address; conventional where it is left out, null where it is neither. */
export function contractOf(compliant: string | undefined): Contract | null {
  return compliant === undefined ? 'conventional' : (contracts.find((one) => one === compliant) ?? null);
}

/**
 * Which terms `/tnc/:type?/:compliant?` means: type investor, or an issuer's where it is left out (MSG-9). As both may
 * be left out, a lone `islamic` or `conventional` is the second. Null where the address leads nowhere.
 */
export function termsPlaceOf(type: string | undefined, compliant: string | undefined): TermsPlace | null {
  const isLone = compliant === undefined && contracts.some((one) => one === type);
  const contract = contractOf(isLone ? type : compliant);
  const audience = isLone || type === undefined ? 'issuer' : audiences.find((one) => one === type);
  return contract === null || audience === undefined ? null : { audience, contract };
}

/** The text of the terms for a user and a kind of note. */
export function termsKind({ audience, contract }: TermsPlace): LegalKind {
  return `tnc_${audience}_${contract}`;
}
