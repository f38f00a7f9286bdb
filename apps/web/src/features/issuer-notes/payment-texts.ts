/** Words of what was paid on a note, and of its receipts. */
export const paymentTexts = {
  payments: {
    receipts: 'Receipts',
    open: 'Payments and receipts',
    titleOf: 'Payments on note {{number}}',
    none: 'No payments have been booked on this note yet.',
    by: '{{method}}, {{reference}}',
    method: {
      fpx: 'FPX',
      direct_debit: 'Direct debit',
      bank_transfer: 'Bank transfer',
      excess: 'Excess payment applied',
      guarantor: 'Paid by the guarantor',
      recovery: 'Recovery after default',
    },
    guarantor: 'Repaid to the guarantor',
    excess: 'Excess payment',
    receipt: 'Receipt (PDF)',
    receiptOf: 'Receipt {{number}} (PDF)',
    fileName: 'receipt-{{number}}.pdf',
    quote: 'Settlement quote (PDF)',
    quoteName: 'settlement-{{number}}-{{day}}.pdf',
    quoteFailed: 'Unable to open the settlement quote, please try again.',
    failed: 'Unable to open the receipt, please try again.',
  },
  refund: {
    button: 'Refund excess payment',
    body: "{{amount}} will be paid to your company's bank account with the next payout batch and is no longer applied to the next instalment.",
    done: '{{amount}} is being refunded to your bank account •••• {{last4}}.',
    close: 'Close',
  },
} as const;
