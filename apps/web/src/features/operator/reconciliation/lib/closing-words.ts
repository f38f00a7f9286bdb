/** Who decides how an exception is closed, and why the one who looks at it may not. */
export const closingWords = {
  propose: 'Propose the resolution',
  categoryLabel: 'Category',
  category: {
    timing: 'Timing',
    bank_error: 'Error of the bank',
    duplicate_line: 'Duplicate line',
    correction: 'Correction',
    data_error: 'Data error',
    bank_charge: 'Bank charge',
    bank_profit: 'Bank profit',
    unidentified_receipt_returned: 'Unidentified receipt, returned',
  },
  waits: '{{what}}, proposed by {{who}} on {{day}}.',
  proposed: {
    exception_resolution: 'Resolution',
    bank_charge: 'Bank charge',
    bank_profit: 'Bank profit',
    line_return: 'Return to sender',
  },
  decideThere: 'It is decided under',
  desk: 'Approvals',
  barred: {
    role: 'Only operators with the role “Finance” propose how it is closed.',
    same_operator: 'You proposed or approved it: a different operator has to decide.',
    own_upload: 'You uploaded the statement that it comes from: two other operators have to close it.',
    own_account: 'It is about your own account: other operators have to close it.',
    own_customer_account: 'It is about your own account as a customer: other operators have to close it.',
  },
} as const;
