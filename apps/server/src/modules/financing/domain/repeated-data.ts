import type { FinancingData } from './financing-data.ts';

/**
 * The form of an earlier application for another one (FIN-20). The amount, the invoice, the documents and the
 * declaration are of their time: they are asked anew.
 */
export function repeatedData(earlier: FinancingData, number: string): FinancingData {
  return {
    ...earlier,
    amount: null,
    invoice_number: null,
    invoice_amount: null,
    invoice_due_on: null,
    not_raised_elsewhere: null,
    documents: [],
    repeats: { number, amount: earlier.amount ?? '' },
  };
}
