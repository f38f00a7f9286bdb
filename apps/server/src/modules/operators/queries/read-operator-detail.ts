import type { Language } from '@titian/contracts/messages/definition';
import { type ApprovalKind, may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { readHistory } from '../../../platform/audit.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { wireJson } from '../../../platform/json.ts';
import { openProposals } from '../../approvals/public.ts';
import { readOperator, readOperatorAccount, readOperatorSignIns } from '../../identity/public.ts';
import { stateProblem } from '../policy.ts';
import { presentAccount, presentSignIn } from '../present.ts';

type Detail = Omit<ParsedApi['operatorAccount']['response'], 'success'>;

const changes = {
  roles: 'operator_roles',
  disable: 'operator_disable',
  enable: 'operator_enable',
  password_reset: 'operator_password_reset',
  second_factor_reset: 'operator_second_factor_reset',
} as const;

/**
 * One operator with sessions, open proposals and history, and what the caller may propose.
 * @throws AppError `not_found`
 */
export async function operatorDetail(
  ctx: QueryCtx,
  principal: OperatorPrincipal,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<Detail> {
  const account = await readOperatorAccount(ctx, id);
  const [sessions, proposals, history] = await Promise.all([
    readOperatorSignIns(ctx, id),
    openProposals(ctx, [id]),
    readHistory(ctx, 'operator', id),
  ]);
  const nameOf = await namesOf(ctx, [
    ...proposals.map((one) => one.makerId),
    ...history.flatMap((one) => (one.actorKind === 'operator' && one.actorId !== null ? [one.actorId] : [])),
  ]);
  const mayPropose = (kind: ApprovalKind) =>
    account.id !== principal.id && may(principal, kind) && !proposals.some((one) => one.kind === kind);
  const isFree = (change: keyof typeof changes) =>
    mayPropose(changes[change]) && stateProblem(account, change) === null;
  return {
    operator: presentAccount(account, principal.id),
    sessions: sessions.map((one) => presentSignIn(one, principal.eventUuid, language)),
    proposals: proposals.map((one) => ({
      id: one.id,
      kind: one.kind,
      maker: nameOf(one.makerId),
      after: wireJson(one.after),
      reason: one.reason,
      created_at: one.createdAt.toISOString(),
    })),
    history: history.map(({ at, actorId, action, reason }) => ({
      at: at.toISOString(),
      actor: nameOf(actorId ?? ''),
      action,
      reason,
    })),
    can: {
      // The person may be recorded in every state; only one proposal of it is open.
      details: mayPropose('operator_details'),
      roles: isFree('roles'),
      disable: isFree('disable'),
      enable: isFree('enable'),
      password_reset: isFree('password_reset'),
      second_factor_reset: isFree('second_factor_reset'),
      end_sessions: sessions.length > 0 && may(principal, 'operator_administration'),
    },
  };
}

/** The names of operators; the platform's for automatic changes. */
async function namesOf(ctx: QueryCtx, ids: readonly string[]): Promise<(id: string) => string> {
  const found = await Promise.all([...new Set(ids)].map((id) => readOperator(ctx, id)));
  const names = new Map(found.flatMap((one) => (one === null ? [] : [[one.id, one.name] as const])));
  return (id) => names.get(id) ?? 'Titian';
}
