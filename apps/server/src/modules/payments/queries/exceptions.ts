import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { openProposals } from '../../approvals/public.ts';
import { type Operator, readOperator, readOperatorsOf } from '../../identity/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { lineOfCause, type ReconciliationException } from '../domain/exception.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { findBankLine, namesOurs } from '../store/bank-lines.ts';
import { findException, listExceptions } from '../store/exceptions.ts';
import { findReturnOf } from '../store/line-returns.ts';
import { listUnsettled } from '../store/movements.ts';
import { readSender } from './line-sender.ts';
import type { PageQuery } from './payout-lists.ts';

/** Names of operators by id. */
export type OperatorNames = ReadonlyMap<string, string>;

/** The names of those operators among some ids. */
export async function operatorNames(ctx: QueryCtx, ids: readonly (string | null)[]): Promise<OperatorNames> {
  const names = new Map<string, string>();
  for (const id of new Set(ids)) {
    const operator = id === null ? null : await readOperator(ctx, id);
    if (operator !== null) {
      names.set(operator.id, operator.name);
    }
  }
  return names;
}

export interface ExceptionPage extends Page<ReconciliationException> {
  readonly names: OperatorNames;
  /** Which of them two operators are deciding about already. */
  readonly proposed: ReadonlySet<string>;
}

/** Exceptions, the last found first. */
export async function searchExceptions(
  ctx: QueryCtx,
  query: PageQuery & { readonly state?: 'open' | 'resolved' | undefined; readonly ownerId: string | null },
): Promise<ExceptionPage> {
  const filter = {
    state: query.state ?? 'open',
    ownerId: query.ownerId,
    beforeId: idCursor(query.cursor),
    limit: query.limit + 1,
  } as const;
  const page = pageOf(await listExceptions(ctx.reader, filter), query.limit, (last) => last.id);
  const names = await operatorNames(
    ctx,
    page.rows.flatMap((one) => [one.ownerId, one.resolvedBy]),
  );
  const proposed = await proposedAmong(
    ctx,
    page.rows.map((one) => one.id),
  );
  return { ...page, names, proposed };
}

async function proposedAmong(ctx: QueryCtx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await openProposals(ctx, ids)).map((one) => one.subjectId));
}

export interface ExceptionDetail {
  readonly proposed: ReadonlySet<string>;
  /** The line that it is about; null where it is about none. */
  readonly line: BankLine | null;
  /** Where its money would go back to, and the name of that bank. */
  readonly sender: { readonly account: RefundAccount; readonly bankName: string } | null;
  /** What its line may be booked as. */
  readonly mayCharge: boolean;
  readonly mayProfit: boolean;
  readonly mayReturn: boolean;
  readonly exception: ReconciliationException;
  readonly names: OperatorNames;
  readonly matches: Awaited<ReturnType<typeof listUnsettled>>;
  readonly owners: readonly Operator[];
  readonly history: readonly HistoryEvent[];
}

const MATCHES = 10;

/** One exception with what could explain it, who could own it and what was done. @throws AppError `not_found` */
export async function exceptionDetail(ctx: QueryCtx, id: string): Promise<ExceptionDetail> {
  const exception = await findException(ctx.reader, id);
  if (exception === null) {
    throw new AppError('not_found');
  }
  const { account, amountSen, cause, state } = exception;
  const reference = lineOfCause(cause);
  const line = reference === null ? null : await findBankLine(ctx.reader, reference);
  const mayMatch = state === 'open' && amountSen !== null && cause.startsWith('line:');
  const history = await readHistory(ctx, 'reconciliation_exception', id);
  return {
    exception,
    ...(await bookable(ctx, exception, line)),
    proposed: await proposedAmong(ctx, [id]),
    matches: mayMatch ? await listUnsettled(ctx.reader, { account, amountSen }, MATCHES) : [],
    owners: await readOperatorsOf(ctx, ['finance']),
    history,
    names: await operatorNames(ctx, [
      exception.ownerId,
      exception.resolvedBy,
      ...history.map((event) => (event.actorKind === 'operator' ? event.actorId : null)),
    ]),
  };
}

/** What the line of an exception may be booked as: only one of the trust account that belongs to nobody. */
async function bookable(ctx: QueryCtx, { id, account }: ReconciliationException, line: BankLine | null) {
  const ours = line === null || (await namesOurs(ctx.reader, line.reference));
  const isStray = line !== null && account === 'trust_bank' && line.isOpen && !line.isReturn && !ours;
  const isCredit = line !== null && line.amountSen > 0n;
  const failed = (await findReturnOf(ctx.reader, id))?.state === 'returned';
  const mayReturn = (isStray && isCredit) || failed;
  const target = mayReturn && line !== null ? (await readSender(ctx, id, line)).account : null;
  const bank = target === null ? null : await bankByBic(ctx, target.bic);
  return {
    line,
    sender: target === null ? null : { account: target, bankName: bank?.name ?? target.bic },
    mayCharge: isStray && !isCredit,
    mayProfit: isStray && isCredit,
    mayReturn,
  };
}
