import {
  type FinancingType,
  financingTypes,
  noteContracts,
  presetDefaults,
} from '@titian/contracts/constants';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import type { AmountRange, PresetFields } from './preset.ts';

export type RiskTolerance = 'conservative' | 'balanced' | 'aggressive';

const tempers: Readonly<
  Record<RiskTolerance, Pick<PresetFields, 'termMaxMonths' | 'guaranteedOption' | 'exposureBps'>>
> = {
  conservative: { termMaxMonths: 6, guaranteedOption: 'only', exposureBps: rateBps(1_000) },
  balanced: { termMaxMonths: 12, guaranteedOption: 'all', exposureBps: rateBps(2_000) },
  aggressive: { termMaxMonths: 12, guaranteedOption: 'all', exposureBps: null },
};

/** A preset by risk tolerance: the defaults, narrowed or widened (AUTO-15). */
export function suggestPreset(tolerance: RiskTolerance, rateCapBps: RateBps): PresetFields {
  const [smallest, largest] = presetDefaults.amountSen;
  const [lowest, highest] = presetDefaults.interestBps;
  const range: AmountRange = { minSen: sen(smallest), maxSen: sen(largest) };
  return {
    ...{ isOn: true, name: presetDefaults.botName, aboveLimitAgreedAt: null, monthlyBudgetSen: null },
    termMinMonths: presetDefaults.tenureMonths[0],
    rateMinBps: rateBps(lowest),
    rateMaxBps: tolerance === 'aggressive' ? rateCapBps : rateBps(highest),
    amounts: new Map(financingTypes.map((type): [FinancingType, AmountRange] => [type, range])),
    contracts: noteContracts,
    usesExhaustedBalance: false,
    ...tempers[tolerance],
  };
}
