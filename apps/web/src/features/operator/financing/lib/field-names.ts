/** What the fields of the financing form are called in the back office. */
export const fieldNames = {
  loan_category: 'Type',
  contract: 'Contract',
  amount: 'Amount',
  term_months: 'Tenure (months)',
  profile: 'Repayment type',
  purpose: 'Purpose',
  invoice_number: 'Invoice number',
  invoice_amount: 'Invoice amount',
  invoice_due_on: 'Invoice due date',
  debtor_name: 'Debtor (invoice payer)',
  contract_value: 'Contract value',
  contract_party: 'Contract party',
  not_raised_elsewhere: 'Not raised on another platform',
  documents: 'Documents',
} as const;

export type FieldName = keyof typeof fieldNames;
