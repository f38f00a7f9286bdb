import { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { addDays, day } from '@titian/finance/calendar';
import type { FastifyReply } from 'fastify';
import { asFile } from '../../platform/documents/file-answer.ts';
import { fieldError, invariant } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type FileIntake, fileLink, recordUploads, withUploads } from '../files/public.ts';
import { createRecipient, type RecipientDeps } from './commands/create-recipient.ts';
import { INVOICE_PURPOSE } from './commands/remit-obligation.ts';
import { type TransferList, transferCsv, transferPdf } from './domain/transfer-list.ts';
import { transferListWords } from './domain/transfer-list-texts.ts';
import { presentRecipient, presentRemittance, presentTaxLine, presentTreasury } from './present.ts';
import {
  readRecipients,
  remittanceWithTransfers,
  searchRemittances,
  taxLines,
} from './queries/list-remittances.ts';
import { readTreasury } from './queries/read-treasury.ts';
import { listOpenTransfers } from './store/transfers.ts';

export interface TreasuryRouteDeps extends RecipientDeps {
  readonly storage: FileIntake;
}

/** Platform money in the trust account: what is owed, what left, and to whom it may go (TRE-1). */
export function treasuryOperatorRoutes(routes: Routes, deps: TreasuryRouteDeps): void {
  routes.on('operatorTreasury', (call) =>
    call.read(async (ctx) =>
      presentTreasury(await readTreasury(ctx, deps), call.principal, {
        lastDay: addDays(ctx.businessDate, -1),
        language: call.language,
      }),
    ),
  );
  routes.on('operatorRemittances', (call) =>
    call.read(async (ctx) => {
      const page = await searchRemittances(ctx, call.query);
      const items = page.rows.map((row) => presentRemittance(row, call.principal, ctx.businessDate));
      return { success: true, items, next_cursor: page.nextCursor };
    }),
  );
  routes.on('operatorTaxLines', (call) =>
    call.read(async (ctx) => ({
      success: true,
      items: (await taxLines(ctx, deps, call.params.id)).map(presentTaxLine),
    })),
  );
  recipientRoutes(routes, deps);
  transferRoutes(routes);
}

function recipientRoutes(routes: Routes, deps: TreasuryRouteDeps): void {
  routes.on('operatorRecipients', (call) =>
    call.read(async (ctx) => {
      const items = (await readRecipients(ctx)).map((row) => presentRecipient(row, call.principal));
      return { success: true, items };
    }),
  );
  routes.on(
    'operatorCreateRecipient',
    async (call) => {
      const draft = { ...call.body, operatorId: call.principal.id };
      const id = await createRecipient(deps, call.scope, draft);
      return call.read(async (ctx) => {
        const row = (await readRecipients(ctx)).find((one) => one.recipient.id === id);
        invariant(row, `recipient ${id} was just drafted`);
        return { success: true, recipient: presentRecipient(row, call.principal) };
      });
    },
    201,
  );
  routes.on(
    'operatorUploadInvoice',
    (call) =>
      withUploads(deps.storage, call.principal, { invoice: call.body.invoice }, ({ invoice = [] }) =>
        call.command(async (ctx) => {
          const [file] = await recordUploads(ctx, invoice, { userId: null, purpose: INVOICE_PURPOSE });
          if (file === undefined) {
            throw fieldError('invoice', message('invoice_document_required'));
          }
          return { success: true, file: fileLink(file) };
        }),
      ),
    201,
  );
}

function transferRoutes(routes: Routes): void {
  routes.on('operatorOpenTransfers', async (call) => {
    const { obligation, through, note_id: noteId = null, format } = call.query;
    const filter = { obligation, through: day(through), noteId };
    const { transfers, now } = await call.read(async (ctx) => ({
      transfers: await listOpenTransfers(ctx.reader, filter),
      now: ctx.now,
    }));
    const words = transferListWords(call.language);
    const list = { title: words(obligation), subtitle: words('open_through', { through }), transfers };
    const name = `${obligation}-open-${through}`;
    return sendList(call.reply, list, { name, format, now, language: call.language });
  });
  routes.on('operatorRemittanceTransfers', async (call) => {
    const { remittance, transfers, now } = await call.read(async (ctx) => ({
      ...(await remittanceWithTransfers(ctx, call.params.id)),
      now: ctx.now,
    }));
    const { obligation, fromOn, throughOn } = remittance;
    const words = transferListWords(call.language);
    const subtitle = words('period', { from: fromOn, through: throughOn });
    const name = `${obligation}-${fromOn}-${throughOn}`;
    return sendList(
      call.reply,
      { title: words(obligation), subtitle, transfers },
      { name, format: call.query.format, now, language: call.language },
    );
  });
}

interface FileOptions {
  readonly name: string;
  readonly format: 'csv' | 'pdf';
  readonly now: Date;
  readonly language: Language;
}

function sendList(reply: FastifyReply, list: TransferList, { name, format, now, language }: FileOptions) {
  return format === 'csv'
    ? asFile(reply, `${name}.csv`, 'text/csv; charset=utf-8').send(transferCsv(list, language))
    : asFile(reply, `${name}.pdf`, 'application/pdf').send(Readable.from(transferPdf(list, now, language)));
}
