import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { type Sen, senToText } from '@titian/finance/sen';
import { renderMessage } from '../../../platform/messages.ts';
import type { Settings } from '../../settings/public.ts';
import type { KnockOut } from './knock-outs.ts';

/** What the cost of financing is worked out with, and what rules the issuer out. */
export function costsOnWire(
  settings: Settings,
  eligibility: { readonly roomSen: Sen; readonly knockOuts: readonly KnockOut[] },
  language: Language,
): ParsedApi['financingRetrieveDraft']['response']['costs'] {
  return {
    amount_min: senToText(settings.noteMinimumSen),
    amount_max: senToText(settings.noteMaximumSen),
    amount_step: senToText(settings.investmentStepSen),
    rate_max: rateToText(settings.rateCapBps),
    service_tax: rateToText(settings.serviceTaxBps),
    room: senToText(eligibility.roomSen),
    knock_outs: eligibility.knockOuts.map(({ code, text }) => ({
      code,
      text: renderMessage(text, language),
    })),
    origination_fees: settings.originationFees.map(({ upToMonths, bps }) => ({
      up_to_months: upToMonths,
      percent: rateToText(bps),
    })),
  };
}
