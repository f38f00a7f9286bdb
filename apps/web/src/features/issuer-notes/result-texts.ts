/** Words of what became of a payment, and why one was not paid. */
export const resultTexts = {
  result: {
    title: 'Your payment',
    pending: 'Waiting for your bank',
    succeeded: 'Payment received',
    held: 'Being looked at',
    failed: 'Not paid',
    expired: 'Time is over',
    amount: 'Amount',
    reference: 'Reference',
    note: 'Note',
    settled: 'Settled',
    pendingHint: 'Some companies approve payments in a second step: then this can take until that is done.',
    heldHint: 'Please do not pay again. The money is safe, and we write to you as soon as it is cleared.',
    again: 'Back to my notes',
    toNotes: 'See my notes',
  },
  reason: {
    cancelled: 'It was cancelled at the bank.',
    timed_out: 'The bank did not get an answer in time.',
    limit: 'It was above your bank’s limit. Please raise the limit or pay in parts.',
    bank_offline: 'Your bank’s service was not available. Please try again later.',
    other: 'Your bank refused it. Please ask your bank, or use another one.',
    name_check:
      'It came from an account that is not in the name of your company, a director or the guarantor.',
  },
};
