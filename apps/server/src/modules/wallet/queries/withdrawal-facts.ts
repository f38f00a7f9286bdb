import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { readSignInChanges, readUser } from '../../identity/public.ts';
import { readAccountSince, readEmployment } from '../../onboarding/public.ts';
import { readMoneyRestriction } from '../../restrictions/public.ts';
import { moneyBefore, moneyWindows } from '../store/money-windows.ts';
import { findWithdrawal } from '../store/withdrawals.ts';

type Facts = ParsedApi['operatorWithdrawalFacts']['response']['facts'];

/** A day, a week, thirty days. */
const WINDOWS_HOURS = [24, 168, 720];

/**
 * What two operators decide a withdrawal by (WAL-20): the money before it, its account, and changes of the sign-in.
 * Restrictions are only for those who read them.
 * @throws AppError `not_found`
 */
export async function withdrawalFacts(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  id: string,
): Promise<Facts> {
  const withdrawal = await findWithdrawal(ctx.reader, id);
  const user = withdrawal === null ? null : await readUser(ctx, withdrawal.investorId);
  const before = await moneyBefore(ctx.reader, id);
  if (withdrawal === null || user === null || before === null) {
    throw new AppError('not_found');
  }
  const windows = await moneyWindows(ctx.reader, id, WINDOWS_HOURS);
  const { changes, newDeviceAt } = await readSignInChanges(ctx, user.id, withdrawal.createdAt);
  const since = await readAccountSince(ctx, withdrawal.bankAccountId);
  const level = may(operator, 'money_restriction_view') ? await levelOf(ctx, user.id) : null;
  return {
    source_of_income: (await readEmployment(ctx, user.id))?.sourceOfIncome ?? null,
    registered_on: user.createdOn,
    is_first: before.isFirst,
    last_deposit_at: before.lastDepositAt?.toISOString() ?? null,
    windows: windows.map((one) => ({
      hours: one.hours,
      withdrawals: one.withdrawals,
      withdrawn: senToText(one.withdrawnSen),
      deposits: one.deposits,
      deposited: senToText(one.depositedSen),
    })),
    account_since: since?.toISOString() ?? null,
    security_changes: changes.map(({ kind, at }) => ({ kind, at: at.toISOString() })),
    new_device_at: newDeviceAt?.toISOString() ?? null,
    money_restriction: level,
  };
}

async function levelOf(ctx: QueryCtx, userId: string): Promise<Facts['money_restriction']> {
  return (await readMoneyRestriction(ctx, [userId])).get(userId) ?? 'none';
}
