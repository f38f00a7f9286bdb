import { day as dayOf } from '@titian/finance/calendar';
import type { Ctx } from '../../platform/context.ts';
import { beginSnapshot } from '../../platform/db/snapshot.ts';
import { csvStream } from '../../platform/documents/csv.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Routes } from '../../platform/http/route.ts';
import { recordExport } from '../back-office/public.ts';
import type { BankAccount } from '../payments/public.ts';
import { dayHeads, dayRows, dayWords } from './domain/day-file.ts';
import { presentBusinessDay, presentListed } from './present.ts';
import { listBusinessDays } from './queries/list-business-days.ts';
import { type BusinessDay, readBusinessDay } from './queries/read-business-day.ts';

/** The business days, and one as a page and as a file (OPS-65). */
export function businessDayRoutes(routes: Routes, trust: BankAccount): void {
  routes.on('operatorBusinessDays', (call) =>
    call.read(async (ctx) => {
      const page = await listBusinessDays(ctx, call.query);
      return { success: true, items: page.rows.map(presentListed), next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorBusinessDay', (call) =>
    call.command(async (ctx) => ({
      success: true,
      business_day: presentBusinessDay(await atOneInstant(ctx, trust, call.params.day)),
    })),
  );
  routes.on('operatorBusinessDayFile', async ({ command, params, principal, language, reply }) => {
    const found = await command((ctx) => atOneInstant(ctx, trust, params.day));
    const words = dayWords(language);
    const rows = dayRows(found, words);
    await command((ctx) =>
      recordExport(ctx, principal, {
        list: 'business_day',
        filter: { day: params.day },
        count: async () => rows.length,
      }),
    );
    return asFile(reply, `day-${params.day}.csv`, 'text/csv; charset=utf-8').send(
      csvStream(
        dayHeads.map((head) => words(head)),
        rows,
      ),
    );
  });
}

/** A day is read by several statements, which have to see the same books. */
async function atOneInstant(ctx: Ctx, trust: BankAccount, day: string): Promise<BusinessDay> {
  await beginSnapshot(ctx.tx, 'reads');
  return readBusinessDay(ctx, trust, dayOf(day));
}
