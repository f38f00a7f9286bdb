import type { QueryCtx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { ReconciliationException } from '../domain/exception.ts';
import { findException } from '../store/exceptions.ts';
import { exceptionsOfUploads } from '../store/uploaders.ts';

/** Causes that name a day of an account, and come from what its statements say together. */
const OF_DAY = /^(difference|continuity|contradiction|books|statement|intraday):/;
/** Causes that name a line. */
const OF_LINE = /^(line|intraday|contradiction):/;

/**
 * Those exceptions that come from a statement that the operator uploaded: its uploader neither proposes nor decides
 * how they are closed (decision 031).
 *
 * @param accounts of the platform; an exception of another one comes from no statement
 */
export async function ownUploads(
  ctx: QueryCtx,
  accounts: readonly BankAccount[],
  exceptions: readonly ReconciliationException[],
  operatorId: string,
): Promise<ReadonlySet<string>> {
  const origins = exceptions.map(({ id, account, cause, sinceOn }) => {
    const accountNo = accounts.find((one) => one.kind === account)?.accountNo ?? null;
    return {
      id,
      line: OF_LINE.test(cause) ? cause.slice(cause.indexOf(':') + 1) : null,
      accountNo: OF_DAY.test(cause) ? accountNo : null,
      day: sinceOn,
    };
  });
  return new Set(await exceptionsOfUploads(ctx.reader, operatorId, origins));
}

/** Why an operator has no say in an exception: because they uploaded the statement it comes from; null otherwise. */
export async function uploaderObjection(
  ctx: QueryCtx,
  accounts: readonly BankAccount[],
  exceptionId: string,
  operatorId: string,
): Promise<'own_upload' | null> {
  const exception = await findException(ctx.reader, exceptionId);
  const own = exception === null ? null : await ownUploads(ctx, accounts, [exception], operatorId);
  return own?.has(exceptionId) === true ? 'own_upload' : null;
}
