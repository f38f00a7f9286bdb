import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { readSettings } from '../../settings/public.ts';
import { type BreachFacts, notifyBy } from '../domain/breach.ts';
import { insertBreachVersion, listBreachVersions, lockBreach, nextBreachNumber } from '../store/breaches.ts';

/**
 * Records a breach with what is known of it (CMP-6).
 * @returns its id
 * @throws FieldError on days that do not follow each other, and on a missing remedy of a closed one
 */
export async function recordBreach(
  ctx: Ctx,
  operator: OperatorPrincipal,
  facts: BreachFacts,
): Promise<string> {
  validate(ctx, facts);
  const { breachNotificationHours } = await readSettings(ctx);
  const [id, number] = [newId(), await nextBreachNumber(ctx.tx)];
  await insertBreachVersion(ctx.tx, {
    ...{ ...facts, id, breachId: id, number, version: 1 },
    notifyBy: notifyBy(facts, breachNotificationHours),
    ...{ authorId: operator.id, writtenAt: ctx.businessNow },
  });
  await recordAudit(ctx, {
    ...{ action: 'breach.recorded', subjectKind: 'breach', subjectId: id },
    after: { number, kind: facts.kind, state: facts.state },
  });
  return id;
}

/**
 * Adds what is known by now as a version; nobody writes over what a colleague added since. The notification stays due as
 * it was, unless its day of discovery or kind is another.
 * @throws AppError `not_found`, `entry_changed`; `wrong_state` for a closed one; FieldError as for a new one
 */
export async function changeBreach(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: { readonly id: string; readonly version: number },
  facts: BreachFacts,
): Promise<void> {
  await lockBreach(ctx.tx, named.id);
  const [last] = await listBreachVersions(ctx.tx, named.id);
  if (last === undefined) {
    throw new AppError('not_found');
  }
  if (last.version !== named.version) {
    throw new AppError('entry_changed', { version: last.version });
  }
  if (last.state === 'closed') {
    throw new AppError('wrong_state');
  }
  validate(ctx, facts);
  const isDueAsBefore = last.kind === facts.kind && last.discoveredOn === facts.discoveredOn;
  const { breachNotificationHours } = await readSettings(ctx);
  await insertBreachVersion(ctx.tx, {
    ...{ ...facts, id: newId(), breachId: named.id, number: last.number, version: last.version + 1 },
    notifyBy: isDueAsBefore ? last.notifyBy : notifyBy(facts, breachNotificationHours),
    ...{ authorId: operator.id, writtenAt: ctx.businessNow },
  });
  await recordAudit(ctx, {
    ...{ action: 'breach.changed', subjectKind: 'breach', subjectId: named.id },
    before: { state: last.state },
    after: { number: last.number, kind: facts.kind, state: facts.state },
  });
}

function validate({ businessDate: today }: Ctx, facts: BreachFacts): void {
  const { occurredOn, discoveredOn, notifiedOn } = facts;
  if (discoveredOn > today || (occurredOn !== null && occurredOn > discoveredOn)) {
    throw fieldError('discovered_on', message('breach_discovered_invalid'));
  }
  if (notifiedOn !== null && (notifiedOn < discoveredOn || notifiedOn > today)) {
    throw fieldError('notified_on', message('breach_notified_invalid'));
  }
  if (facts.state === 'closed' && facts.remedy === null) {
    throw fieldError('remedy', message('breach_remedy_required'));
  }
}
