import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { shariahWordProblem } from '@titian/contracts/shariah-words';
import type { Day } from '@titian/finance/calendar';
import { parseSen, senToText } from '@titian/finance/sen';
import type { FieldMessages } from '../../../platform/errors.ts';
import type { Settings } from '../../settings/public.ts';
import type { SubmittedForm } from './financing-data.ts';

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

type ValidatedFields = Pick<
  SubmittedForm,
  'amount' | 'contract' | 'loan_category' | 'purpose' | 'invoice_amount' | 'invoice_due_on' | 'contract_value'
> & { readonly documents: readonly string[] };

/** What the form's own schema cannot know; empty when the application may be submitted. */
export function validateApplication(form: ValidatedFields, limits: Limits, on: Day): FieldMessages {
  const problem = amountProblem(form.amount, limits) ?? backingProblem(form);
  const isInvoice = form.loan_category.startsWith('Invoice Financing');
  const isPast = isInvoice && form.invoice_due_on !== undefined && form.invoice_due_on < on;
  // Investors read the purpose on the note's page.
  const word = form.contract === 'Shariah' ? shariahWordProblem(form.purpose) : null;
  return {
    ...(problem === null ? {} : { amount: [problem] }),
    ...(word === null ? {} : { purpose: [word] }),
    ...(isPast ? { invoice_due_on: [message('invoice_due_in_past')] } : {}),
    ...(form.documents.length > 0 ? {} : { documents: [message('supporting_document_required')] }),
  };
}

/** The amount may not exceed the value of the invoice or the contract. */
function backingProblem(form: ValidatedFields): Message | null {
  const isInvoice = form.loan_category.startsWith('Invoice Financing');
  const backing = isInvoice ? form.invoice_amount : form.contract_value;
  const backingSen = form.loan_category === 'Term Financing' ? null : parseSen(backing ?? '');
  const amountSen = parseSen(form.amount);
  return backingSen !== null && amountSen !== null && amountSen > backingSen
    ? message(isInvoice ? 'amount_above_invoice' : 'amount_above_contract', {
        maximum: senToText(backingSen),
      })
    : null;
}
