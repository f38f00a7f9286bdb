import type { autoInvestResults } from '@titian/contracts/auto-invest';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { senToText, ZERO_SEN } from '@titian/finance/sen';
import type { Means } from './room.ts';
import type { OwnerState, RejectionReason } from './run.ts';

/** What a run recorded about a preset that it passed over. */
export interface RejectedPreset {
  readonly reason: RejectionReason;
  /** The owner's figures at that moment; null where the owner's status decided. */
  readonly means: Means | null;
}

interface Words {
  readonly result: (typeof autoInvestResults)[number];
  readonly text: Message;
}

/** Gives no reason: a suspected customer must not be tipped off (decision 032). */
export const OFF: Message = message('auto_invest_off');

const owners: Readonly<Record<OwnerState, Words>> = {
  guaranteed: {
    result: 'guaranteed',
    text: message('auto_invest_was_limited_to_guaranteed'),
  },
  wakalah: {
    result: 'account',
    text: message('auto_invest_wakalah_not_accepted'),
  },
  not_topped_up: { result: 'balance', text: message('auto_invest_not_topped_up') },
  fund_managed: {
    result: 'account',
    text: message('auto_invest_fund_managed'),
  },
  not_approved: { result: 'account', text: message('auto_invest_not_approved') },
  inactive: { result: 'account', text: message('auto_invest_inactive') },
  frozen: { result: 'off', text: OFF },
};

/** @param least in ringgit; @param share of the account that may be with one issuer, in percent */
export function explainRejection({ reason, means }: RejectedPreset, least: string, share: string): Words {
  const { cashSen, investedSen, withIssuerSen, limitSen, monthlyBudgetSen, monthSen } = means ?? nothingAtAll;
  switch (reason) {
    case 'balance':
      return {
        result: reason,
        text: message('auto_invest_balance_too_low', { cash: senToText(cashSen), least }),
      };
    case 'limit':
      return {
        result: reason,
        text: message('auto_invest_plan_limit', {
          invested: senToText(investedSen),
          limit: senToText(limitSen ?? ZERO_SEN),
          least,
        }),
      };
    case 'exposure':
      return {
        result: reason,
        text: message('auto_invest_issuer_limit', {
          part: senToText(withIssuerSen),
          invested: senToText(investedSen),
          share,
          least,
        }),
      };
    case 'budget':
      return {
        result: reason,
        text: message('auto_invest_month_budget', {
          used: senToText(monthSen),
          budget: senToText(monthlyBudgetSen ?? ZERO_SEN),
          least,
        }),
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
  monthlyBudgetSen: null,
  monthSen: ZERO_SEN,
};
