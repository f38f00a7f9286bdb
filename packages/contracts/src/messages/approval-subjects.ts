import { defineMessages } from './definition.ts';

/** What the queue of approvals calls subjects that have no name of their own, and reasons that the product gives. */
export const approvalSubjectsMessages = defineMessages({
  subject_permissions: {
    en: 'Permissions of operators',
    ms: 'Kebenaran operator',
  },
  statement_uploaded: { en: 'Uploaded by hand', ms: 'Dimuat naik secara manual' },
  subject_with_amount: {
    en: '{{subject, message}} · {{amount, money}}',
    ms: '{{subject, message}} · {{amount, money}}',
  },
  subject_remittance: {
    en: '{{obligation, message}} through {{through, date}} · {{amount, money}}',
    ms: '{{obligation, message}} hingga {{through, date}} · {{amount, money}}',
  },
  obligation_fees: { en: 'Fees', ms: 'Fi' },
  obligation_service_tax: { en: 'Service tax', ms: 'Cukai perkhidmatan' },
  obligation_withholding_tax: { en: 'Withholding tax', ms: 'Cukai pegangan' },
  obligation_charity: { en: 'Charity', ms: 'Kebajikan' },
  obligation_recovery_costs: { en: 'Recovery costs', ms: 'Kos pemulihan' },
  subject_marketing_account: { en: 'Marketing account', ms: 'Akaun pemasaran' },
  subject_payouts: {
    en: {
      one: '{{count, number}} payout · {{total, money}}',
      other: '{{count, number}} payouts · {{total, money}}',
    },
    ms: '{{count, number}} pembayaran keluar · {{total, money}}',
  },
  subject_listed_names: {
    en: '{{added, number}} to add, {{removed, number}} to remove',
    ms: '{{added, number}} untuk ditambah, {{removed, number}} untuk dibuang',
  },
  subject_statement_day: {
    en: '{{accounts, list}} · {{on, date}}',
    ms: '{{accounts, list}} · {{on, date}}',
  },
  subject_statement_days: {
    en: '{{accounts, list}} · {{from, date}} – {{to, date}}',
    ms: '{{accounts, list}} · {{from, date}} – {{to, date}}',
  },
});
