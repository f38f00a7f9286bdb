import { message } from '@titian/contracts/messages/message';
import { may } from '@titian/contracts/permissions';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  activeAdministrators,
  changeOperatorAccount,
  lockOperatorAccount,
  type OperatorAccount,
  operatorStatus,
  readOperatorAccounts,
} from '../../identity/public.ts';
import { issueLink, mailOperator } from './mail-operator.ts';

const REASON = 'Recovered on the server';

/**
 * Recovers the account of an administrator who cannot sign in: password and second factor are reset, a disabled
 * account is enabled. Runs only on the server with the master keys; it is audited and mailed to every administrator.
 * @returns the token of a one-time link, for the terminal
 * @throws AppError `wrong_state` for a user who is no administrator; `not_found`
 */
export async function recoverAdministrator(
  ctx: Ctx,
  email: string,
): Promise<{ readonly token: string; readonly hours: number }> {
  const account = await lockByEmail(ctx, email);
  const witnesses = (await activeAdministrators(ctx)).filter((one) => one.id !== account.id);
  const status = operatorStatus(account);
  if (status === 'disabled') {
    await changeOperatorAccount(ctx, account, { change: 'enable' }, REASON);
  }
  await changeOperatorAccount(ctx, account, { change: 'reset_password' }, REASON);
  await changeOperatorAccount(ctx, account, { change: 'reset_second_factor' }, REASON);
  const link = await issueLink(ctx, account.id, 'recovery');
  await recordAudit(ctx, {
    action: 'operator.recovered',
    subjectKind: 'operator',
    subjectId: account.id,
    before: { status },
    after: { email: account.email, name: account.name, roles: [...account.roles] },
    reason: REASON,
  });
  for (const to of [...witnesses, account]) {
    const params = { name: account.name, email: account.email, at: ctx.now.toISOString() };
    await mailOperator(ctx, to, { template: 'operator_recovered', params });
  }
  return link;
}

async function lockByEmail(ctx: Ctx, email: string): Promise<OperatorAccount> {
  const wanted = email.trim().toLowerCase();
  const known = (await readOperatorAccounts(ctx)).find((one) => one.email === wanted);
  if (known === undefined) {
    throw new AppError('not_found', {}, message('operator_email_unknown', { email: wanted }));
  }
  const account = await lockOperatorAccount(ctx, known.id);
  if (!may(account, 'operator_administration')) {
    throw new AppError('wrong_state', {}, message('operator_not_administrator'));
  }
  return account;
}
