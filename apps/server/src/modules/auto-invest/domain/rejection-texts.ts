import type { autoInvestResults } from '@titian/contracts/auto-invest';
import { formatRinggit, ZERO_SEN } from '@titian/finance/sen';
import type { Means } from './room.ts';
import type { OwnerState, RejectionReason } from './run.ts';

/** What a run recorded about a preset that it passed over. */
export interface RejectedPreset {
  readonly reason: RejectionReason;
  /** What the owner had at that moment; null where who the owner is decided. */
  readonly means: Means | null;
}

interface Words {
  readonly result: (typeof autoInvestResults)[number];
  readonly text: string;
}

/** Says nothing about why: whoever is looked into must not learn of it (decision 032). */
export const OFF = 'Auto-investment was off for your account.';

const owners: Readonly<Record<OwnerState, Words>> = {
  guaranteed: {
    result: 'guaranteed',
    text: 'Your account was limited to guaranteed notes; this one is not.',
  },
  wakalah: {
    result: 'account',
    text: 'You had not accepted the terms with the wakalah that a Shariah note needs.',
  },
  not_topped_up: { result: 'balance', text: 'You had not topped up yet.' },
  fund_managed: {
    result: 'account',
    text: 'Your funds were managed by the platform, so your own preset did not count.',
  },
  not_approved: { result: 'account', text: 'Your application was not approved at that time.' },
  inactive: { result: 'account', text: 'Your account was not active at that time.' },
  frozen: { result: 'off', text: OFF },
};

/** @param least formatted; @param share of the account that may be with one issuer, in percent */
export function explainRejection({ reason, means }: RejectedPreset, least: string, share: string): Words {
  const { cashSen, investedSen, withIssuerSen, limitSen } = means ?? nothingAtAll;
  switch (reason) {
    case 'balance':
      return {
        result: reason,
        text: `Your cash balance was ${formatRinggit(cashSen)}; your preset invests at least ${least}.`,
      };
    case 'limit':
      return {
        result: reason,
        text: `You had ${formatRinggit(investedSen)} invested, and the limit of your plan was ${formatRinggit(limitSen ?? ZERO_SEN)}; your preset invests at least ${least}.`,
      };
    case 'exposure':
      return {
        result: reason,
        text: `${formatRinggit(withIssuerSen)} of your ${formatRinggit(investedSen)} was with this issuer; ${share} % at most leaves less than ${least}.`,
      };
    default:
      return owners[reason];
  }
}

const nothingAtAll: Means = {
  cashSen: ZERO_SEN,
  investedSen: ZERO_SEN,
  withIssuerSen: ZERO_SEN,
  limitSen: null,
};
