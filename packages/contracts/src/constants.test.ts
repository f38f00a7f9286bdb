import { expect, test } from 'vitest';
import * as constants from './constants.ts';

// The fixed amounts, limits and times (NAV-21), a second time.
const specification: Record<keyof typeof constants, unknown> = {
  currency: 'MYR',
  currencyPrefix: 'RM',
  topUpMinimumSen: 20000n,
  topUpDefaultSen: 20000n,
  topUpDefaultPaymentType: 'fpx',
  fileMaxBytes: 10 * 1024 * 1024,
  filesPerFieldMax: 10,
  carouselAutoplayMs: 3000,
  toastMs: 3000,
  chunkLoadTimeoutMs: 120000,
  modalBreakpointPx: 700,
  modalNarrowPx: 350,
  modalWidePx: 700,
  premiumModalMaxWidth: '50vw',
  mobileMaxPx: 760,
  financingTypes: [
    'Term Financing',
    'Invoice Financing - Payable',
    'Invoice Financing - Receivable',
    'Contract Financing',
  ],
  noteContracts: ['Conventional', 'Shariah'],
  presetDefaults: {
    botName: 'My Auto Investment',
    tenureMonths: [1, 12],
    interestBps: [800, 1200],
    amountSen: [5000n, 20000n],
  },
  locales: ['en', 'ms'],
  numericInputBlocked: ['e', 'E', 'i', '-'],
};

test.each(Object.entries(specification))('%s is what the specification fixes', (key, value) => {
  expect(constants).toHaveProperty(key, value);
});

test('every constant is checked here', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(specification).sort());
});
