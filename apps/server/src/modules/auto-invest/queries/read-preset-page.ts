import type { ParsedApi } from '@titian/contracts/schemas/all';
import { monthOf } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { type Sen, sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { readAutoSubscribed } from '../../notes/public.ts';
import { readRiskProfile } from '../../onboarding/public.ts';
import { limitOf } from '../domain/limit.ts';
import { pauseDays } from '../domain/pause.ts';
import { type RiskTolerance, suggestPreset } from '../domain/suggest.ts';
import { presentFields, presentSaved } from '../present.ts';
import { listVersions } from '../store/presets.ts';
import { readOwner } from './preset-rules.ts';

type PresetPage = ParsedApi['autoInvestPreset']['response'];

/** An investor's preset with its history, a suggestion that fits the risk profile, and the rules it is held against. */
export async function readPresetPage(ctx: QueryCtx, who: CustomerPrincipal): Promise<PresetPage> {
  const { investor, settings } = await readOwner(ctx, who.id);
  const [current, ...earlier] = await listVersions(ctx.reader, who.id);
  const profile = await readRiskProfile(ctx, who.id);
  const limitSen = limitOf(
    settings,
    { isIndividual: who.type === 'Individual', planType: investor.planType },
    false,
  );
  // The table's CHECK list is exactly this type.
  const tolerance = (profile?.riskTolerance ?? null) as RiskTolerance | null;
  return {
    success: true,
    preset: current === undefined ? null : presentSaved(current),
    history: earlier.map(presentSaved),
    this_month: await thisMonth(ctx, who.id, current?.monthlyBudgetSen ?? null),
    suggestion:
      tolerance === null
        ? null
        : { risk_tolerance: tolerance, ...presentFields(suggestPreset(tolerance, settings.rateCapBps)) },
    rules: {
      minimum: senToText(settings.minimumInvestmentSen),
      step: senToText(settings.investmentStepSen),
      rate_cap: rateToText(settings.rateCapBps),
      share_percent: settings.autoInvestSharePercent,
      early_access_minutes: settings.premiumEarlyAccessMinutes,
      limit: limitSen === null ? null : senToText(limitSen),
      exposure_counts_above: senToText(settings.exposureCountsAboveSen),
      limit_blocks: settings.basicPlanLimitBlocks,
      guaranteed_only: investor.guaranteedOnly,
      pause_until: pauseDays(ctx.businessDate),
    },
  };
}

/** What presets subscribed in this Malaysian month, and what the budget leaves of it. */
async function thisMonth(
  ctx: QueryCtx,
  investorId: string,
  budgetSen: Sen | null,
): Promise<PresetPage['this_month']> {
  const month = monthOf(ctx.businessDate);
  const investedSen = (await readAutoSubscribed(ctx, month, [investorId])).get(investorId) ?? ZERO_SEN;
  const left = budgetSen === null ? null : budgetSen < investedSen ? ZERO_SEN : sen(budgetSen - investedSen);
  return { month, invested: senToText(investedSen), left: left === null ? null : senToText(left) };
}
