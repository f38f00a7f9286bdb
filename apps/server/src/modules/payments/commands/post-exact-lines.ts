import { message } from '@titian/contracts/messages/message';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { type Scope, systemActor } from '../../../platform/context.ts';
import { openProposals } from '../../approvals/public.ts';
import type { LineCandidate, LineTargetHandler } from '../domain/line-candidate.ts';
import { namesReference, wordsOf } from '../domain/line-words.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import { exactOf, rankCandidates } from '../domain/rank-candidates.ts';
import { candidatesOf, wordsOfLines } from '../queries/line-suggestions.ts';
import { lockBankLine } from '../store/bank-lines.ts';
import { resolveLine } from '../store/exception-resolutions.ts';
import { findLineException } from '../store/exceptions.ts';
import { listPostable, type PostableLine } from '../store/postable-lines.ts';
import { allocateLine } from './allocate-line.ts';

const LINES_AT_ONCE = 500;

/**
 * Books the lines of the trust account that name a note by its number, its issuer by name and at most what is payable
 * on it (PAY-42). Safe to repeat; each line is decided in a transaction of its own, from what is true then.
 */
export async function postExactLines(deps: PayoutDeps, scope: Scope): Promise<void> {
  const trust = deps.bankAccounts.find((one) => one.kind === 'trust_bank');
  if (trust === undefined) {
    return;
  }
  const { accountNo } = trust;
  for (let after = ''; ; ) {
    const lines = await deps.work.query(scope, (ctx) =>
      listPostable(ctx.reader, accountNo, { after, limit: LINES_AT_ONCE }),
    );
    const exact = await deps.work.query(scope, (ctx) => exactOnes(ctx, deps.lineTargets, lines));
    for (const { line } of exact) {
      await deps.work.command({ ...scope, actor: systemActor }, (ctx) =>
        postLine(ctx, deps, accountNo, line.bankReference),
      );
    }
    const last = lines.at(-1);
    if (last === undefined || lines.length < LINES_AT_ONCE) {
      return;
    }
    after = last.bankReference;
  }
}

/** What is sure enough to post by itself: for a note only. */
async function exactOnes(
  ctx: QueryCtx,
  handlers: readonly LineTargetHandler[],
  lines: readonly PostableLine[],
): Promise<{ readonly line: PostableLine; readonly target: LineCandidate }[]> {
  const words = wordsOfLines(lines);
  const candidates = await candidatesOf(ctx, handlers, { words, names: [], amounts: [] });
  return lines.flatMap((line) => {
    const own = wordsOf([line.reference, line.description]);
    const named = candidates.filter((one) => namesReference(own, one.references));
    const target = exactOf(rankCandidates(line, named));
    return target?.target === 'note' ? [{ line, target }] : [];
  });
}

async function postLine(ctx: Ctx, deps: PayoutDeps, accountNo: string, bankReference: string): Promise<void> {
  const line = await lockBankLine(ctx.tx, bankReference);
  const [postable] = await listPostable(ctx.tx, accountNo, { only: bankReference, limit: 1 });
  const [exact] = await exactOnes(ctx, deps.lineTargets, postable === undefined ? [] : [postable]);
  if (line === null || exact === undefined || (await isBeingDecided(ctx, bankReference))) {
    return;
  }
  const parts = [{ target: 'note', targetId: exact.target.id, amountSen: line.amountSen } as const];
  await allocateLine(ctx, deps, { line, parts, decision: null, sender: null });
  const text = message('exception_line_posted');
  await resolveLine(ctx.tx, bankReference, { at: ctx.now, text });
}

/** What operators have proposed about a line is theirs to finish. */
async function isBeingDecided(ctx: Ctx, bankReference: string): Promise<boolean> {
  const exception = await findLineException(ctx.tx, bankReference);
  return exception !== null && (await openProposals(ctx, [exception])).length > 0;
}
