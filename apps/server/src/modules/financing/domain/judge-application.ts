import { shariahWordProblem } from '@titian/contracts/shariah-words';
import type { Day } from '@titian/finance/calendar';
import { formatRinggit, parseSen } from '@titian/finance/sen';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { Settings } from '../../settings/public.ts';
import type { SubmittedForm } from './financing-data.ts';

type Limits = Pick<Settings, 'noteMinimumSen' | 'noteMaximumSen' | 'investmentStepSen'>;

/** What is wrong with an amount of financing, or null (FIN-1). */
export function amountProblem(amount: string, limits: Limits): string | null {
  const amountSen = parseSen(amount);
  if (amountSen === null || amountSen < limits.noteMinimumSen || amountSen > limits.noteMaximumSen) {
    return `Please enter ${formatRinggit(limits.noteMinimumSen)} to ${formatRinggit(limits.noteMaximumSen)}`;
  }
  if (amountSen % limits.investmentStepSen !== 0n) {
    return `Please enter a multiple of ${formatRinggit(limits.investmentStepSen)}`;
  }
  return null;
}

type Judged = Pick<
  SubmittedForm,
  'amount' | 'contract' | 'loan_category' | 'purpose' | 'invoice_amount' | 'invoice_due_on' | 'contract_value'
> & { readonly documents: readonly string[] };

/** What the form's own schema cannot know; empty when the application may be submitted. */
export function judgeApplication(form: Judged, limits: Limits, on: Day): FieldErrors {
  const problem = amountProblem(form.amount, limits) ?? backingProblem(form);
  const isInvoice = form.loan_category.startsWith('Invoice Financing');
  const isPast = isInvoice && form.invoice_due_on !== undefined && form.invoice_due_on < on;
  // Investors read the purpose on the note's page.
  const word = form.contract === 'Shariah' ? shariahWordProblem(form.purpose) : null;
  return {
    ...(problem === null ? {} : { amount: [problem] }),
    ...(word === null ? {} : { purpose: [word] }),
    ...(isPast ? { invoice_due_on: ['Please choose an invoice that is due today or later'] } : {}),
    ...(form.documents.length > 0 ? {} : { documents: ['Please upload at least one document'] }),
  };
}

/** Nobody is financed with more than the invoice or the contract brings in. */
function backingProblem(form: Judged): string | null {
  const isInvoice = form.loan_category.startsWith('Invoice Financing');
  const backing = isInvoice ? form.invoice_amount : form.contract_value;
  const backingSen = form.loan_category === 'Term Financing' ? null : parseSen(backing ?? '');
  const amountSen = parseSen(form.amount);
  return backingSen !== null && amountSen !== null && amountSen > backingSen
    ? `Please enter ${formatRinggit(backingSen)} or less, what the ${isInvoice ? 'invoice' : 'contract'} is worth`
    : null;
}
