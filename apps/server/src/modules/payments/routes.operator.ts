import { recordAudit } from '../../platform/audit.ts';
import type { Routes } from '../../platform/http/route.ts';
import { presentBatch, presentPayout } from './present.ts';
import { batchDocument, searchBatches, searchPayouts } from './queries/payout-lists.ts';

/** Payouts and their batches for the back office (rules §8). */
export function paymentOperatorRoutes(routes: Routes): void {
  routes.on('operatorPayouts', async (call) => {
    const page = await call.read((ctx) => searchPayouts(ctx, call.query));
    const now = await call.read(async (ctx) => ctx.businessNow);
    const items = page.rows.map((row) => presentPayout(row, call.principal, now));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorPayoutBatches', async (call) => {
    const page = await call.read((ctx) => searchBatches(ctx, call.query));
    const items = page.rows.map((row) => presentBatch(row, call.principal));
    return { success: true, items, next_cursor: page.nextCursor };
  });

  routes.on('operatorPayoutBatchFile', async (call) => {
    const document = await call.command(async (ctx) => {
      const subject = { subjectKind: 'payout_batch', subjectId: call.params.id };
      await recordAudit(ctx, { action: 'payout_batch.file_read', ...subject });
      return batchDocument(ctx, call.params.id);
    });
    const name = `attachment; filename="${call.params.id}.xml"`;
    return call.reply.type('application/xml').header('content-disposition', name).send(document);
  });
}
