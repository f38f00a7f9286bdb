import {
  type FinancingType,
  financingTypes,
  type NoteContract,
  presetDefaults,
} from '@titian/contracts/constants';
import { rateBps, rateToText } from '@titian/finance/rate';
import { sen, senToText } from '@titian/finance/sen';
import type { PresetBody, SavedPreset } from '../api/preset.ts';

type GuaranteedOption = 'all' | 'only' | 'none';

/** The preset form while it is filled in; amounts in ringgit, rates in percent a year, both as text. */
export type PresetValues = {
  readonly botName: string;
  readonly isOn: boolean;
  readonly tenureMin: string;
  readonly tenureMax: string;
  readonly interestMin: string;
  readonly interestMax: string;
  readonly types: readonly FinancingType[];
  readonly contracts: readonly NoteContract[];
  /** Smallest and largest amount for every type, also of those not chosen. */
  readonly amounts: Readonly<Record<FinancingType, readonly [string, string]>>;
  readonly guaranteedOption: GuaranteedOption;
  readonly usesExhaustedBalance: boolean;
  readonly limitsExposure: boolean;
  /** Retained while the limit is off, so that switching it on again shows it. */
  readonly exposurePercent: string;
  readonly limitsMonth: boolean;
  /** Retained while the budget is off, as the percentage above. */
  readonly monthlyBudget: string;
  readonly goesOnAboveLimit: boolean;
};

const EXPOSURE_PERCENT = '20.00';
const MONTHLY_BUDGET = '500.00';

/** The form's defaults (AUTO-2); an owner limited to guaranteed notes begins with those. */
export function startOf(isGuaranteedOnly: boolean): PresetValues {
  const [shortest, longest] = presetDefaults.tenureMonths;
  const [lowest, highest] = presetDefaults.interestBps;
  return {
    botName: presetDefaults.botName,
    isOn: true,
    tenureMin: String(shortest),
    tenureMax: String(longest),
    interestMin: rateToText(rateBps(lowest)),
    interestMax: rateToText(rateBps(highest)),
    types: financingTypes,
    contracts: ['Conventional', 'Shariah'],
    amounts: defaultAmounts(),
    guaranteedOption: isGuaranteedOnly ? 'only' : 'all',
    usesExhaustedBalance: false,
    limitsExposure: false,
    exposurePercent: EXPOSURE_PERCENT,
    limitsMonth: false,
    monthlyBudget: MONTHLY_BUDGET,
    goesOnAboveLimit: false,
  };
}

/** A saved or suggested preset as the form shows it. */
export function valuesOf(preset: Omit<SavedPreset, 'version' | 'changed_at' | 'paused_until'>): PresetValues {
  return {
    botName: preset.botName,
    isOn: preset.mode === 'on',
    tenureMin: String(preset.tenure[0]),
    tenureMax: String(preset.tenure[1]),
    interestMin: preset.interest[0],
    interestMax: preset.interest[1],
    types: preset.financingType,
    contracts: preset.noteType,
    amounts: withDefaults(preset.amounts),
    guaranteedOption: preset.guaranteed_option,
    usesExhaustedBalance: preset.exhausted_balance,
    limitsExposure: preset.issuer_exposure,
    exposurePercent: preset.issuer_exposure_percent ?? EXPOSURE_PERCENT,
    limitsMonth: preset.monthly_budget !== null,
    monthlyBudget: preset.monthly_budget ?? MONTHLY_BUDGET,
    goesOnAboveLimit: preset.continue_above_limit === 1,
  };
}

/** The form as it is sent: amounts of the chosen types only. */
export function presetBody(values: PresetValues): PresetBody {
  const amounts = values.types.map((type): [FinancingType, [string, string]] => [
    type,
    [values.amounts[type][0], values.amounts[type][1]],
  ]);
  return {
    botName: values.botName,
    mode: values.isOn ? 'on' : 'off',
    tenure: [Number(values.tenureMin), Number(values.tenureMax)],
    interest: [values.interestMin, values.interestMax],
    amounts: Object.fromEntries(amounts),
    financingType: [...values.types],
    noteType: [...values.contracts],
    guaranteed_option: values.guaranteedOption,
    exhausted_balance: values.usesExhaustedBalance,
    issuer_exposure: values.limitsExposure,
    issuer_exposure_percent: values.limitsExposure ? values.exposurePercent : null,
    monthly_budget: values.limitsMonth ? values.monthlyBudget : null,
    continue_above_limit: values.goesOnAboveLimit ? 1 : 0,
  };
}

function withDefaults(amounts: SavedPreset['amounts']): PresetValues['amounts'] {
  const defaults = defaultAmounts();
  const of = (type: FinancingType) => amounts[type] ?? defaults[type];
  return {
    'Term Financing': of('Term Financing'),
    'Invoice Financing - Payable': of('Invoice Financing - Payable'),
    'Invoice Financing - Receivable': of('Invoice Financing - Receivable'),
    'Contract Financing': of('Contract Financing'),
  };
}

function defaultAmounts(): PresetValues['amounts'] {
  const [smallest, largest] = presetDefaults.amountSen;
  const amounts = [senToText(sen(smallest)), senToText(sen(largest))] as const;
  return {
    'Term Financing': amounts,
    'Invoice Financing - Payable': amounts,
    'Invoice Financing - Receivable': amounts,
    'Contract Financing': amounts,
  };
}
