/** Words of the outcome of a payment, and why one was not paid. */
export const resultTexts = {
  result: {
    title: 'Payment status',
    pending: 'Awaiting bank confirmation',
    succeeded: 'Payment received',
    held: 'Payment under review',
    failed: 'Payment failed',
    expired: 'Payment expired',
    amount: 'Amount',
    reference: 'Reference',
    note: 'Note',
    settled: 'Settled on',
    pendingHint:
      'Corporate payments may need a second approval at your company; they remain pending until then.',
    heldHint: 'Please do not pay again. The money is safe, and we notify you once it is cleared.',
    again: 'Back to my notes',
    toNotes: 'View my notes',
  },
  reason: {
    cancelled: 'The payment was cancelled at the bank.',
    timed_out: 'The payment timed out at the bank.',
    limit: 'The payment exceeds your bank’s limit. Please raise the limit or pay in several payments.',
    bank_offline: 'Your bank’s service was not available. Please try again later.',
    other: 'Your bank declined the payment. Please contact your bank or use another one.',
    name_check: "The payer's account is not in the name of your company, a director or the guarantor.",
  },
};
