import type { Day } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { JsonValue } from '../../../platform/db/schema.ts';
import type { Offer } from '../../financing/public.ts';
import type { Issue } from './issue.ts';

/** The terms that an issuer accepts when it issues, kept word for word beside the note. */
export function agreementTerms(issue: Issue, offer: Offer, issuedOn: Day): JsonValue {
  const { note, disbursement } = issue;
  return {
    number: note.number,
    type: note.type,
    contract: note.contract,
    amount: senToText(disbursement.amountSen),
    rate: rateToText(note.rateBps),
    effective_rate: rateToText(note.effectiveRateBps),
    term_months: note.termMonths,
    profile: note.profile,
    guarantor: note.guarantorName,
    issued_on: issuedOn,
    origination_fee_percent: rateToText(offer.originationFeeBps),
    origination_fee: senToText(disbursement.originationFeeSen),
    service_tax_percent: rateToText(offer.serviceTaxBps),
    service_tax: senToText(disbursement.serviceTaxSen),
    disbursed: senToText(disbursement.netSen),
    schedule: issue.schedule.map((row) => ({
      number: row.number,
      due_on: row.dueOn,
      principal: senToText(row.principalSen),
      return: senToText(row.returnSen),
    })),
  };
}
