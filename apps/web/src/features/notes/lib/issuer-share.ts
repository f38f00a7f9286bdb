import { addSen, mulDivHalfUp, type Sen } from '@titian/finance/sen';

/**
 * Which share of everything invested the issuer would have after a subscription, in whole percent; 0 where it is less
 * than one (SUB-6).
 */
export function issuerShare(investedSen: Sen, withIssuerSen: Sen, amountSen: Sen): number {
  const total = addSen(investedSen, amountSen);
  const part = addSen(withIssuerSen, amountSen);
  const percent = total === 0n ? 0 : Number(mulDivHalfUp(part, 100n, total));
  // A share of the whole is never rounded up to it.
  return percent === 100 && part < total ? 99 : part * 100n < total ? 0 : percent;
}
