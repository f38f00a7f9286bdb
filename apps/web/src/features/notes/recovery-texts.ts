/** Texts of arrears, default and recovery of a note. */
export const recoveryTexts = {
  recovery: {
    title: 'Arrears and recovery',
    late_one: 'A payment is 1 day late.',
    late_other: 'A payment is {{count}} days late.',
    paidUp: 'The arrears have been paid.',
    defaulted:
      'The note has been in default since {{day}}. Amounts recovered are distributed to its investors.',
    wasRecovered:
      'The note was in default from {{day}} and has been recovered: all principal has been repaid.',
    wasWrittenOff:
      'The note was in default from {{day}}, and the amount not recovered has been written off. Later recoveries are distributed.',
    byGuarantor:
      '{{name}} guaranteed this note and paid the outstanding amount on {{day}}. Nothing more is owed to its investors.',
    defaultedByGuarantor:
      'The note was in default from {{since}}. {{name}} guaranteed it and paid the outstanding amount on {{day}}: nothing more is owed to its investors.',
    late_charge: 'Of which late charges',
    tawidh: 'Of which ta’widh, to investors',
    gharamah: 'Of which gharamah, to charity',
    costs_due: 'Of which recovery costs',
    ibra: 'Rebate granted (ibra’)',
    late_waived: 'Late charges waived',
    gharamah_waived: 'Gharamah waived',
    amount_due: 'Amount due',
    received: 'Received to date',
    recovered: 'Recovered since default',
    costs: 'Recovery costs',
    outstanding: 'Outstanding principal',
    written_off: 'Written off',
    net_to_me: 'Net to you since default',
    claimed: '{{name}} guarantees this note. A claim was made on {{day}}.',
    claimedAmount: 'Claim on the guarantor',
    paidOn: 'Paid by the guarantor on {{day}}',
    accruedSince: 'Accrued since the claim, net of other payments',
    settledSince: 'Otherwise settled or waived since the claim',
    openClaim: 'Outstanding claim',
    notExpected: 'No longer expected since {{day}}',
    paidAfter: 'Paid after closure on {{day}}',
    closedWhy: 'The claim was closed on {{day}}. {{explanation}}',
    next: 'Next step',
    step: '{{step}}, by {{day}}',
    noNext: 'No further steps are planned.',
  },
} as const;
