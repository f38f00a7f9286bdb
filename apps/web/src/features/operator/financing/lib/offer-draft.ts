import type { Grade } from '@titian/contracts/scorecard';
import { malaysiaDay } from '@titian/finance/calendar';
import { originationFeeBps } from '@titian/finance/fees';
import { parseRate, rateBps } from '@titian/finance/rate';
import { parseSen } from '@titian/finance/sen';
import { businessNow } from '../../../../lib/clock/business-now.ts';
import { type IssuerCost, issuerCost } from '../../../../shared/financing/issuer-cost.ts';
import { type SettingRow, settingOn } from '../../shared/settings.ts';
import type { Proposal } from '../../shared/use-propose.ts';
import type { Financing } from '../api/read-financing.ts';

/** The offer as it is typed; numbers are texts. */
export interface OfferDraft {
  readonly amount: string;
  readonly rate: string;
  readonly termMonths: string;
  readonly profile: Financing['profile'];
  readonly isGuaranteed: boolean;
  readonly guarantorName: string;
}

/** An offer starts with the requested terms. */
export function draftOf(application: Financing): OfferDraft {
  return {
    amount: application.amount,
    rate: '',
    termMonths: String(application.term_months),
    profile: application.profile,
    isGuaranteed: false,
    guarantorName: '',
  };
}

/** The proposal of a draft. The server rejects missing parts at their fields. */
export function proposalOf(
  application: Financing,
  grade: Grade,
  draft: OfferDraft,
  reason: string,
): Proposal {
  return {
    kind: 'financing_offer',
    subject_id: application.id,
    after: {
      amount: draft.amount,
      rate: draft.rate,
      term_months: Number(draft.termMonths),
      profile: draft.profile,
      grade,
      is_guaranteed: draft.isGuaranteed,
      guarantor_name: draft.isGuaranteed ? draft.guarantorName : null,
    },
    reason,
  };
}

/** What the offer would cost the issuer today, or null while it cannot be worked out. */
export function costOfDraft(draft: OfferDraft, settings: readonly SettingRow[]): IssuerCost | null {
  const amountSen = parseSen(draft.amount);
  const rate = parseRate(draft.rate);
  const termMonths = Number(draft.termMonths);
  const today = malaysiaDay(businessNow());
  const fees = feesOn(settings, today, termMonths);
  const isWorkable = amountSen !== null && amountSen > 0n && rate !== null && rate > 0 && fees !== null;
  return isWorkable
    ? issuerCost({ ...fees, amountSen, rateBps: rate, termMonths, profile: draft.profile }, today)
    : null;
}

function feesOn(settings: readonly SettingRow[], day: string, termMonths: number) {
  const bands = settingOn(settings, 'origination_fee_bps', day);
  const tax = settingOn(settings, 'service_tax_bps', day);
  const isTerm = Number.isInteger(termMonths) && termMonths >= 1 && termMonths <= 36;
  if (!Array.isArray(bands) || typeof tax !== 'number' || !isTerm) {
    return null;
  }
  const known = bands.flatMap(bandOf);
  return { feeBps: originationFeeBps(known, termMonths), serviceTaxBps: rateBps(tax) };
}

function bandOf(row: SettingRow['value']) {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) {
    return [];
  }
  const { up_to_months: upToMonths, bps } = row;
  return typeof upToMonths === 'number' && typeof bps === 'number'
    ? [{ upToMonths, feeBps: rateBps(bps) }]
    : [];
}
