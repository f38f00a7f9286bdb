import { LARGE_AMOUNT_DAYS } from '@titian/contracts/compliance';
import { addDays, day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../platform/audit.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Routes } from '../../platform/http/route.ts';
import { recordCustomerView } from '../identity/public.ts';
import { decideRating, rateCustomer } from './commands/rate-customer.ts';
import { presentLargeAmount, presentListedRating, presentRisk, presentTotals } from './present.ts';
import { largeAmountsCsv, readLargeAmounts } from './queries/large-amounts.ts';
import { readCustomerRisk, readRatings } from './queries/read-ratings.ts';

/** Large amounts and risk ratings, for compliance alone (CMP-4). */
export function complianceRoutes(routes: Routes): void {
  largeAmountRoutes(routes);
  riskRoutes(routes);
}

function largeAmountRoutes(routes: Routes): void {
  routes.on('operatorLargeAmounts', (call) =>
    call.read(async (ctx) => {
      const { cursor, limit } = call.query;
      const until = call.query.until === undefined ? ctx.businessDate : day(call.query.until);
      const from =
        call.query.from === undefined ? addDays(until, 1 - LARGE_AMOUNT_DAYS) : day(call.query.from);
      const page = await readLargeAmounts(ctx, { from, until, cursor, limit });
      return {
        ...{ success: true, items: page.rows.map(presentLargeAmount), next_cursor: page.nextCursor },
        ...{ threshold: senToText(page.thresholdSen), totals: presentTotals(page.totals) },
      };
    }),
  );
  routes.on('operatorLargeAmountsFile', async (call) => {
    const { from, until } = call.query;
    await call.command((ctx) =>
      recordAudit(ctx, {
        ...{ action: 'list.exported', subjectKind: 'operator', subjectId: call.principal.id },
        after: { list: 'large_amounts', from, until },
      }),
    );
    return call.read(async (ctx) => {
      const file = await largeAmountsCsv(ctx, { from: day(from), until: day(until) }, call.language);
      const name = `large-amounts-${from}-${until}.csv`;
      return asFile(call.reply, name, 'text/csv; charset=utf-8').send(file);
    });
  });
}

function riskRoutes(routes: Routes): void {
  routes.on('operatorRiskRatings', (call) =>
    call.read(async (ctx) => {
      const page = await readRatings(ctx, call.query);
      const items = page.rows.map((one) => presentListedRating(one, ctx.businessDate));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorCustomerRisk', (call) =>
    call.command(async (ctx) => {
      await recordCustomerView(ctx, call.params.id, 'risk');
      const risk = await readCustomerRisk(ctx, call.params.id);
      return { success: true, risk: risk === null ? null : presentRisk(risk, call.principal) };
    }),
  );
  routes.on('operatorRateCustomer', (call) =>
    call.command(async (ctx) => {
      const { rating, reason, replaces } = call.body;
      await rateCustomer(ctx, call.principal, { customerId: call.params.id, rating, reason, replaces });
      return { success: true, id: call.params.id };
    }),
  );
  routes.on('operatorDecideRating', (call) =>
    call.command(async (ctx) => {
      const { rating_id: ratingId, decision } = call.body;
      const approves = decision === 'approve';
      await decideRating(ctx, call.principal, { customerId: call.params.id, ratingId, approves });
      return { success: true, id: call.params.id };
    }),
  );
}
