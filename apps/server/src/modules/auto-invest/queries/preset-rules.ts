import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, FieldError, type FieldMessages } from '../../../platform/errors.ts';
import { type Investor, readInvestor } from '../../onboarding/public.ts';
import { readSettings, type Settings } from '../../settings/public.ts';
import { type PresetForm, presetProblems } from '../domain/validate-preset.ts';

/** The approved investor with the figures that their preset is validated against. */
export interface PresetOwner {
  readonly investor: Investor;
  readonly settings: Settings;
}

/** @throws AppError `not_approved` for any other user */
export async function readOwner(ctx: QueryCtx, investorId: string): Promise<PresetOwner> {
  const investor = await readInvestor(ctx, investorId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  return { investor, settings: await readSettings(ctx) };
}

/**
 * Rejects a form that violates the business settings.
 * @param others problems that were found beside it
 * @throws FieldError
 */
export function rejectInvalid(
  form: PresetForm,
  { investor, settings }: PresetOwner,
  others: FieldMessages = {},
): void {
  const found = presetProblems(form, {
    minimumSen: settings.minimumInvestmentSen,
    stepSen: settings.investmentStepSen,
    rateCapBps: settings.rateCapBps,
    isGuaranteedOnly: investor.guaranteedOnly,
  });
  const problems = { ...found, ...others };
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
}
