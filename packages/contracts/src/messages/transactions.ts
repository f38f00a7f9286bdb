import { defineMessages } from './definition.ts';

/** What the transactions of a cash account are called. */
export const transactionsMessages = defineMessages({
  transaction_topup: { en: 'Top-up', ms: 'Tambah nilai' },
  transaction_second_topup: { en: 'Duplicate top-up', ms: 'Tambah nilai pendua' },
  transaction_withdrawal: { en: 'Withdrawal', ms: 'Pengeluaran' },
  transaction_withdrawal_returned: { en: 'Withdrawal returned', ms: 'Pengeluaran dipulangkan' },
  transaction_unclaimed_money: {
    en: 'Paid to the Registrar of Unclaimed Moneys',
    ms: 'Dibayar kepada Pendaftar Wang Tak Dituntut',
  },
  transaction_unclaimed_money_returned: {
    en: 'Payment to the Registrar of Unclaimed Moneys returned',
    ms: 'Bayaran kepada Pendaftar Wang Tak Dituntut dipulangkan',
  },
  transaction_subscription: { en: 'Investment in {{note}}', ms: 'Pelaburan dalam {{note}}' },
  transaction_subscription_returned: {
    en: 'Investment in {{note}} returned',
    ms: 'Pelaburan dalam {{note}} dipulangkan',
  },
  transaction_subscription_cancelled: {
    en: 'Investment in {{note}} cancelled',
    ms: 'Pelaburan dalam {{note}} dibatalkan',
  },
  transaction_distribution: { en: 'Repayment of {{note}}', ms: 'Bayaran balik {{note}}' },
  transaction_recovery: { en: 'Recovery of {{note}}', ms: 'Pemulihan {{note}}' },
  transaction_service_fee_returned: {
    en: 'Service fee of {{note}} returned',
    ms: 'Fi perkhidmatan {{note}} dipulangkan',
  },
  transaction_service_tax_returned: {
    en: 'Service tax of {{note}} returned',
    ms: 'Cukai perkhidmatan {{note}} dipulangkan',
  },
  transaction_withholding_tax_returned: {
    en: 'Withholding tax of {{note}} returned',
    ms: 'Cukai pegangan {{note}} dipulangkan',
  },
  transaction_repayment_excess: {
    en: 'Overpayment on {{note}}',
    ms: 'Lebihan bayaran bagi {{note}}',
  },
  transaction_mandate_verification: {
    en: 'Direct debit verification by your bank',
    ms: 'Pengesahan debit langsung oleh bank anda',
  },
  transaction_referral_reward: { en: 'Referral reward', ms: 'Ganjaran rujukan' },
  transaction_referral_reward_for: { en: 'Referral reward: {{friend}}', ms: 'Ganjaran rujukan: {{friend}}' },
  transaction_repayment: { en: 'Repayment of {{note}}', ms: 'Bayaran balik {{note}}' },
  transaction_financing: { en: 'Financing of {{note}}', ms: 'Pembiayaan {{note}}' },
  transaction_origination_fee: {
    en: 'Origination fee of {{note}}',
    ms: 'Fi pengaturan {{note}}',
  },
  transaction_service_tax_on_fee: {
    en: 'Service tax on the origination fee of {{note}}',
    ms: 'Cukai perkhidmatan atas fi pengaturan {{note}}',
  },
  transaction_disbursement: {
    en: 'Financing of {{note}} paid to your bank account',
    ms: 'Pembiayaan {{note}} dibayar ke akaun bank anda',
  },
  transaction_payment_received: { en: 'Payment on {{note}}', ms: 'Bayaran bagi {{note}}' },
  transaction_payment_beyond_due: {
    en: 'Payment on {{note}}, more than was due',
    ms: 'Bayaran bagi {{note}}, lebih daripada yang perlu dibayar',
  },
  transaction_guarantor_payment: {
    en: 'Payment of the guarantor on {{note}}',
    ms: 'Bayaran penjamin bagi {{note}}',
  },
  transaction_recovery_received: {
    en: 'Recovered on {{note}}',
    ms: 'Dipulihkan bagi {{note}}',
  },
  transaction_recovery_cost: {
    en: 'Costs of recovering {{note}}',
    ms: 'Kos pemulihan {{note}}',
  },
  transaction_guarantor_repaid: {
    en: 'Repaid to the guarantor of {{note}}',
    ms: 'Dibayar balik kepada penjamin {{note}}',
  },
  transaction_excess_returned: {
    en: 'Returned to your bank account',
    ms: 'Dipulangkan ke akaun bank anda',
  },
  transaction_excess_refund_returned: {
    en: 'Refund on {{note}} returned by your bank',
    ms: 'Bayaran balik lebihan bagi {{note}} dipulangkan oleh bank anda',
  },
  transaction_other: { en: 'Other transaction', ms: 'Transaksi lain' },
});
