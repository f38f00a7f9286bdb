import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type Operator, readOperator, readOperatorsOf } from '../../identity/public.ts';
import type { ReconciliationException } from '../domain/exception.ts';
import { findException, listExceptions } from '../store/exceptions.ts';
import { listUnsettled } from '../store/movements.ts';
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
  return { ...page, names };
}

export interface ExceptionDetail {
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
  const mayMatch = state === 'open' && amountSen !== null && cause.startsWith('line:');
  const history = await readHistory(ctx, 'reconciliation_exception', id);
  return {
    exception,
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
