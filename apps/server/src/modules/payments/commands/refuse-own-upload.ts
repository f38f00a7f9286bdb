import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { Finding } from '../domain/exception.ts';
import { uploadersOfDay, uploadersOfLine } from '../store/uploaders.ts';

/** Causes that name a day of an account, and come from what its statements say together. */
const OF_DAY = /^(difference|continuity|contradiction|books|statement|intraday):/;
/** Causes that name a line. */
const OF_LINE = /^(line|intraday|contradiction):/;

/**
 * Refuses whoever uploaded a statement that an exception comes from: the uploader neither proposes nor decides how it is
 * closed (decision 030). Called by every command that closes an exception, for the maker and for the checker.
 *
 * @param account the exception's account
 * @throws AppError `own_upload`
 */
export async function refuseOwnUpload(
  ctx: QueryCtx,
  account: BankAccount,
  { cause, sinceOn }: Pick<Finding, 'cause' | 'sinceOn'>,
  operatorId: string,
): Promise<void> {
  const ofLine = OF_LINE.test(cause)
    ? await uploadersOfLine(ctx.reader, cause.slice(cause.indexOf(':') + 1))
    : [];
  const ofDay = OF_DAY.test(cause) ? await uploadersOfDay(ctx.reader, account, sinceOn) : [];
  if ([...ofLine, ...ofDay].includes(operatorId)) {
    throw new AppError('own_upload');
  }
}
