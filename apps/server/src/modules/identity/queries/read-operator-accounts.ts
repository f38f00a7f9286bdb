import { may } from '@titian/contracts/permissions';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type OperatorAccount, operatorStatus } from '../domain/operator.ts';
import { findSignIns, type SignInRecord } from '../store/open-sessions.ts';
import { findAccount, findTraits, listAccounts, lockOperators } from '../store/operator-accounts.ts';

/** Every operator's account, by name. */
export function readOperatorAccounts(ctx: QueryCtx): Promise<OperatorAccount[]> {
  return listAccounts(ctx.reader);
}

/** @throws AppError `not_found` */
export async function readOperatorAccount(ctx: QueryCtx, id: string): Promise<OperatorAccount> {
  const account = await findAccount(ctx.reader, id);
  if (account === null) {
    throw new AppError('not_found');
  }
  return account;
}

/**
 * An operator's account, under the lock of operators and their roles.
 * @throws AppError `not_found`
 */
export async function lockOperatorAccount(ctx: Ctx, id: string): Promise<OperatorAccount> {
  await lockOperators(ctx.tx);
  return readOperatorAccount(ctx, id);
}

/** The operator who could act at this moment: enabled, with a password and an authenticator app; or null. */
export async function readActiveOperator(ctx: QueryCtx, id: string): Promise<OperatorAccount | null> {
  const account = await findAccount(ctx.reader, id);
  return account !== null && operatorStatus(account) === 'active' ? account : null;
}

/** Administrators who could act at this moment: enabled, with a password and an authenticator app. */
export async function activeAdministrators(ctx: QueryCtx): Promise<OperatorAccount[]> {
  const accounts = await listAccounts(ctx.reader);
  return accounts.filter((one) => may(one, 'operator_administration') && operatorStatus(one) === 'active');
}

/** An operator's open sign-ins, the one seen last first. */
export function readOperatorSignIns(ctx: QueryCtx, operatorId: string): Promise<SignInRecord[]> {
  return findSignIns(ctx.reader, 'operator', operatorId, ctx.now);
}

/** The traits that customers are compared with, so that operators do not decide about themselves. */
export function readOperatorTraits(ctx: QueryCtx, operatorId: string) {
  return findTraits(ctx.reader, operatorId);
}
