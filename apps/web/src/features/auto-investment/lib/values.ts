import {
  type FinancingType,
  financingTypes,
  type NoteContract,
  presetDefaults,
} from '@titian/contracts/constants';
import { rateBps, rateToText } from '@titian/finance/rate';
import { sen, senToText } from '@titian/finance/sen';
import type { CallBody } from '../../../lib/api/call-types.ts';

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
};

/** What the form begins with (spec §9); who is limited to guaranteed notes begins with those. */
export function startOf(isGuaranteedOnly: boolean): PresetValues {
  const [shortest, longest] = presetDefaults.tenureMonths;
  const [lowest, highest] = presetDefaults.interestBps;
  const [smallest, largest] = presetDefaults.amountSen;
  const amounts = [senToText(sen(smallest)), senToText(sen(largest))] as const;
  return {
    botName: presetDefaults.botName,
    isOn: true,
    tenureMin: String(shortest),
    tenureMax: String(longest),
    interestMin: rateToText(rateBps(lowest)),
    interestMax: rateToText(rateBps(highest)),
    types: financingTypes,
    contracts: ['Conventional', 'Shariah'],
    amounts: {
      'Term Financing': amounts,
      'Invoice Financing - Payable': amounts,
      'Invoice Financing - Receivable': amounts,
      'Contract Financing': amounts,
    },
    guaranteedOption: isGuaranteedOnly ? 'only' : 'all',
  };
}

/** The form as it is sent: amounts of the chosen types only. */
export function presetBody(values: PresetValues): CallBody<'autoBotInvestCreate'> {
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
  };
}
