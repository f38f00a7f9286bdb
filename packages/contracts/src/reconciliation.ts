/** How an exception of the bank statement may be closed without moving money. */
export const resolutionCategories = [
  'timing',
  'bank_error',
  'duplicate_line',
  'correction',
  'data_error',
] as const;

/** Every category of a closed exception: those above, and what moved money. */
export const exceptionCategories = [
  ...resolutionCategories,
  'bank_charge',
  'bank_profit',
  'unidentified_receipt_returned',
] as const;
