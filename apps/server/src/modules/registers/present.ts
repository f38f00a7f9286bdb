import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { daysBetween, malaysiaDay } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../platform/context.ts';
import { isOverdue, type RegisteredCase } from '../cases/public.ts';
import { type BreachVersion, isNotificationOverdue } from './domain/breach.ts';
import { isReviewOverdue } from './domain/conflict.ts';
import type { BreachHistory, NamedConflict } from './queries/read-entries.ts';

/** A row of a register. */
export type RegisterRow = ParsedApi['operatorRegister']['response']['items'][number];
type Breach = ParsedApi['operatorBreach']['response']['breach'];
type Conflict = ParsedApi['operatorConflict']['response']['conflict'];
type Now = Pick<QueryCtx, 'businessNow' | 'businessDate'>;

export function presentRegisteredCase(
  { one, customer, resolution }: RegisteredCase,
  { businessNow }: Now,
): RegisterRow {
  const openedOn = malaysiaDay(one.openedAt);
  const closedOn = one.closedAt === null ? null : malaysiaDay(one.closedAt);
  const isLate = one.isLate || isOverdue(one, businessNow);
  const row = {
    ...{ id: one.id, number: one.number, customer, state: one.state },
    ...{ opened_on: openedOn, closed_on: closedOn },
    days: closedOn === null ? null : daysBetween(openedOn, closedOn),
    is_within_service_level: one.state === 'closed' || isLate ? !isLate : null,
  };
  if (one.kind === 'complaint') {
    const ended = resolution?.kind === 'complaint' ? resolution : null;
    return {
      ...{ register: 'complaints', ...row, cause: ended?.cause ?? null, outcome: ended?.outcome ?? null },
      redress: ended === null ? null : senToText(ended.redressSen),
    };
  }
  const ended = resolution?.kind === 'data_request' ? resolution : null;
  return {
    ...{ register: 'data_requests', ...row, type: ended?.type ?? null, outcome: ended?.outcome ?? null },
  };
}

export function presentBreach(one: BreachVersion, { businessNow }: Now) {
  return {
    ...{ id: one.breachId, number: one.number, kind: one.kind, state: one.state },
    ...{ occurred_on: one.occurredOn, discovered_on: one.discoveredOn, notified_on: one.notifiedOn },
    notify_by: one.notifyBy?.toISOString() ?? null,
    is_overdue: isNotificationOverdue(one, businessNow),
    persons_affected: one.personsAffected,
  };
}

export function presentConflict({ conflict: one, customer, nameOf }: NamedConflict, { businessDate }: Now) {
  return {
    ...{ id: one.conflictId, number: one.number, nature: one.nature, counterparty: one.counterparty },
    ...{ operator: { id: one.operatorId, name: nameOf(one.operatorId) }, customer, state: one.state },
    ...{ disclosed_on: one.disclosedOn, review_on: one.reviewOn },
    is_overdue: isReviewOverdue(one, businessDate),
  };
}

/** A breach with its earlier versions, and whether the operator may add one. */
export function presentBreachHistory(
  { versions, nameOf }: BreachHistory,
  operator: PermissionHolder,
  now: Now,
): Breach {
  const [last, ...earlier] = versions.map((one) => ({
    ...{ ...presentBreach(one, now), version: one.version, description: one.description },
    ...{ remedy: one.remedy, author: nameOf(one.authorId), written_at: one.writtenAt.toISOString() },
  }));
  const change = may(operator, 'register_management') && versions[0].state !== 'closed';
  return { now: last as Breach['now'], earlier, can: { change } };
}

/** A version of a conflict with what it says. */
export function presentConflictVersion(named: NamedConflict, now: Now): Conflict['now'] {
  const { conflict: one, nameOf } = named;
  return {
    ...{ ...presentConflict(named, now), version: one.version, description: one.description },
    ...{ mitigation: one.mitigation, author: nameOf(one.authorId), written_at: one.writtenAt.toISOString() },
  };
}

/** A conflict with its earlier versions, and whether the operator may manage it. */
export function presentConflictHistory(
  [last, ...earlier]: readonly [NamedConflict, ...NamedConflict[]],
  operator: PermissionHolder & { readonly id: string },
  now: Now,
): Conflict {
  const { state, operatorId } = last.conflict;
  const isOwn = operatorId === operator.id;
  return {
    now: presentConflictVersion(last, now),
    earlier: earlier.map((one) => presentConflictVersion(one, now)),
    can: { manage: may(operator, 'register_management') && state !== 'closed' && !isOwn },
  };
}
