import { message } from '@titian/contracts/messages/message';
import { settingChange as requestedChange } from '@titian/contracts/schemas/setting-proposals';
import { presentSettingKey } from '@titian/contracts/setting-keys';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type ApprovalOf, type ApprovalSubject, approvalExecutor } from '../../approvals/public.ts';
import { countAdministratorsWithPasskey } from '../../identity/public.ts';
import { settingOfKey, settingTable } from '../domain/keys.ts';
import { settingId } from '../domain/setting-id.ts';
import { validateValue } from '../domain/validate-value.ts';
import { forgetSettings } from '../queries/read-settings.ts';
import { countValues, hasValueFrom, insertSetting, valuesOn } from '../store.ts';

type SettingChange = z.output<typeof requestedChange>;

/** Proposals from before a setting was renamed have its former key. */
const change = requestedChange.transform((after) => ({ ...after, key: presentSettingKey(after.key) }));

/** A new value of one setting from a day on, proposed by an administrator and decided by another (OPS-7). */
export const settingChange = approvalExecutor<SettingChange>({
  kind: 'setting_change',
  subjectKind: 'setting',
  after: change,
  subjectIdOf: (after) => settingId(after.key),
  load: (ctx, subjectId, request) => loadSetting(ctx, subjectId, request.after),
  async binds(ctx, _subjectId, { after }) {
    const from = validateValue(after, ctx.businessDate);
    return { replaces: (await valuesOn(ctx.reader, from)).get(after.key) ?? null };
  },
  apply: applyChange,
});

async function loadSetting(ctx: Ctx, subjectId: string, after: SettingChange): Promise<ApprovalSubject> {
  if (settingId(after.key) !== subjectId || settingOfKey(after.key) === null) {
    throw new AppError('not_found');
  }
  const version = await countValues(ctx.reader, after.key);
  const from = validateValue(after, ctx.businessDate);
  await rejectLockOut(ctx, after);
  if (await hasValueFrom(ctx.reader, after.key, from)) {
    throw fieldError('effective_from', message('setting_day_taken'));
  }
  const before = (await valuesOn(ctx.reader, from)).get(after.key) ?? null;
  return { version, label: after.key, before: { key: after.key, value: before } };
}

/**
 * At least one operator has to be able to decide under the new rule; checked at the proposal and, in the transaction
 * that applies it, again.
 */
async function rejectLockOut(ctx: Ctx, after: SettingChange): Promise<void> {
  if (after.key !== settingTable.operatorsRequirePasskey.key || after.value !== true) {
    return;
  }
  if ((await countAdministratorsWithPasskey(ctx)) < 2) {
    throw fieldError('value', message('administrators_without_passkey'));
  }
}

async function applyChange(ctx: Ctx, approval: ApprovalOf<SettingChange>): Promise<void> {
  const { key, value } = approval.after;
  const from = validateValue(approval.after, ctx.businessDate);
  await insertSetting(ctx.tx, { key, from, value, approvalId: approval.id });
  ctx.afterCommit(forgetSettings);
  await recordAudit(ctx, {
    action: 'setting.changed',
    subjectKind: 'setting',
    subjectId: approval.subjectId,
    before: approval.before,
    after: { key, value, effective_from: from },
    reason: approval.reason,
  });
}
