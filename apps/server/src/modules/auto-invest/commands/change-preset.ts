import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Day, day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, type FieldMessages } from '../../../platform/errors.ts';
import { requireMoneyAllowed } from '../../restrictions/public.ts';
import { pauseProblem } from '../domain/pause.ts';
import { presetOfForm } from '../domain/preset-of-form.ts';
import { readOwner, rejectInvalid } from '../queries/preset-rules.ts';
import { findPreset, replacePreset } from '../store/presets.ts';

type PresetChange = ParsedApi['autoInvestPresetUpdate']['body'];

/**
 * Changes an investor's preset; the change counts from the next listed note (AUTO-3). A pause that is not mentioned
 * stays as it is.
 * @param change with the version that the sender changed
 * @throws AppError `account_restricted`, `not_found` without a preset, `stale_draft` when another change came first; FieldError on the form
 */
export async function changePreset(ctx: Ctx, investorId: string, change: PresetChange): Promise<void> {
  const { version: seenVersion, paused_until: wantedPause, ...form } = change;
  const owner = await readOwner(ctx, investorId);
  await requireMoneyAllowed(ctx, investorId, 'preset');
  rejectInvalid(form, owner, pauseProblems(wantedPause, ctx.businessDate));
  const before = await findPreset(ctx.reader, investorId);
  if (before === null) {
    throw new AppError('not_found');
  }
  const preset = presetOfForm(form, {
    investorId,
    version: seenVersion + 1,
    from: ctx.businessNow,
    agreedBefore: before.aboveLimitAgreedAt,
    budgetBefore: before.monthlyBudgetSen,
    pausedUntil: pauseOf(wantedPause, before.pausedUntil),
  });
  if (!(await replacePreset(ctx.tx, preset))) {
    throw new AppError('stale_draft');
  }
  await recordAudit(ctx, {
    action: 'preset.changed',
    subjectKind: 'user',
    subjectId: investorId,
    before: {
      version: before.version,
      mode: before.isOn ? 'on' : 'off',
      paused_until: before.pausedUntil,
    },
    after: { version: preset.version, mode: form.mode, paused_until: preset.pausedUntil },
  });
}

function pauseProblems(wanted: PresetChange['paused_until'], today: Day): FieldMessages {
  const problem = wanted ? pauseProblem(day(wanted), today) : null;
  return problem === null ? {} : { paused_until: [problem] };
}

function pauseOf(wanted: PresetChange['paused_until'], before: Day | null): Day | null {
  return wanted ? day(wanted) : wanted === null ? null : before;
}
