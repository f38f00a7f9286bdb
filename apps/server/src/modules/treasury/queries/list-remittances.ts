import { sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { readNotes } from '../../notes/public.ts';
import { type OpenStatementLine, openLinesOf } from '../../payments/public.ts';
import { readBanks } from '../../settings/public.ts';
import { isTax } from '../domain/obligation.ts';
import type { PeriodTransfer, Recipient, Remittance, TreasuryDeps } from '../domain/remittance.ts';
import { listRecipients } from '../store/recipients.ts';
import { findRemittance, listRemittances } from '../store/remittances.ts';
import { listCovered } from '../store/transfers.ts';

export interface RemittanceRow {
  readonly remittance: Remittance;
  readonly recipient: Recipient | null;
  readonly noteNumber: string | null;
  readonly invoice: StoredFile | null;
  /** Its cancellation, or the payment of its tax. */
  readonly isProposed: boolean;
}

/** Sweeps and remittances, newest first. */
export async function searchRemittances(
  ctx: QueryCtx,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<RemittanceRow>> {
  const found = await listRemittances(ctx.reader, idCursor(query.cursor), query.limit + 1);
  const page = pageOf(found, query.limit, (last) => last.id);
  const recipients = new Map((await listRecipients(ctx.reader)).map((one) => [one.id, one]));
  const ids = page.rows.map((one) => one.id);
  const notes = await readNotes(
    ctx,
    page.rows.map((one) => one.noteId).filter((id) => id !== null),
  );
  const numbers = new Map(notes.map((note) => [note.id, note.number]));
  const files = await readFiles(
    ctx,
    page.rows.map((one) => one.invoiceFileId).filter((id) => id !== null),
  );
  const proposed = new Set([
    ...(await subjectsWithProposal(ctx, 'tax_payment', ids)),
    ...(await subjectsWithProposal(ctx, 'remittance_cancellation', ids)),
  ]);
  return {
    ...page,
    rows: page.rows.map((remittance) => ({
      remittance,
      recipient: recipients.get(remittance.recipientId) ?? null,
      noteNumber: numbers.get(remittance.noteId ?? '') ?? null,
      invoice: files.get(remittance.invoiceFileId ?? '') ?? null,
      isProposed: proposed.has(remittance.id),
    })),
  };
}

/** A remittance with the transfers that it covers. @throws AppError `not_found` */
export async function remittanceWithTransfers(
  ctx: QueryCtx,
  id: string,
): Promise<{ readonly remittance: Remittance; readonly transfers: readonly PeriodTransfer[] }> {
  const remittance = await findRemittance(ctx.reader, id);
  if (remittance === null) {
    throw new AppError('not_found');
  }
  return { remittance, transfers: await listCovered(ctx.reader, id) };
}

/**
 * Open lines of the operating account that may be the authority's payment of a tax: debits of its amount.
 * @throws AppError `not_found`, `wrong_state` for what is no tax in the operating account
 */
export async function taxLines(
  ctx: QueryCtx,
  { operatingAccountNo }: TreasuryDeps,
  id: string,
): Promise<readonly OpenStatementLine[]> {
  const remittance = await findRemittance(ctx.reader, id);
  if (remittance === null) {
    throw new AppError('not_found');
  }
  if (!isTax(remittance.obligation) || remittance.arrivedOn === null) {
    throw new AppError('wrong_state', { amount: senToText(remittance.amountSen) });
  }
  return operatingAccountNo === null ? [] : openLinesOf(ctx, operatingAccountNo, sen(-remittance.amountSen));
}

export interface RecipientRow {
  readonly recipient: Recipient;
  readonly bankName: string;
  readonly isProposed: boolean;
}

/** The list of recipients, newest first. */
export async function readRecipients(ctx: QueryCtx): Promise<RecipientRow[]> {
  const all = await listRecipients(ctx.reader);
  const names = new Map((await readBanks(ctx)).map((bank) => [bank.bic, bank.name]));
  const ids = all.map((one) => one.id);
  const proposed = await subjectsWithProposal(ctx, 'remittance_recipient', ids);
  return all.map((recipient) => ({
    recipient,
    bankName: names.get(recipient.bic.slice(0, 8)) ?? recipient.bic,
    isProposed: proposed.has(recipient.id),
  }));
}
