import { message } from '@titian/contracts/messages/message';
import { rolesOf } from '@titian/contracts/permissions';
import { exceptionResolution as resolution } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { formatRinggit, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { type CodedText, englishOf } from '../../../platform/coded-text.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { boundLine } from '../domain/bank-line.ts';
import type { ReconciliationException } from '../domain/exception.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { largestAmount } from '../store/amounts-involved.ts';
import { findException } from '../store/exceptions.ts';
import { explainLine, matchLineToMovement } from '../store/line-resolutions.ts';
import { findMovement } from '../store/movements.ts';
import { closeException, lockOpen, type OpenException } from './close-exception.ts';

type Resolution = z.output<typeof resolution>;

/**
 * Two finance operators close an exception with a category, above the settable amount an administrator too (decision
 * 031): by an explanation, or a line by the transfer that it shows. It moves no money.
 */
export function exceptionResolution(accounts: readonly BankAccount[]): ApprovalExecutor {
  return approvalExecutor<Resolution>({
    kind: 'exception_resolution',
    subjectKind: 'reconciliation_exception',
    after: resolution,
    async load(ctx, subjectId, { after }) {
      const open = await lockOpen(ctx, accounts, subjectId);
      await rejectTransfer(ctx, open, after.transfer_id);
      return {
        // Whether it is open is checked above; what it is about is bound.
        version: 1,
        label: labelOf(open.exception),
        before: describeException(open),
      };
    },
    async binds(ctx, subjectId, { after }) {
      const open = await lockOpen(ctx, accounts, subjectId);
      const { kind, cause, account, amountSen } = open.exception;
      return {
        ...{ kind, cause, account, amount: amountSen === null ? null : senToText(amountSen) },
        detail: boundHash(ctx.fieldEncryption, englishOf(open.exception.detail)),
        line: open.line === null ? null : boundLine(ctx, open.line),
        transfer: await boundTransfer(ctx, after.transfer_id),
      };
    },
    async confirmerRoles(ctx, subjectId) {
      const exception = await findException(ctx.tx, subjectId);
      return exception === null ? [] : needsAdministrator(ctx, exception);
    },
    operatorObjection: (ctx, subjectId, operatorId) =>
      uploaderObjection(ctx, accounts, subjectId, operatorId),
    async apply(ctx, { subjectId, after, id: approvalId, makerId, reason }) {
      const open = await lockOpen(ctx, accounts, subjectId);
      await explain(ctx, open, after.transfer_id);
      const { category, transfer_id: transferId } = after;
      await closeException(ctx, open, { category, approvalId, makerId, reason, transferId });
    },
  });
}

/** An exception without an amount may be about any amount. */
async function needsAdministrator(ctx: Ctx, exception: ReconciliationException) {
  const { exceptionAdminAmountSen } = await readSettings(ctx);
  const amountSen = await largestAmount(ctx.tx, exception);
  return amountSen === null || amountSen > exceptionAdminAmountSen
    ? rolesOf('large_exception_confirmation')
    : [];
}

export function labelOf({ detail, amountSen }: ReconciliationException): CodedText {
  if (amountSen === null) {
    return detail;
  }
  return typeof detail === 'string'
    ? `${detail} · ${formatRinggit(amountSen)}`
    : message('subject_with_amount', { subject: detail, amount: senToText(amountSen) });
}

/** An exception as the checker reads it. */
export function describeException({ exception, line }: OpenException) {
  return {
    kind: exception.kind,
    account: exception.account,
    amount: exception.amountSen === null ? null : senToText(exception.amountSen),
    detail: englishOf(exception.detail),
    since: exception.sinceOn,
    bank_reference: line?.bankReference ?? null,
    counterparty: line?.counterparty ?? null,
  };
}

async function rejectTransfer(ctx: Ctx, { line, account }: OpenException, transferId: string | null) {
  if (transferId === null) {
    return;
  }
  const movement = await findMovement(ctx.tx, account.kind, transferId);
  const fits = line?.isOpen === true && movement !== null && !movement.isSettled;
  if (!fits || movement.amountSen !== line.amountSen) {
    throw wrongTransfer();
  }
}

async function boundTransfer(ctx: Ctx, transferId: string | null) {
  const movement = transferId === null ? null : await findMovement(ctx.tx, null, transferId);
  return movement === null
    ? null
    : { id: transferId, kind: movement.kind, amount: senToText(movement.amountSen), on: movement.ledgerOn };
}

async function explain(ctx: Ctx, { line, account }: OpenException, transferId: string | null): Promise<void> {
  if (transferId === null) {
    if (line !== null) {
      await explainLine(ctx.tx, line.bankReference);
    }
    return;
  }
  if (line === null || !(await matchLineToMovement(ctx.tx, account, line.bankReference, transferId))) {
    throw wrongTransfer();
  }
}

function wrongTransfer() {
  return fieldError('after.transfer_id', message('transfer_amount_differs'));
}
