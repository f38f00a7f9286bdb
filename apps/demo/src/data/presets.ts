import type { financingTypes } from '@titian/contracts/constants';

type FinancingType = (typeof financingTypes)[number];

/** A preset that one of the demo's investors makes; amounts in whole ringgit for one note. */
export interface PlannedPreset {
  readonly investor: string;
  /** So many days before the last one it is made; later where its owner cannot invest yet. */
  readonly daysAgo: number;
  readonly tenure: readonly [number, number];
  readonly interest: readonly [string, string];
  readonly amounts: readonly [number, number];
  readonly types: readonly FinancingType[];
  readonly exposurePercent: string | null;
  /** Whether it invests above the limit of the basic plan. */
  readonly goesOn?: boolean;
  /** Topped up on the day it is made, in whole ringgit, so that it can do what it says. */
  readonly cash?: number;
}

const everything = [
  'Term Financing',
  'Invoice Financing - Payable',
  'Invoice Financing - Receivable',
  'Contract Financing',
] as const;

/** Different enough to give different results for the same notes. */
export const plannedPresets: readonly PlannedPreset[] = [
  {
    ...{ investor: 'Nur Aisyah binti Rahman', daysAgo: 150, tenure: [1, 9], interest: ['8.00', '14.00'] },
    ...{ amounts: [50, 200], types: everything, exposurePercent: '20.00', goesOn: true },
  },
  {
    ...{ investor: 'Tan Siew Ling', daysAgo: 150, tenure: [1, 12], interest: ['8.00', '18.00'] },
    ...{ amounts: [50, 100], types: everything, exposurePercent: null },
  },
  {
    ...{ investor: 'Suresh a/l Muniandy', daysAgo: 300, tenure: [3, 12], interest: ['8.00', '12.00'] },
    ...{ amounts: [50, 200], types: ['Term Financing', 'Contract Financing'], exposurePercent: '10.00' },
  },
  {
    ...{ investor: 'Goh Wei Jian', daysAgo: 200, tenure: [1, 6], interest: ['10.00', '18.00'] },
    ...{ amounts: [100, 500], types: everything, exposurePercent: '20.00' },
  },
  {
    ...{ investor: 'Chong Mei Fong', daysAgo: 250, tenure: [1, 12], interest: ['8.00', '16.00'] },
    ...{ amounts: [50, 300], types: everything, exposurePercent: null },
  },
  {
    ...{ investor: 'Dinesh Kumar a/l Krishnan', daysAgo: 90, tenure: [1, 12], interest: ['8.00', '12.00'] },
    ...{ amounts: [50, 200], types: everything, exposurePercent: null },
  },
  // Three of one taste: together they want more than a small invoice has.
  {
    ...{
      investor: 'Rimba Tujuh Investments Sdn Bhd',
      daysAgo: 59,
      tenure: [1, 3],
      interest: ['9.40', '10.00'],
    },
    ...{ amounts: [2_000, 5_000], types: ['Invoice Financing - Receivable'], exposurePercent: null },
    ...{ goesOn: true, cash: 20_000 },
  },
  {
    ...{ investor: 'Lim Chee Keong', daysAgo: 59, tenure: [1, 3], interest: ['9.40', '10.00'] },
    ...{ amounts: [1_000, 3_000], types: ['Invoice Financing - Receivable'], exposurePercent: null },
    ...{ goesOn: true, cash: 6_000 },
  },
  {
    ...{ investor: 'Yap Chun Hong', daysAgo: 59, tenure: [1, 3], interest: ['9.40', '10.00'] },
    ...{ amounts: [500, 2_000], types: ['Invoice Financing - Receivable'], exposurePercent: null },
    ...{ goesOn: true, cash: 4_000 },
  },
];
