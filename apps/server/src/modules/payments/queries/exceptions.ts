import { type HistoryEvent, readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { countSortedRows, readSortedPage, sortedPages } from '../../../platform/db/sorted-list.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { Page, PageQuery } from '../../../platform/paging.ts';
import { type Approval, openProposals } from '../../approvals/public.ts';
import { type Operator, readOperator, readOperatorsWho } from '../../identity/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { lineOfCause, type ReconciliationException } from '../domain/exception.ts';
import type { PartPreview } from '../domain/line-candidate.ts';
import type { LineSuggestion } from '../domain/rank-candidates.ts';
import type { RefundAccount } from '../domain/refund-account.ts';
import { findBankLine, namesOwnPayment } from '../store/bank-lines.ts';
import { type ExceptionListFilter, exceptionList, readExceptionList } from '../store/exception-list.ts';
import { findException } from '../store/exceptions.ts';
import { findReturnOf } from '../store/line-returns.ts';
import { listUnsettled } from '../store/movements.ts';
import { previewsOf, type SuggestionDeps, suggestionsOf } from './exception-suggestions.ts';
import { readSender } from './line-sender.ts';
import { ownUploads } from './own-uploads.ts';

/** Proposals that wait to be decided, by their subject. */
type ProposalsById = ReadonlyMap<string, Approval>;

type Suggestions = ReadonlyMap<string, readonly LineSuggestion[]>;

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
  /** What waits to be decided about them, by their ids. */
  readonly proposals: ProposalsById;
  /** Those that come from a statement that the calling operator uploaded. */
  readonly own: ReadonlySet<string>;
  /** What their lines may be for, by their ids. */
  readonly suggestions: Suggestions;
}

/** The calling operator, and what suggestions need. */
export interface ExceptionReader extends SuggestionDeps {
  readonly operator: OperatorPrincipal;
}

/** Which exceptions an operator lists. */
export type ExceptionsQuery = Omit<ExceptionListFilter, 'operatorId'>;

/**
 * Exceptions that match, with what may be done about them.
 * @throws FieldError on `cursor` for one that this list did not hand out
 */
export async function searchExceptions(
  ctx: QueryCtx,
  { operator, ...deps }: ExceptionReader,
  query: ExceptionsQuery & PageQuery,
): Promise<ExceptionPage> {
  const filter = { ...query, operatorId: operator.id };
  const page = await readSortedPage(query, exceptionList(filter), (slice) =>
    readExceptionList(ctx.reader, filter, slice),
  );
  const names = await namesOf(ctx, page.rows);
  const proposals = await proposalsAbout(
    ctx,
    page.rows.map((one) => one.id),
  );
  const own = await ownUploads(ctx, deps.bankAccounts, page.rows, operator.id);
  const suggestions = await suggestionsOf(ctx, deps, page.rows);
  return { ...page, names, proposals, own, suggestions };
}

function namesOf(ctx: QueryCtx, rows: readonly ReconciliationException[]): Promise<OperatorNames> {
  return operatorNames(
    ctx,
    rows.flatMap((one) => [one.ownerId, one.resolvedBy]),
  );
}

/** How many exceptions match; counting ends at `most`. */
export function countExceptions(
  ctx: QueryCtx,
  operatorId: string,
  query: ExceptionsQuery,
  most: number,
): Promise<number> {
  return countSortedRows(ctx.reader, exceptionList({ ...query, operatorId }), most);
}

/** An exception with the names of those who own and resolved it. */
export interface NamedException {
  readonly exception: ReconciliationException;
  readonly owner: string;
  readonly resolvedBy: string;
}

/** All exceptions that match, some at a time. */
export async function* exceptionPages(
  ctx: QueryCtx,
  operatorId: string,
  query: ExceptionsQuery,
): AsyncGenerator<NamedException[]> {
  const filter = { ...query, operatorId };
  for await (const some of sortedPages((slice) => readExceptionList(ctx.reader, filter, slice))) {
    const names = await namesOf(ctx, some);
    yield some.map((exception) => ({
      exception,
      owner: names.get(exception.ownerId ?? '') ?? '',
      resolvedBy: names.get(exception.resolvedBy ?? '') ?? '',
    }));
  }
}

/** The operators who may own exceptions. */
export function exceptionOwners(ctx: QueryCtx): Promise<Operator[]> {
  return readOperatorsWho(ctx, 'exception_assignment');
}

async function proposalsAbout(ctx: QueryCtx, ids: readonly string[]): Promise<ProposalsById> {
  return new Map((await openProposals(ctx, ids)).map((one) => [one.subjectId, one]));
}

export interface ExceptionDetail {
  readonly proposals: ProposalsById;
  readonly own: ReadonlySet<string>;
  readonly suggestions: Suggestions;
  /** What proposing a suggestion would post, by the id of what it is for. */
  readonly previews: ReadonlyMap<string, PartPreview>;
  /** The line that it is about; null where it is about none. */
  readonly line: BankLine | null;
  /** Where its money would go back to, and the name of that bank. */
  readonly sender: { readonly account: RefundAccount; readonly bankName: string } | null;
  /** What its line may be booked as. */
  readonly mayCharge: boolean;
  readonly mayProfit: boolean;
  readonly mayReturn: boolean;
  readonly mayAllocate: boolean;
  readonly exception: ReconciliationException;
  readonly names: OperatorNames;
  readonly matches: Awaited<ReturnType<typeof listUnsettled>>;
  readonly owners: readonly Operator[];
  readonly history: readonly HistoryEvent[];
}

const MATCHES = 10;

/** One exception with possible explanations, possible owners and its history. @throws AppError `not_found` */
export async function exceptionDetail(
  ctx: QueryCtx,
  { operator, ...deps }: ExceptionReader,
  id: string,
): Promise<ExceptionDetail> {
  const exception = await findException(ctx.reader, id);
  if (exception === null) {
    throw new AppError('not_found');
  }
  const { account, amountSen, cause, state } = exception;
  const reference = lineOfCause(cause);
  const line = reference === null ? null : await findBankLine(ctx.reader, reference);
  const mayMatch = state === 'open' && amountSen !== null && cause.startsWith('line:');
  const proposals = await proposalsAbout(ctx, [id]);
  const suggestions = await suggestionsOf(ctx, deps, [exception]);
  const history = await readHistory(ctx, 'reconciliation_exception', id);
  return {
    exception,
    ...(await bookable(ctx, exception, line)),
    ...{ proposals, suggestions },
    previews: line === null ? new Map() : await previewsOf(ctx, deps, line, suggestions.get(id) ?? []),
    own: await ownUploads(ctx, deps.bankAccounts, [exception], operator.id),
    matches: mayMatch ? await listUnsettled(ctx.reader, { account, amountSen }, MATCHES) : [],
    owners: await exceptionOwners(ctx),
    history,
    names: await operatorNames(ctx, [
      exception.ownerId,
      exception.resolvedBy,
      proposals.get(id)?.makerId ?? null,
      ...history.map((event) => (event.actorKind === 'operator' ? event.actorId : null)),
    ]),
  };
}

/** What the line of an exception may be booked as: only an unidentified one of the trust account. */
async function bookable(ctx: QueryCtx, { id, account }: ReconciliationException, line: BankLine | null) {
  const own = line === null || (await namesOwnPayment(ctx.reader, line.reference));
  const isStray = line !== null && account === 'trust_bank' && line.isOpen && !line.isReturn && !own;
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
    mayAllocate: line !== null && account === 'trust_bank' && line.isOpen && isCredit,
    mayReturn,
  };
}
