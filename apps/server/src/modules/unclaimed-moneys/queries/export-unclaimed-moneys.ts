import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listNoticesOf } from '../store/notices.ts';
import { listPaymentsOf } from '../store/payments.ts';

/** What the owner was notified of, and what was paid to the Registrar. */
export const unclaimedMoneysExport: ExportReader = {
  name: 'unclaimed_moneys',
  async read(ctx, userId) {
    const notices = await listNoticesOf(ctx.reader, userId);
    const payments = await listPaymentsOf(ctx.reader, userId);
    return [
      exportTable(
        'unclaimed_money_notices',
        notices.map(({ lastActivityOn, unclaimedOn, amountSen, notifiedOn }) => ({
          ...{ last_activity_on: lastActivityOn, unclaimed_on: unclaimedOn, amount_sen: amountSen },
          notified_on: notifiedOn,
        })),
      ),
      exportTable(
        'unclaimed_money_payments',
        payments.map(({ amountSen, unclaimedOn, returnYear, state, paidOn }) => ({
          ...{ unclaimed_on: unclaimedOn, amount_sen: amountSen, return_year: returnYear },
          ...{ state, paid_on: paidOn },
        })),
      ),
    ];
  },
};
