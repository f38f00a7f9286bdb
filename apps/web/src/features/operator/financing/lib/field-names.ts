/** What the fields of the financing form are called in the back office. */
export const fieldNames = {
  loan_category: 'Type',
  contract: 'Contract',
  amount: 'Amount',
  term_months: 'Tenure in months',
  profile: 'Repayment',
  purpose: 'Purpose',
  invoice_number: 'Invoice number',
  invoice_amount: 'Invoice amount',
  invoice_due_on: 'Invoice due on',
  debtor_name: 'Who pays the invoice',
  contract_value: 'Contract value',
  contract_party: 'Contract with',
  not_raised_elsewhere: 'Not raised elsewhere',
  documents: 'Documents',
} as const;

export type FieldName = keyof typeof fieldNames;
