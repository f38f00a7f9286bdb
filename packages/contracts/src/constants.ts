/** Amounts, limits and times that the specification fixes (NAV-21). */

export const currency = 'MYR';
export const currencyPrefix = 'RM';

export const topUpMinimumSen = 20_000n;
export const topUpDefaultSen = 20_000n;
export const topUpDefaultPaymentType = 'fpx';

/** 10 MB. */
export const fileMaxBytes = 10_485_760;
/** FIL-3. */
export const filesPerFieldMax = 10;

export const carouselAutoplayMs = 3_000;
export const toastMs = 3_000;
export const chunkLoadTimeoutMs = 120_000;

/** Modals are `modalNarrowPx` wide below a viewport of `modalBreakpointPx`, else `modalWidePx`. */
export const modalBreakpointPx = 700;
export const modalNarrowPx = 350;
export const modalWidePx = 700;
export const premiumModalMaxWidth = '50vw';
/** A screen at most this wide is a mobile one. */
export const mobileMaxPx = 760;

export const financingTypes = [
  'Term Financing',
  'Invoice Financing - Payable',
  'Invoice Financing - Receivable',
  'Contract Financing',
] as const;
export type FinancingType = (typeof financingTypes)[number];

export const noteContracts = ['Conventional', 'Shariah'] as const;
export type NoteContract = (typeof noteContracts)[number];

/** What the auto-investment preset form starts with. */
export const presetDefaults = {
  botName: 'My Auto Investment',
  tenureMonths: [1, 12],
  interestBps: [800, 1_200],
  amountSen: [5_000n, 20_000n],
} as const;

/** Characters that numeric inputs do not take. */
export const numericInputBlocked = ['e', 'E', 'i', '-'] as const;

/** English and Bahasa Malaysia: what screens, notices and mails can be in. */
export const locales = ['en', 'ms'] as const;
export type Locale = (typeof locales)[number];
