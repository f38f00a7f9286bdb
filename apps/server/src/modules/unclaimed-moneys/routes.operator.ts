import { asFile } from '../../platform/documents/file-answer.ts';
import type { Routes } from '../../platform/http/route.ts';
import { recordExport } from '../back-office/public.ts';
import { presentMoney, presentTotals } from './present.ts';
import { readUnclaimed, unclaimedFilter } from './queries/read-unclaimed-moneys.ts';
import { returnCsv, returnPeriod, unclaimedCsv } from './queries/unclaimed-file.ts';
import { countForReturn, sumUnclaimed } from './store/unclaimed-moneys.ts';

const CSV = 'text/csv; charset=utf-8';

/** Cash without activity of its owner, for finance and compliance (CMP-8). */
export function unclaimedMoneyRoutes(routes: Routes): void {
  routes.on('operatorUnclaimedMoneys', (call) =>
    call.read(async (ctx) => {
      const page = await readUnclaimed(ctx, call.query);
      return {
        success: true,
        items: page.rows.map((row) => presentMoney(row, call.principal, ctx.businessDate)),
        ...{ next_cursor: page.nextCursor, totals: presentTotals(page.totals) },
        ...{ period_years: page.periodYears, notice_months: page.noticeMonths },
      };
    }),
  );
  routes.on('operatorUnclaimedMoneysFile', async (call) => {
    const { state } = call.query;
    await call.command((ctx) =>
      recordExport(ctx, call.principal, {
        ...{ list: 'unclaimed_moneys', filter: { state } },
        count: async () => {
          const { rows, registrarRows } = await sumUnclaimed(ctx.reader, await unclaimedFilter(ctx, state));
          return rows + registrarRows;
        },
      }),
    );
    return call.read(async (ctx) => {
      const file = unclaimedCsv(ctx, await unclaimedFilter(ctx, state), call.language);
      return asFile(call.reply, `unclaimed-moneys-${ctx.businessDate}.csv`, CSV).send(file);
    });
  });
  routes.on('operatorUnclaimedReturn', async (call) => {
    const { year } = call.query;
    await call.command(async (ctx) => {
      const period = await returnPeriod(ctx, year);
      await recordExport(ctx, call.principal, {
        ...{ list: 'unclaimed_return', filter: { year: String(year) } },
        count: () => countForReturn(ctx.reader, period),
      });
    });
    return call.read(async (ctx) => {
      const file = returnCsv(ctx, await returnPeriod(ctx, year), call.language);
      return asFile(call.reply, `unclaimed-moneys-return-${year}.csv`, CSV).send(file);
    });
  });
}
