import type { FastifyReply } from 'fastify';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { type NoteState, notesOfIssuer, notesWithMoneyOf } from '../notes/public.ts';
import { cashFlowCalendar, cashFlowCsv } from './domain/cash-flow-files.ts';
import {
  presentCashFlow,
  presentDeposits,
  presentPlatform,
  presentRepayment,
  presentReturn,
  presentSubscribed,
  presentValue,
} from './present.ts';
import { cashFlowOf, LISTED_PAYMENTS } from './queries/cash-flow.ts';
import {
  depositMonths,
  notesMonths,
  repaymentMonths,
  returnMonths,
  valueMonths,
} from './queries/investor-months.ts';
import { investorStats } from './queries/investor-stats.ts';
import { ongoingNotes } from './queries/ongoing-notes.ts';
import { latestFigures } from './store/platform-figures.ts';

const everyState: readonly NoteState[] = [
  'listed',
  'funded',
  'issued',
  'completed',
  'defaulted',
  'recovered',
  'written_off',
  'expired',
  'cancelled',
];

/** Dashboards (FIG-10, FIG-12). */
export function insightRoutes(routes: Routes): void {
  investorRoutes(routes);
  monthRoutes(routes);
  routes.on('dashboardOngoingNotes', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: await ongoingNotes(ctx, call.principal),
      next_cursor: null,
    })),
  );
  routes.on('activityMyNotes', (call) =>
    call.read(async (ctx) => {
      const { id, role } = call.principal;
      const notes =
        role === 'investor' ? await notesWithMoneyOf(ctx, id) : await notesOfIssuer(ctx, id, everyState);
      const items = notes.map((note) => ({ id: note.id, number: note.number, title: note.purpose }));
      return { success: true, items, next_cursor: null };
    }),
  );
}

function investorRoutes(routes: Routes): void {
  routes.on('dashboardInvestorStats', (call) => call.read((ctx) => investorStats(ctx, call.principal.id)));
  routes.on('dashboardPlatformFinancials', async (call) =>
    presentPlatform(await call.read((ctx) => latestFigures(ctx.reader, ctx.businessDate))),
  );
  routes.on('dashboardCashFlow', (call) => call.read((ctx) => answerCashFlow(ctx, call)));
}

/** Figures by month, each from the investor's own rows. */
function monthRoutes(routes: Routes): void {
  routes.on('dashboardInvestorMonthlyRepayment', async (call) =>
    presentRepayment(await call.read((ctx) => repaymentMonths(ctx, call.principal.id, call.query))),
  );
  routes.on('dashboardWithdrawalsDeposits', async (call) =>
    presentDeposits(await call.read((ctx) => depositMonths(ctx, call.principal.id, call.query))),
  );
  routes.on('dashboardNotesSubscribed', async (call) =>
    presentSubscribed(await call.read((ctx) => notesMonths(ctx, call.principal.id, call.query))),
  );
  routes.on('dashboardInvestmentReturn', async (call) =>
    presentReturn(await call.read((ctx) => returnMonths(ctx, call.principal.id, call.query))),
  );
  routes.on('dashboardInvestorValue', async (call) =>
    presentValue(await call.read((ctx) => valueMonths(ctx, call.principal.id, call.query))),
  );
}

/** The calendar in the requested format. */
async function answerCashFlow(
  ctx: QueryCtx,
  { principal, query, reply, language }: Call<'dashboardCashFlow'>,
): Promise<FastifyReply> {
  if (query.format === 'json') {
    return reply
      .type('application/json')
      .send(presentCashFlow(await cashFlowOf(ctx, principal.id, query, LISTED_PAYMENTS)));
  }
  const flow = await cashFlowOf(ctx, principal.id, query, null);
  const name = `titian-payments-${flow.from}-${flow.to}`;
  if (query.format === 'csv') {
    return asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8').send(cashFlowCsv(flow.items, language));
  }
  const file = cashFlowCalendar(flow.items, flow, { at: ctx.now, ownerId: principal.id, language });
  return asFile(reply, `${name}.ics`, 'text/calendar; charset=utf-8').send(file);
}
