/** Who decides how an exception is closed, and why the viewer may not. */
export const closingWords = {
  propose: 'Propose resolution',
  categoryLabel: 'Category',
  category: {
    timing: 'Timing',
    bank_error: 'Bank error',
    duplicate_line: 'Duplicate line',
    correction: 'Correction',
    data_error: 'Data error',
    bank_charge: 'Bank charge',
    bank_profit: 'Bank profit',
    unidentified_receipt_returned: 'Unidentified receipt, returned',
    line_allocated: 'Unidentified receipt, allocated',
  },
  waits: '{{what}}, proposed by {{who}} on {{day}}.',
  proposed: {
    exception_resolution: 'Resolution',
    bank_charge: 'Bank charge',
    bank_profit: 'Bank profit',
    line_return: 'Return to sender',
    line_allocation: 'Allocation of the line',
  },
  decideThere: 'Decide under',
  approvals: 'Approvals',
  barred: {
    role: 'Only operators with the role “Finance” propose a resolution.',
    above_limit: 'The amount is above your limit. An operator with a higher limit has to resolve it.',
    same_operator: 'You proposed or approved it. A different operator has to decide.',
    own_upload: 'You uploaded the source statement. Two other operators have to resolve it.',
    own_account: 'This concerns your own account. Other operators have to resolve it.',
    own_customer_account: 'This concerns your own account as a customer. Other operators have to resolve it.',
  },
} as const;
