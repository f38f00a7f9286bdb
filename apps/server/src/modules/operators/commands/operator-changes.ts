import { message } from '@titian/contracts/messages/message';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import type { ApprovalKind } from '@titian/contracts/permissions';
import { may } from '@titian/contracts/permissions';
import {
  operatorCandidate,
  operatorDetailsChange,
  operatorRolesChange,
} from '@titian/contracts/schemas/operator-changes';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs.ts';
import {
  type ApprovalExecutor,
  type ApprovalOf,
  type ApprovalSubject,
  approvalExecutor,
} from '../../approvals/public.ts';
import {
  activeAdministrators,
  changeOperatorAccount,
  lockOperatorAccount,
  type OperatorChange,
  readOperatorAccount,
} from '../../identity/public.ts';
import type { OperatorDeps } from '../domain/operator-deps.ts';
import {
  type AccountChange,
  FEWEST_ADMINISTRATORS,
  stateProblem,
  takesAdministratorAway,
} from '../policy.ts';
import { applyDetails, bindsDetails, loadDetails } from './change-details.ts';
import { permissionChanges } from './change-permissions.ts';
import { applyCreation, bindsCandidate, dropCandidate, loadCandidate } from './create-operator.ts';
import { mailOperator, mailOperatorLink } from './mail-operator.ts';

const nothing = z.strictObject({});

/** Every kind of change of operators' accounts; all are made and checked by administrators (decision 033). */
export function operatorExecutors(deps: OperatorDeps): readonly ApprovalExecutor[] {
  return [
    approvalExecutor<z.output<typeof operatorCandidate>>({
      ...{ kind: 'operator_create', subjectKind: 'operator', after: operatorCandidate },
      load: loadCandidate,
      binds: bindsCandidate,
      apply: (ctx, { subjectId }) => applyCreation(ctx, subjectId),
      onRejected: (ctx, { subjectId }) => dropCandidate(ctx, subjectId),
      onExpired: (ctx, { subjectId }) => dropCandidate(ctx, subjectId),
    }),
    approvalExecutor<z.output<typeof operatorDetailsChange>>({
      ...{ kind: 'operator_details', subjectKind: 'operator', after: operatorDetailsChange },
      load: loadDetails,
      binds: bindsDetails,
      apply: applyDetails,
      onRejected: (ctx, { subjectId }) => dropCandidate(ctx, subjectId),
      onExpired: (ctx, { subjectId }) => dropCandidate(ctx, subjectId),
    }),
    accountChange(deps, 'operator_roles', 'roles', operatorRolesChange, ({ roles }) => roles),
    accountChange(deps, 'operator_disable', 'disable', nothing, () => null),
    accountChange(deps, 'operator_enable', 'enable', nothing, () => null),
    accountChange(deps, 'operator_password_reset', 'password_reset', nothing, () => null),
    accountChange(deps, 'operator_second_factor_reset', 'second_factor_reset', nothing, () => null),
    permissionChanges(deps),
  ];
}

/** @param rolesOf the roles that a change leads to; null where it leaves them */
function accountChange<After>(
  deps: OperatorDeps,
  kind: ApprovalKind,
  change: AccountChange,
  after: z.ZodType<After>,
  rolesOf: (after: After) => readonly OperatorRole[] | null,
): ApprovalExecutor {
  return approvalExecutor<After>({
    ...{ kind, subjectKind: 'operator', after },
    load: (ctx, id, request) => loadAccount(ctx, id, change, rolesOf(request.after)),
    binds: (ctx, id) => bindsAccount(ctx, id),
    apply: (ctx, approval) => apply(ctx, deps, change, approval, rolesOf(approval.after)),
  });
}

/**
 * Under the lock that all changes of operators take, so that two proposals cannot together reach what neither may.
 * @throws AppError `not_found`, `wrong_state`, `last_administrators`; FieldError on `after.roles` that change nothing
 */
async function loadAccount(
  ctx: Ctx,
  id: string,
  change: AccountChange,
  rolesAfter: readonly OperatorRole[] | null,
): Promise<ApprovalSubject> {
  const account = await lockOperatorAccount(ctx, id);
  const problem = stateProblem(account, change);
  if (problem !== null) {
    throw new AppError('wrong_state', {}, problem);
  }
  if (rolesAfter !== null && isSame(rolesAfter, account.roles)) {
    throw fieldError('after.roles', message('operator_roles_unchanged'));
  }
  if (takesAdministratorAway(account, change, rolesAfter)) {
    const others = (await activeAdministrators(ctx)).filter((one) => one.id !== id);
    if (others.length < FEWEST_ADMINISTRATORS) {
      throw new AppError('last_administrators');
    }
  }
  return { version: account.version, label: account.name, before: { roles: [...account.roles] } };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((role) => other.includes(role));
}

/** The subject of the change and the operators who could act without it: read under the lock that `load` took. */
async function bindsAccount(ctx: Ctx, id: string): Promise<JsonValue> {
  const account = await readOperatorAccount(ctx, id);
  const others = (await activeAdministrators(ctx)).filter((one) => one.id !== id);
  return {
    email: account.email,
    roles: [...account.roles].sort(),
    is_disabled: account.disabledAt !== null,
    has_password: account.hasPassword,
    is_email_verified: account.emailVerifiedAt !== null,
    has_second_factor: account.hasSecondFactor,
    other_active_administrators: others.length,
  };
}

async function apply(
  ctx: Ctx,
  deps: OperatorDeps,
  change: AccountChange,
  approval: ApprovalOf<unknown>,
  rolesAfter: readonly OperatorRole[] | null,
): Promise<void> {
  const account = await readOperatorAccount(ctx, approval.subjectId);
  ctx.afterCommit(() => deps.authenticator.forget(account.id));
  await changeOperatorAccount(ctx, account, changeOf(change, rolesAfter), approval.reason);
  if (change === 'roles' || change === 'disable') {
    await enqueue(ctx, 'close_operator_proposals', { operator_id: account.id });
  }
  const left = await readOperatorAccount(ctx, account.id);
  if (change === 'disable' || (change === 'roles' && !may(left, 'exception_assignment'))) {
    await deps.releaseWork(ctx, account.id);
  }
  if (change === 'password_reset') {
    const purpose = account.emailVerifiedAt === null ? 'invitation' : 'password_reset';
    await mailOperatorLink(ctx, account, purpose);
  }
  if (change === 'second_factor_reset') {
    await mailOperator(ctx, account, { template: 'operator_second_factor_reset', params: {} });
  }
}

function changeOf(change: AccountChange, rolesAfter: readonly OperatorRole[] | null): OperatorChange {
  switch (change) {
    case 'roles':
      return { change, roles: rolesAfter ?? [] };
    case 'password_reset':
      return { change: 'reset_password' };
    case 'second_factor_reset':
      return { change: 'reset_second_factor' };
    default:
      return { change };
  }
}
