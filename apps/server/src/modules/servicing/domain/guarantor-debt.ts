import { type Sen, senToText, subtractSen, ZERO_SEN } from '@titian/finance/sen';

/** A guarantor's payment on a note; an amount of null says that it has not paid. */
interface Guaranteed {
  readonly guarantorName: string;
  readonly amountSen: Sen | null;
  readonly repaidSen: Sen;
}

/** What the issuer still owes the guarantor that paid for it (rules §4). */
export function owedOn(claim: Guaranteed | null): Sen {
  return claim === null ? ZERO_SEN : subtractSen(claim.amountSen ?? ZERO_SEN, claim.repaidSen);
}

/** The same as its issuer reads it; null where nothing is owed. */
export function owedView(claim: Guaranteed | null): { name: string; amount: string } | null {
  const owedSen = owedOn(claim);
  return claim === null || owedSen === 0n ? null : { name: claim.guarantorName, amount: senToText(owedSen) };
}
