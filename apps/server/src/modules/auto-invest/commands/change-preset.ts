import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { presetOfForm } from '../domain/preset-of-form.ts';
import type { PresetForm } from '../domain/validate-preset.ts';
import { readOwner, rejectInvalid } from '../queries/preset-rules.ts';
import { findPreset, replacePreset } from '../store/presets.ts';

/**
 * Changes an investor's preset; the change counts from the next listed note (AUTO-3).
 * @param seenVersion the version that the sender changed
 * @throws AppError `account_restricted`, `not_found` without a preset, `stale_draft` when another change came first; FieldError on the form
 */
export async function changePreset(
  ctx: Ctx,
  investorId: string,
  form: PresetForm,
  seenVersion: number,
): Promise<void> {
  const owner = await readOwner(ctx, investorId);
  await requireMoneyAllowed(ctx, investorId, 'preset');
  rejectInvalid(form, owner);
  const before = await findPreset(ctx.reader, investorId);
  if (before === null) {
    throw new AppError('not_found');
  }
  const preset = presetOfForm(form, {
    investorId,
    version: seenVersion + 1,
    from: ctx.businessNow,
    agreedBefore: before.aboveLimitAgreedAt,
  });
  if (!(await replacePreset(ctx.tx, preset))) {
    throw new AppError('stale_draft');
  }
  await recordAudit(ctx, {
    action: 'preset.changed',
    subjectKind: 'user',
    subjectId: investorId,
    before: { version: before.version, mode: before.isOn ? 'on' : 'off' },
    after: { version: preset.version, mode: form.mode },
  });
}
