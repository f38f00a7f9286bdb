import type { FastifyReply } from 'fastify';
import type { QueryCtx } from '../../platform/context.ts';
import { asFile } from '../../platform/documents/file-answer.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import type { NoteList } from '../notes/public.ts';
import { investedCsv } from './domain/invested-csv.ts';
import { holdingOf } from './queries/holding.ts';
import { investedByIssuer, investedLines, investedNotes } from './queries/invested-notes.ts';

/** The notes of an investor, as a list, by issuer and one by one. */
export function investedRoutes(routes: Routes): void {
  routes.on('notesSubscribed', (call) => call.read((ctx) => answerInvested(ctx, 'subscribed', call)));
  routes.on('notesPast', (call) => call.read((ctx) => answerInvested(ctx, 'past', call)));
  routes.on('notesByIssuer', (call) =>
    call.read((ctx) => investedByIssuer(ctx, call.principal.id, call.query)),
  );
  routes.on('noteHolding', (call) =>
    call.read(async (ctx) => ({
      success: true,
      holding: await holdingOf(ctx, call.principal, call.query.note_id),
    })),
  );
}

/** A list of an investor's notes in the requested format. */
async function answerInvested(
  ctx: QueryCtx,
  list: NoteList,
  { principal, query, reply, language }: Call<'notesSubscribed'> | Call<'notesPast'>,
): Promise<FastifyReply> {
  if (query.format === 'json') {
    return reply.type('application/json').send(await investedNotes(ctx, principal.id, list, query));
  }
  const lines = await investedLines(ctx, principal.id, list, query);
  return asFile(reply, `titian-notes-${list}-${ctx.businessDate}.csv`, 'text/csv; charset=utf-8').send(
    investedCsv(lines, language),
  );
}
