import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';

/** What a guarantor has paid on a note, and what its issuer has paid back since. */
interface Guaranteed {
  readonly guarantorName: string;
  readonly paidSen: Sen;
  readonly repaidSen: Sen;
}

/** What the issuer still owes the guarantor that paid for it (REC-3). */
export function owedOn(claim: Guaranteed | null): Sen {
  return claim === null ? ZERO_SEN : subtractSen(claim.paidSen, claim.repaidSen);
}

/** The same as its issuer reads it; null where nothing is owed. */
export function owedView(claim: Guaranteed | null): { name: string; amount: string } | null {
  const owedSen = owedOn(claim);
  return claim === null || owedSen === 0n ? null : { name: claim.guarantorName, amount: senToText(owedSen) };
}
