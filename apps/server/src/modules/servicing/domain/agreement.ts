import type { Day } from '@titian/finance/calendar';
import type { Disbursement } from '@titian/finance/fees';
import { type RateBps, rateToText } from '@titian/finance/rate';
import type { Instalment } from '@titian/finance/schedule';
import { addSen, formatRinggit, parseSen, type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { Offer } from '../../financing/public.ts';
import type { Note } from '../../notes/public.ts';
import type { Issuer } from '../../onboarding/public.ts';
import type { AgreedTerms } from './late-terms.ts';

/** A step of the commodity trade behind a Shariah note. */
export interface TradeLine {
  readonly step: 'purchase' | 'sale' | 'resale';
  readonly reference: string;
  readonly at: Date;
  /** Null for trades that were recorded without a price. */
  readonly priceSen: Sen | null;
}

export interface AgreementParts {
  readonly note: Note;
  readonly offer: Offer;
  readonly issuer: Issuer;
  readonly schedule: readonly Instalment[];
  /** Of the note as it would be issued with this schedule. */
  readonly effectiveRateBps: RateBps;
  readonly disbursement: Disbursement;
  /** The commodity trade for the issuer's signature; nothing before it. */
  readonly trades: readonly TradeLine[];
  readonly issuedOn: Day;
  /** What lateness will cost on the note for as long as it runs. */
  readonly late: AgreedTerms;
}

/**
 * The terms that an issuer accepts when it issues, stored word for word beside the note and printed in its agreement.
 */
export type AgreementTerms = ReturnType<typeof agreementTerms>;

export function agreementTerms(parts: AgreementParts) {
  const { note, offer, issuer, schedule, disbursement } = parts;
  const totalSen = sumSen(schedule.map((row) => addSen(row.principalSen, row.returnSen)));
  return {
    number: note.number,
    issuer: issuer.companyName,
    registration_number: issuer.registrationNo,
    type: note.type,
    contract: note.contract,
    purpose: note.purpose,
    amount: senToText(disbursement.amountSen),
    rate: rateToText(note.rateBps),
    effective_rate: rateToText(parts.effectiveRateBps),
    term_months: note.termMonths,
    profile: note.profile,
    guarantor: note.guarantorName,
    issued_on: parts.issuedOn,
    origination_fee_percent: rateToText(offer.originationFeeBps),
    origination_fee: senToText(disbursement.originationFeeSen),
    service_tax_percent: rateToText(offer.serviceTaxBps),
    service_tax: senToText(disbursement.serviceTaxSen),
    disbursed: senToText(disbursement.netSen),
    total: senToText(totalSen),
    total_return: senToText(sumSen(schedule.map((row) => row.returnSen))),
    late: {
      graceDays: parts.late.lateGraceDays,
      dailyPercent: rateToText(parts.late.lateChargeDailyBps),
      capPercent: rateToText(parts.late.lateChargeCapBps),
      tawidhPercent: rateToText(parts.late.tawidhYearlyBps),
      gharamahCapPercent: rateToText(parts.late.shariahLateChargeCapBps),
    },
    ibra_on_default: note.contract === 'Shariah' && parts.late.ibraOnDefault,
    trades: parts.trades.map(({ step, reference, at, priceSen }) => ({
      step,
      reference,
      at: at.toISOString(),
      price: priceSen === null ? null : senToText(priceSen),
    })),
    schedule: schedule.map((row) => ({
      number: row.number,
      due_on: row.dueOn,
      principal: senToText(row.principalSen),
      return: senToText(row.returnSen),
      total: senToText(addSen(row.principalSen, row.returnSen)),
    })),
  };
}

/** An amount of the agreed terms as it is read: `RM 130,000.00`. */
export function ringgit(amount: string): string {
  const parsed = parseSen(amount);
  return parsed === null ? amount : formatRinggit(parsed);
}

/** What an issuer signs before its commodity is traded: the terms without the trade. */
export function termsBeforeTrade(parts: AgreementParts): AgreementTerms {
  return agreementTerms({ ...parts, trades: [] });
}
