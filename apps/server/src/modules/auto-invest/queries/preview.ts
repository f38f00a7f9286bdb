import { addDays, type Month, malaysiaDay, monthOf, startOfMalaysiaDay } from '@titian/finance/calendar';
import { addSen, minSen, type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Note, notesListedSince } from '../../notes/public.ts';
import { mismatchOf } from '../domain/match.ts';
import type { Preset } from '../domain/preset.ts';
import { newPreset, presetOfForm } from '../domain/preset-of-form.ts';
import { quotaOf } from '../domain/quota.ts';
import type { PresetForm } from '../domain/validate-preset.ts';
import { findPreset } from '../store/presets.ts';
import { readOwner, rejectInvalid } from './preset-rules.ts';

/** How far a preview looks back. */
export const PREVIEW_DAYS = 90;
const MOST_NOTES = 5_000;

export interface Preview {
  readonly notes: number;
  /** The most that the preset would have put into them, cash and order of serving aside. */
  readonly amountSen: Sen;
  /** How many notes there were in those days. */
  readonly listed: number;
  /** Notes that are open or about to open now and match. */
  readonly openNotes: number;
}

/**
 * What a preset would have matched in the last 90 days (AUTO-11), the saved one where no form is given.
 * @throws AppError `not_found` without either; FieldError on the form
 */
export async function previewPreset(
  ctx: QueryCtx,
  investorId: string,
  form: PresetForm | undefined,
): Promise<Preview> {
  const owner = await readOwner(ctx, investorId);
  const preset =
    form === undefined ? await findPreset(ctx.reader, investorId) : asIfSaved(ctx, investorId, form);
  if (preset === null) {
    throw new AppError('not_found');
  }
  if (form !== undefined) {
    rejectInvalid(form, owner);
  }
  const since = startOfMalaysiaDay(addDays(ctx.businessDate, -PREVIEW_DAYS));
  const listed = await notesListedSince(ctx, since, MOST_NOTES);
  const switchedOn = { ...preset, isOn: true, pausedUntil: null };
  const { guaranteedOnly } = owner.investor;
  const matching = listed.filter((note) => mismatchOf(switchedOn, note, guaranteedOnly) === null);
  const share = owner.settings.autoInvestSharePercent;
  return {
    notes: matching.length,
    amountSen: mostOfAll(preset, matching, share),
    listed: listed.length,
    openNotes: matching.filter((note) => note.state === 'listed' && ctx.businessNow < note.closesAt).length,
  };
}

/** What the notes of each month take, within the budget of the month. */
function mostOfAll(preset: Preset, notes: readonly Note[], sharePercent: number): Sen {
  const months = new Map<Month, Sen>();
  for (const note of notes) {
    const month = monthOf(malaysiaDay(note.listedAt));
    months.set(month, addSen(months.get(month) ?? ZERO_SEN, mostOf(preset, note, sharePercent)));
  }
  const { monthlyBudgetSen: budgetSen } = preset;
  return sumSen([...months.values()].map((one) => (budgetSen === null ? one : minSen(one, budgetSen))));
}

function mostOf(preset: Preset, note: Note, sharePercent: number): Sen {
  const most = preset.amounts.get(note.type)?.maxSen ?? ZERO_SEN;
  return minSen(most, quotaOf(note.targetSen, sharePercent));
}

function asIfSaved(ctx: QueryCtx, investorId: string, form: PresetForm): Preset {
  return presetOfForm(form, newPreset(investorId, ctx.businessNow));
}
