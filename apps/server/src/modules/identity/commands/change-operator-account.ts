import type { OperatorRole } from '@titian/contracts/operator-roles';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { OperatorAccount } from '../domain/operator.ts';
import { deleteFamiliarDevices } from '../store/familiar-devices.ts';
import { endAllSessions } from '../store/open-sessions.ts';
import { type OperatorTraits, traitColumns, updateAccount } from '../store/operator-accounts.ts';
import { closeOperatorTokens } from '../store/operator-tokens.ts';
import { deleteDevices } from '../store/trusted-devices.ts';
import { deleteTwoFactor } from '../store/two-factors.ts';
import { endAllPasskeys } from './end-all-passkeys.ts';
import { reportOperatorChange } from './record-security-change.ts';

/** What may be done to an operator's account; the caller checks permission and evicts cached sessions. */
export type OperatorChange =
  | { readonly change: 'roles'; readonly roles: readonly OperatorRole[] }
  | { readonly change: 'details'; readonly traits: OperatorTraits }
  | { readonly change: 'disable' | 'enable' | 'reset_password' | 'reset_second_factor' };

/** Changes an operator's account; every sign-in ends with what it was based on (decision 033). */
export async function changeOperatorAccount(
  ctx: Ctx,
  account: OperatorAccount,
  change: OperatorChange,
  reason: string,
): Promise<void> {
  const { id } = account;
  switch (change.change) {
    case 'roles':
      await updateAccount(ctx.tx, id, { roles: change.roles });
      return audit(ctx, id, 'roles_changed', reason, {
        before: { roles: [...account.roles] },
        after: { roles: [...change.roles] },
      });
    case 'details':
      await updateAccount(ctx.tx, id, { traits: traitColumns(ctx.fieldEncryption, id, change.traits) });
      return audit(ctx, id, 'details_changed', reason, {
        before: { phone_number: account.phoneE164, identity_last4: account.identityLast4 },
        after: { phone_number: change.traits.phoneE164, identity_last4: change.traits.identity.last4 },
      });
    case 'disable':
      await updateAccount(ctx.tx, id, { disabledAt: ctx.now });
      await signOutEverywhere(ctx, id);
      await closeOperatorTokens(ctx.tx, id, ctx.now);
      return audit(ctx, id, 'disabled', reason);
    case 'enable':
      await updateAccount(ctx.tx, id, { disabledAt: null });
      return audit(ctx, id, 'enabled', reason);
    case 'reset_password':
      await updateAccount(ctx.tx, id, { passwordHash: null });
      await endAllPasskeys(ctx, { subjectKind: 'operator', subjectId: id });
      await signOutEverywhere(ctx, id);
      reportOperatorChange(ctx, id, 'password_reset');
      return audit(ctx, id, 'password_reset', reason);
    case 'reset_second_factor':
      await updateAccount(ctx.tx, id, {});
      await deleteTwoFactor(ctx.tx, 'operator', id);
      await endAllPasskeys(ctx, { subjectKind: 'operator', subjectId: id });
      await signOutEverywhere(ctx, id);
      reportOperatorChange(ctx, id, 'two_factor_reset');
      return audit(ctx, id, 'second_factor_reset', reason);
  }
}

/** Ends every sign-in of an operator at once; answers how many. It only protects, so one administrator may do it. */
export async function endOperatorSessions(ctx: Ctx, operatorId: string, reason: string): Promise<number> {
  const sessions = await signOutEverywhere(ctx, operatorId);
  await audit(ctx, operatorId, 'sessions_ended', reason, { after: { sessions } });
  return sessions;
}

async function signOutEverywhere(ctx: Ctx, operatorId: string): Promise<number> {
  const ended = await endAllSessions(ctx.tx, 'operator', operatorId, {
    at: ctx.now,
    reason: 'ended_by_administrator',
  });
  await deleteDevices(ctx.tx, 'operator', operatorId);
  await deleteFamiliarDevices(ctx.tx, operatorId);
  return ended;
}

function audit(
  ctx: Ctx,
  subjectId: string,
  done: string,
  reason: string,
  values: { readonly before?: JsonValue; readonly after?: JsonValue } = {},
): Promise<void> {
  return recordAudit(ctx, {
    action: `operator.${done}`,
    subjectKind: 'operator',
    subjectId,
    ...values,
    reason,
  });
}
