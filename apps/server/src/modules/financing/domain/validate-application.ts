import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { shariahWordProblem } from '@titian/contracts/shariah-words';
import type { Day } from '@titian/finance/calendar';
import { parseSen, senToText } from '@titian/finance/sen';
import type { FieldMessages } from '../../../platform/errors.ts';
import type { Settings } from '../../settings/public.ts';
import type { FinancingData } from './financing-data.ts';

type Limits = Pick<Settings, 'noteMinimumSen' | 'noteMaximumSen' | 'investmentStepSen'>;

/** What is wrong with an amount of financing, or null (FIN-1). */
export function amountProblem(amount: string, limits: Limits): Message | null {
  const amountSen = parseSen(amount);
  if (amountSen === null || amountSen < limits.noteMinimumSen || amountSen > limits.noteMaximumSen) {
    return message('financing_amount_out_of_range', {
      minimum: senToText(limits.noteMinimumSen),
      maximum: senToText(limits.noteMaximumSen),
    });
  }
  if (amountSen % limits.investmentStepSen !== 0n) {
    return message('financing_amount_step', { step: senToText(limits.investmentStepSen) });
  }
  return null;
}

type Assessed = Pick<
  FinancingData,
  'amount' | 'contract' | 'purpose' | 'invoice_amount' | 'invoice_due_on' | 'contract_value' | 'documents'
>;

/**
 * What the form's own schema cannot know; empty when the application may be submitted.
 * @param data with the fields of its type only (FIN-18)
 */
export function validateApplication(data: Assessed, limits: Limits, on: Day): FieldMessages {
  const problem = amountProblem(data.amount ?? '', limits) ?? backingProblem(data);
  const isPast = data.invoice_due_on !== null && data.invoice_due_on < on;
  // Investors read the purpose on the note's page.
  const word = data.contract === 'Shariah' ? shariahWordProblem(data.purpose ?? '') : null;
  return {
    ...(problem === null ? {} : { amount: [problem] }),
    ...(word === null ? {} : { purpose: [word] }),
    ...(isPast ? { invoice_due_on: [message('invoice_due_in_past')] } : {}),
    ...(data.documents.length > 0 ? {} : { documents: [message('supporting_document_required')] }),
  };
}

/** The amount may not exceed the value of the invoice or the contract. */
function backingProblem({
  amount,
  invoice_amount: invoice,
  contract_value: contract,
}: Assessed): Message | null {
  const backingSen = parseSen(invoice ?? contract ?? '');
  const amountSen = parseSen(amount ?? '');
  return backingSen !== null && amountSen !== null && amountSen > backingSen
    ? message(invoice === null ? 'amount_above_contract' : 'amount_above_invoice', {
        maximum: senToText(backingSen),
      })
    : null;
}
