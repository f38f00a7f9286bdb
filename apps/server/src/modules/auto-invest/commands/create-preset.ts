import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { parseRate, rateBps } from '@titian/finance/rate';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, FieldError } from '../../../platform/errors.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { amountsOf, type PresetForm, presetProblems } from '../domain/judge-preset.ts';
import type { Preset } from '../domain/preset.ts';
import { findPreset, insertPreset } from '../store/presets.ts';

/**
 * Makes an investor's one preset (spec §4); null where there is one already, which is left as it is.
 * @throws AppError `not_approved`; FieldError on what does not fit the figures of the business
 */
export async function createPreset(ctx: Ctx, investorId: string, form: PresetForm): Promise<Preset | null> {
  const investor = await readInvestor(ctx, investorId);
  if (investor === null) {
    throw new AppError('not_approved');
  }
  if ((await findPreset(ctx.reader, investorId)) !== null) {
    return null;
  }
  const settings = await readSettings(ctx);
  const problems = presetProblems(form, {
    minimumSen: settings.minimumInvestmentSen,
    stepSen: settings.investmentStepSen,
    rateCapBps: settings.rateCapBps,
    isGuaranteedOnly: investor.guaranteedOnly,
  });
  if (Object.keys(problems).length > 0) {
    throw new FieldError(problems);
  }
  const preset = presetOf(ctx, investorId, form);
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

function presetOf(ctx: Ctx, investorId: string, form: PresetForm): Preset {
  const [termMinMonths, termMaxMonths] = form.tenure;
  const [lowest, highest] = form.interest;
  const amounts = financingTypes.flatMap((type) => {
    const range = form.financingType.includes(type) ? amountsOf(form, type) : null;
    return range === null ? [] : [[type, range] as const];
  });
  return {
    ...{ investorId, version: 1, isOn: form.mode === 'on', name: form.botName },
    ...{ termMinMonths, termMaxMonths, amounts: new Map(amounts) },
    rateMinBps: parseRate(lowest) ?? rateBps(0),
    rateMaxBps: parseRate(highest) ?? rateBps(0),
    contracts: noteContracts.filter((contract) => form.noteType.includes(contract)),
    guaranteedOption: form.guaranteed_option,
    usesExhaustedBalance: form.exhausted_balance,
    exposureBps: form.issuer_exposure ? parseRate(form.issuer_exposure_percent ?? '') : null,
    aboveLimitAgreedAt: form.continue_above_limit === 1 ? ctx.businessNow : null,
    from: ctx.businessNow,
  };
}
