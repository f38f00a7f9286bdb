import { type Sen, senFromText, ZERO_SEN } from '@titian/finance/sen';

/** Where the bands of amounts begin, that notes are compared by (FIN-24). */
const bounds = ['0.00', '25000.00', '50000.00', '100000.00', '250000.00', '500000.00'].map(senFromText);

/** The band of an amount: where it begins, and where the next one does, null for the last. */
export function sizeBandOf(amountSen: Sen): { readonly fromSen: Sen; readonly belowSen: Sen | null } {
  return {
    fromSen: bounds.findLast((bound) => bound <= amountSen) ?? ZERO_SEN,
    belowSen: bounds.find((bound) => bound > amountSen) ?? null,
  };
}
