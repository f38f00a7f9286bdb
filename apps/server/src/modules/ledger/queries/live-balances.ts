import { senToText } from '@titian/finance/sen';
import type { LiveSource } from '../../../platform/live/source.ts';
import { readCashOfOwners } from '../store/live.ts';

/** Investors' cash balances, for pages that show them live; a business owner has no cash (MON-4). */
export const liveBalances: LiveSource<'balance'> = {
  event: 'balance',
  async read(ctx, customers) {
    const investors = customers.filter((one) => one.role === 'investor').map((one) => one.id);
    const cash = await readCashOfOwners(ctx.reader, investors);
    return ({ id }) => {
      const held = cash.get(id);
      return held === undefined
        ? []
        : [{ key: id, version: String(held.version), data: { balance: senToText(held.balanceSen) } }];
    };
  },
};
