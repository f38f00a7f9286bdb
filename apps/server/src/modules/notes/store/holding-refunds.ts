import type { Sen } from '@titian/finance/sen';
import type { Tx } from '../../../platform/db/database.ts';

/** What two operators give back of what was taken from a holding. */
export interface HoldingRefund {
  readonly holdingId: string;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingSen: Sen;
}

const REFUND = {
  name: 'notes_refund_holdings',
  text: `update holdings h set fee_sen = h.fee_sen - row.fee, service_tax_sen = h.service_tax_sen - row.tax,
      withholding_sen = h.withholding_sen - row.withheld
    from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::bigint[]) as row (id, fee, tax, withheld) where h.id = row.id`,
};

/** Takes what is refunded out of what was taken from some holdings; under the note's lock. */
export async function refundHoldings(tx: Tx, refunds: readonly HoldingRefund[]): Promise<void> {
  await tx.run(REFUND, [
    refunds.map((one) => one.holdingId),
    refunds.map((one) => one.feeSen),
    refunds.map((one) => one.serviceTaxSen),
    refunds.map((one) => one.withholdingSen),
  ]);
}
