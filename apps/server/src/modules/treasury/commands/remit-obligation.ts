import { message } from '@titian/contracts/messages/message';
import { treasuryRemittance } from '@titian/contracts/schemas/operator-treasury-proposals';
import { day } from '@titian/finance/calendar';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { readFiles } from '../../files/public.ts';
import { platformAccount } from '../../ledger/public.ts';
import { readNote } from '../../notes/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import type { Recipient, TreasuryDeps } from '../domain/remittance.ts';
import { lockRecipient } from '../store/recipients.ts';
import { isInvoicePaid } from '../store/remittances.ts';
import {
  approveRemittance,
  boundBy,
  describeRemittance,
  type PreparedRemittance,
  prepareRemittance,
  type RemittanceRequest,
} from './prepare-remittance.ts';
import { amountIn, operatingAccount } from './sweep-fees.ts';

type Change = z.output<typeof treasuryRemittance>;

/** What an invoice is uploaded as. */
export const INVOICE_PURPOSE = 'recovery_invoice';

/**
 * Two finance operators let what is owed for a period leave the trust account: taxes to the operating account, charity and
 * costs of recovery to a recipient of the list (TRE-1).
 */
export function treasuryRemittanceOf(deps: TreasuryDeps): ApprovalExecutor {
  const prepare = (ctx: Ctx, subjectId: string, after: Change) => prepareOwed(ctx, deps, subjectId, after);
  return approvalExecutor<Change>({
    kind: 'treasury_remittance',
    subjectKind: 'account',
    after: treasuryRemittance,
    subjectIdOf,
    load: async (ctx, id, { after }) => describeRemittance(ctx, await prepare(ctx, id, after)),
    binds: async (ctx, id, { after }) => boundBy(ctx, await prepare(ctx, id, after)),
    async apply(ctx, { id, subjectId, after, before }) {
      const approvedText = amountIn(before);
      await approveRemittance(ctx, await prepare(ctx, subjectId, after), { id, approvedText });
    },
  });
}

/** Costs of recovery are owed by note, everything else by account. */
function subjectIdOf(after: Change): string {
  return after.obligation === 'recovery_costs' && after.note_id !== undefined
    ? after.note_id
    : platformAccount(obligationTerms[after.obligation].account);
}

async function prepareOwed(
  ctx: Ctx,
  deps: TreasuryDeps,
  subjectId: string,
  after: Change,
): Promise<PreparedRemittance> {
  if (subjectId !== subjectIdOf(after)) {
    throw new AppError('not_found');
  }
  const isByNote = after.obligation === 'recovery_costs';
  if (!isByNote && (after.note_id ?? after.invoice_file_id ?? after.invoice_number) !== undefined) {
    throw fieldError('after.note_id', message('costs_name_note_only'));
  }
  return prepareRemittance(ctx, {
    obligation: after.obligation,
    through: day(after.through),
    noteId: isByNote ? await noteOf(ctx, after) : null,
    recipient: await recipientOf(ctx, deps, after),
    invoice: isByNote ? await invoiceOf(ctx, after) : null,
  });
}

async function noteOf(ctx: Ctx, { note_id: noteId }: Change): Promise<string> {
  if (noteId === undefined || (await readNote(ctx, noteId)) === null) {
    throw fieldError('after.note_id', message('recovery_note_required'));
  }
  return noteId;
}

/** @throws FieldError on `after.recipient_id` for one that is not on the list for this purpose */
async function recipientOf(ctx: Ctx, deps: TreasuryDeps, after: Change): Promise<Recipient> {
  const { recipient: purpose } = obligationTerms[after.obligation];
  if (purpose === 'own_operating') {
    if (after.recipient_id !== undefined) {
      throw fieldError('after.recipient_id', message('tax_recipient_not_applicable'));
    }
    return operatingAccount(ctx, deps);
  }
  const recipient = after.recipient_id === undefined ? null : await lockRecipient(ctx.tx, after.recipient_id);
  if (recipient?.state !== 'active' || recipient.purpose !== purpose) {
    throw fieldError('after.recipient_id', message('recipient_required'));
  }
  return recipient;
}

async function invoiceOf(ctx: Ctx, after: Change): Promise<RemittanceRequest['invoice']> {
  const { invoice_file_id: fileId, invoice_number: number } = after;
  const file = fileId === undefined ? undefined : (await readFiles(ctx, [fileId])).get(fileId);
  if (file?.purpose !== INVOICE_PURPOSE) {
    throw fieldError('after.invoice_file_id', message('invoice_file_required'));
  }
  if (number === undefined) {
    throw fieldError('after.invoice_number', message('invoice_number_required'));
  }
  if (await isInvoicePaid(ctx.tx, after.recipient_id ?? '', number)) {
    throw fieldError('after.invoice_number', message('invoice_remitted_elsewhere'));
  }
  return { fileId: file.id, number };
}
