import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { listNoticesOf } from '../store/notices.ts';

/** What the owner was notified of. */
export const unclaimedMoneysExport: ExportReader = {
  name: 'unclaimed_moneys',
  async read(ctx, userId) {
    const notices = await listNoticesOf(ctx.reader, userId);
    return [
      exportTable(
        'unclaimed_money_notices',
        notices.map(({ lastActivityOn, unclaimedOn, amountSen, notifiedOn }) => ({
          ...{ last_activity_on: lastActivityOn, unclaimed_on: unclaimedOn, amount_sen: amountSen },
          notified_on: notifiedOn,
        })),
      ),
    ];
  },
};
