import { senToText } from '@titian/finance/sen';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs.ts';
import type { BankLine } from '../domain/bank-line.ts';
import type { LinePart, LineTargetHandler } from '../domain/line-candidate.ts';
import type { ProposedPart } from '../domain/line-division.ts';
import type { PayoutHandler } from '../domain/payout.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { insertLineParts } from '../store/line-parts.ts';
import { findReturnTransfer } from '../store/returnable-payouts.ts';
import { closeLine } from '../store/statements.ts';
import { sendBack } from './send-line-back.ts';
import { markReturned } from './settle-payout.ts';
import { takeInLine } from './take-in-line.ts';

/** What allocating a line needs of the modules above. */
export interface LineAllocationDeps {
  readonly lineTargets: readonly LineTargetHandler[];
  readonly payoutHandlers: readonly PayoutHandler[];
}

/** A locked line, how it is divided, and by whose decision. */
export interface Allocation {
  readonly line: BankLine;
  readonly parts: readonly ProposedPart[];
  /** Null where the line is exact and posts by itself (PAY-42). */
  readonly decision: { readonly approvalId: string; readonly exceptionId: string } | null;
  /** Where a part goes back to; null where none does. */
  readonly sender: RefundAccount | null;
}

/**
 * Books a line for what it is: the whole of it is taken into `receipts_clearing` by one transfer, and each part moves
 * on from there, in this transaction or by a job of its own. Exact lines and those that two operators decided go this
 * way alike.
 * @returns the transfer that explains the line
 */
export async function allocateLine(
  ctx: Ctx,
  deps: LineAllocationDeps,
  allocation: Allocation,
): Promise<string> {
  const { line, parts, decision } = allocation;
  const [first] = parts;
  invariant(first, 'a line is allocated to something');
  const transferId =
    first.target === 'payout'
      ? await takeBackPayout(ctx, deps, line, first)
      : await takeInLine(ctx, line, {
          ...{ kind: 'line_received', amountSen: line.amountSen },
          referenceId: decision?.approvalId ?? newId(),
        });
  const rows = parts.map((part, index) => ({
    ...{ id: newId(), bank_reference: line.bankReference, number: index + 1, transfer_id: transferId },
    ...{ target: part.target, target_id: part.targetId, amount_sen: part.amountSen },
    approval_id: decision?.approvalId ?? null,
    state: handlerOf(deps, part)?.isBookedLater === true ? 'waiting' : 'booked',
  }));
  await insertLineParts(ctx.tx, rows);
  for (const [index, part] of parts.entries()) {
    await moveOn(ctx, deps, allocation, { ...part, id: rows[index]?.id ?? '', transferId });
  }
  await recordAudit(ctx, {
    action: 'bank_line.allocated',
    subjectKind: 'bank_line',
    subjectId: rows[0]?.id ?? null,
    after: {
      bank_reference: line.bankReference,
      amount: senToText(line.amountSen),
      parts: parts.map(({ target, targetId, amountSen }) => ({
        ...{ target, target_id: targetId, amount: senToText(amountSen) },
      })),
    },
  });
  return transferId;
}

/** The handler of a part's target; null for payouts and senders, which belong to this module. */
export function handlerOf(
  { lineTargets }: Pick<LineAllocationDeps, 'lineTargets'>,
  { target }: Pick<ProposedPart, 'target'>,
): LineTargetHandler | null {
  return lineTargets.find((one) => one.target === target) ?? null;
}

/** A part of a line as its handler reads it. */
export function partOf(
  line: BankLine,
  part: ProposedPart,
  of: Pick<LinePart, 'id' | 'approvalId'>,
): LinePart {
  const { bookedOn, counterparty: senderName } = line;
  const bankReference = part.amountSen === line.amountSen ? line.bankReference : null;
  return {
    ...of,
    targetId: part.targetId ?? '',
    amountSen: part.amountSen,
    bookedOn,
    senderName,
    bankReference,
  };
}

/** @throws AppError `wrong_state` where the payout has come back already, or does not return now */
async function takeBackPayout(
  ctx: Ctx,
  { payoutHandlers }: LineAllocationDeps,
  line: BankLine,
  { targetId }: ProposedPart,
): Promise<string> {
  const id = targetId ?? '';
  const returned = { reason: null, settledOn: line.bookedOn };
  const transferId = (await markReturned(ctx, payoutHandlers, id, returned))
    ? await findReturnTransfer(ctx.tx, id)
    : null;
  if (transferId === null || !(await closeLine(ctx.tx, line.bankReference, { kind: 'payout_return', id }))) {
    throw new AppError('wrong_state');
  }
  return transferId;
}

async function moveOn(
  ctx: Ctx,
  deps: LineAllocationDeps,
  { line, decision, sender }: Allocation,
  part: ProposedPart & { readonly id: string; readonly transferId: string },
): Promise<void> {
  const handler = handlerOf(deps, part);
  if (handler?.isBookedLater === true) {
    await enqueue(ctx, 'book_line_part', { part_id: part.id }, { key: `line_part:${part.id}` });
  } else if (handler !== null) {
    await handler.book(ctx, partOf(line, part, { id: part.id, approvalId: decision?.approvalId ?? null }));
  } else if (part.target === 'sender') {
    invariant(decision !== null && sender !== null, 'two operators return money to a known account');
    const { transferId, amountSen } = part;
    await sendBack(ctx, { ...decision, line, sender, amountSen, transferId, earlier: null });
  }
}
