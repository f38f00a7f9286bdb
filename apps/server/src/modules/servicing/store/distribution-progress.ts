import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';
import type { SplitRates } from '../domain/split-repayment.ts';

/** A repayment is split: its weights and the rates of the day of the split stay with it. */
export async function markDistributing(
  tx: Tx,
  id: string,
  split: { readonly on: Day; readonly weightsTotalSen: Sen; readonly rates: SplitRates },
): Promise<void> {
  const { on, weightsTotalSen, rates } = split;
  await tx.db
    .updateTable('repayments')
    .set({
      state: 'distributing',
      weights_total_sen: weightsTotalSen,
      split_on: on,
      service_fee_bps: rates.serviceFeeBps,
      service_tax_bps: rates.serviceTaxBps,
      withholding_bps: rates.withholdingTaxBps,
      withholds_late: rates.withholdsLate,
    })
    .where('id', '=', id)
    .execute();
}

/** How far the shares of a repayment are paid. */
export async function moveCursor(tx: Tx, id: string, cursor: number): Promise<void> {
  await tx.db.updateTable('repayments').set({ cursor }).where('id', '=', id).execute();
}

/** Every share of a repayment is paid. */
export async function markDistributed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('repayments')
    .set({ state: 'distributed', distributed_at: at })
    .where('id', '=', id)
    .execute();
}
