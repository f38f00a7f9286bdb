import { message } from '@titian/contracts/messages/message';
import { day as dayOf, parseDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import type { CustomerPrincipal } from '../../platform/http/principal.ts';
import type { Routes } from '../../platform/http/route.ts';
import { pageOf } from '../../platform/paging.ts';
import { readInvestor, readIssuer } from '../onboarding/public.ts';
import { presentDay, presentKey, presentOwnProof, presentRecord } from './present.ts';
import { readDayRecord, readOwnProof } from './queries/read-proofs.ts';
import { listKeys, listRecords } from './store/records.ts';

/** Records of client money, and what proves a client that their claim is in one (PRF-3, PRF-4). */
export function proofRoutes(routes: Routes): void {
  routes.on('proofDays', (call) =>
    call.read(async (ctx) => {
      const { cursor, limit } = call.query;
      const before = cursor === undefined ? null : parseDay(cursor);
      if (cursor !== undefined && before === null) {
        throw fieldError('cursor', message('cursor_invalid'));
      }
      const rows = await listRecords(ctx.reader, before, limit + 1);
      const page = pageOf(rows, limit, (last) => last.day);
      return { success: true, items: page.rows.map(presentDay), next_cursor: page.nextCursor };
    }),
  );
  routes.on('proofDay', (call) =>
    call.read(async (ctx) => presentRecord(await readDayRecord(ctx, dayOf(call.params.day)))),
  );
  routes.on('proofKeys', (call) =>
    call.read(async (ctx) => ({ success: true, items: (await listKeys(ctx.reader)).map(presentKey) })),
  );
  routes.on('ownProof', (call) =>
    call.read(async (ctx) => {
      const client = { id: call.principal.id, number: await numberOf(ctx, call.principal) };
      return presentOwnProof(await readOwnProof(ctx, dayOf(call.params.day), client));
    }),
  );
}

/** What a client knows itself by: the investor's number, or the issuer's registration number. */
async function numberOf(ctx: QueryCtx, { id, role }: CustomerPrincipal): Promise<string> {
  return role === 'investor'
    ? ((await readInvestor(ctx, id))?.invNo ?? '')
    : ((await readIssuer(ctx, id))?.registrationNo ?? '');
}
