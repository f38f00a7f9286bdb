import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import type { Preset } from '../domain/preset.ts';
import { newPreset, presetOfForm } from '../domain/preset-of-form.ts';
import type { PresetForm } from '../domain/validate-preset.ts';
import { readOwner, rejectInvalid } from '../queries/preset-rules.ts';
import { findPreset, insertPreset } from '../store/presets.ts';

/**
 * Makes an investor's one preset (AUTO-1); null where there is one already, which is left as it is.
 * @throws AppError `not_approved`, `account_restricted`; FieldError on what does not fit the figures of the business
 */
export async function createPreset(ctx: Ctx, investorId: string, form: PresetForm): Promise<Preset | null> {
  const owner = await readOwner(ctx, investorId);
  await requireMoneyAllowed(ctx, investorId, 'preset');
  if ((await findPreset(ctx.reader, investorId)) !== null) {
    return null;
  }
  rejectInvalid(form, owner);
  const preset = presetOfForm(form, newPreset(investorId, ctx.businessNow));
  if (!(await insertPreset(ctx.tx, preset))) {
    return null;
  }
  await recordAudit(ctx, {
    action: 'preset.created',
    subjectKind: 'user',
    subjectId: investorId,
    after: { version: preset.version, mode: form.mode },
  });
  return preset;
}
