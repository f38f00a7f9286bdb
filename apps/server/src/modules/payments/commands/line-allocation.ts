import { message } from '@titian/contracts/messages/message';
import { lineAllocation as allocation } from '@titian/contracts/schemas/operator-reconciliation-proposals';
import { parseSen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { divisionProblem, type ProposedPart } from '../domain/line-division.ts';
import type { Payout } from '../domain/payout.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { readSender } from '../queries/line-sender.ts';
import { uploaderObjection } from '../queries/own-uploads.ts';
import { boundRefundAccount, describeRefundAccount } from '../queries/refund-accounts.ts';
import { namesOwnPayment } from '../store/bank-lines.ts';
import { findReturnOf } from '../store/line-returns.ts';
import { lockPayout } from '../store/payouts.ts';
import { allocateLine, handlerOf, type LineAllocationDeps, partOf } from './allocate-line.ts';
import { closeException, lockOpen } from './close-exception.ts';
import { boundUnclaimed, rejectOtherAmount, subjectOfLine, type UnclaimedLine } from './unclaimed-line.ts';

type Change = z.output<typeof allocation>;

interface DividedLine extends UnclaimedLine {
  readonly parts: readonly ProposedPart[];
  /** The payout that the line brings back; null where it brings back none. */
  readonly payout: Payout | null;
  /** Null where nothing goes back to the sender. */
  readonly sender: RefundAccount | null;
}

interface LineAllocationExecutorDeps extends LineAllocationDeps {
  readonly bankAccounts: readonly BankAccount[];
}

/**
 * Two finance operators decide what an unidentified credit is for (PAY-43): a note, a held top-up, a payout that came
 * back, its sender, or several of these with amounts that add up to the line to the sen.
 */
export function lineAllocation(deps: LineAllocationExecutorDeps): ApprovalExecutor {
  const { bankAccounts } = deps;
  return approvalExecutor<Change>({
    kind: 'line_allocation',
    subjectKind: 'reconciliation_exception',
    after: allocation,
    async load(ctx, subjectId, { after, proposalId }) {
      const open = await lockDivided(ctx, deps, subjectId, after);
      const subject = subjectOfLine(open);
      return {
        ...subject,
        before: { ...subject.before, ...(await describeParts(ctx, deps, open, proposalId)) },
      };
    },
    async binds(ctx, subjectId, { after, proposalId }) {
      const open = await lockDivided(ctx, deps, subjectId, after);
      return {
        ...boundUnclaimed(ctx, open),
        allocation: await boundParts(ctx, deps, open, proposalId),
        payout: open.payout === null ? null : `${open.payout.id}:${open.payout.state}`,
        sender: open.sender === null ? null : boundRefundAccount(ctx, open.sender),
      };
    },
    operatorObjection: (ctx, subjectId, operatorId) =>
      uploaderObjection(ctx, bankAccounts, subjectId, operatorId),
    async apply(ctx, { id: approvalId, subjectId, after, makerId, reason }) {
      const open = await lockDivided(ctx, deps, subjectId, after);
      const decision = { approvalId, exceptionId: subjectId };
      const transferId = await allocateLine(ctx, deps, { ...open, decision });
      const category = 'line_allocated';
      await closeException(ctx, open, { category, approvalId, makerId, reason, transferId });
    },
  });
}

/** Locks what the parts are for, then the line and its exception, in the order of the paths that lock both. */
async function lockDivided(
  ctx: Ctx,
  deps: LineAllocationExecutorDeps,
  id: string,
  after: Change,
): Promise<DividedLine> {
  const parts = after.parts.map((part): ProposedPart => {
    const amountSen = parseSen(part.amount);
    invariant(amountSen !== null, 'the contract checked the amount');
    return { target: part.target, targetId: part.target_id, amountSen };
  });
  let payout: Payout | null = null;
  for (const part of parts) {
    await handlerOf(deps, part)?.lock?.(ctx, part.targetId ?? '');
    payout = part.target === 'payout' ? await lockReturnable(ctx, part) : payout;
  }
  const open = await lockOpen(ctx, deps.bankAccounts, id);
  const line = allocatable(open.account, open.line);
  if (payout === null && (line.isReturn || (await namesOwnPayment(ctx.tx, line.reference)))) {
    throw new AppError('wrong_state', {}, message('line_belongs_elsewhere'));
  }
  rejectOtherAmount(after.amount, line.amountSen);
  const problem = divisionProblem(line.amountSen, parts);
  if (problem !== null) {
    throw fieldError('after.parts', problem);
  }
  const sender = parts.some((part) => part.target === 'sender') ? await senderOf(ctx, id, line) : null;
  return { ...open, line, amountSen: line.amountSen, parts, payout, sender };
}

/** @throws AppError `wrong_state` where it is no open credit of the trust account */
function allocatable(account: BankAccount, line: BankLine | null): BankLine {
  if (account.kind !== 'trust_bank' || line === null || !line.isOpen || line.amountSen <= 0n) {
    throw new AppError('wrong_state', {}, message('line_not_open_in_trust'));
  }
  return line;
}

/** @throws AppError `wrong_state` where it has not left, or its amount is another one (PAY-7) */
async function lockReturnable(ctx: Ctx, { targetId, amountSen }: ProposedPart): Promise<Payout> {
  const payout = targetId === null ? null : await lockPayout(ctx.tx, targetId);
  if (payout?.state !== 'paid' || payout.paidTransferId === null || payout.amountSen !== amountSen) {
    throw new AppError('wrong_state', {}, message('payout_not_returnable'));
  }
  return payout;
}

/** @throws AppError `wrong_state` where no account is verified to be the sender's, or its money has gone back before */
async function senderOf(ctx: Ctx, id: string, line: BankLine): Promise<RefundAccount> {
  const { account } = await readSender(ctx, id, line);
  if (account === null) {
    throw new AppError('wrong_state', {}, message('sender_account_unnamed'));
  }
  if ((await findReturnOf(ctx.tx, id)) !== null) {
    throw new AppError('wrong_state');
  }
  return account;
}

/** What each part would post, as the checker reads it: one line per part, by its number. */
async function describeParts(
  ctx: Ctx,
  deps: LineAllocationDeps,
  { line, parts, payout, sender }: DividedLine,
  approvalId: string,
): Promise<Record<string, JsonValue>> {
  const lines: [string, JsonValue][] = [];
  for (const [index, part] of parts.entries()) {
    const own = partOf(line, part, { id: approvalId, approvalId });
    const preview = (await handlerOf(deps, part)?.preview(ctx, own)) ?? null;
    const posts = (preview?.posts ?? []).map(({ what, amountSen }) => [what, senToText(amountSen)]);
    lines.push([
      `parts ${index + 1}`,
      {
        ...(preview === null ? {} : { reference: preview.label, beneficiary: preview.party }),
        ...(part.target === 'payout'
          ? { reference: payout?.endToEndId ?? null, beneficiary: payout?.beneficiary ?? null }
          : {}),
        ...(part.target === 'sender' && sender !== null
          ? { return_to: await describeRefundAccount(ctx, sender) }
          : {}),
        ...Object.fromEntries(posts),
      },
    ]);
  }
  return Object.fromEntries(lines);
}

async function boundParts(
  ctx: Ctx,
  deps: LineAllocationDeps,
  { line, parts }: DividedLine,
  approvalId: string,
): Promise<JsonValue[]> {
  const bound: JsonValue[] = [];
  for (const part of parts) {
    const handler = handlerOf(deps, part);
    bound.push((await handler?.binds(ctx, partOf(line, part, { id: approvalId, approvalId }))) ?? null);
  }
  return bound;
}
