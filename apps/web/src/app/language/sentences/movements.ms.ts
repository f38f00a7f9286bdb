import type { KnownSentences } from '../../../lib/text/say.ts';

/** What movements of a cash account are called, in Bahasa Malaysia. */
export const malayMovements: KnownSentences = {
  'Top-up': 'Tambah nilai',
  'Top-up, paid a second time': 'Tambah nilai, dibayar kali kedua',
  Withdrawal: 'Pengeluaran',
  'Withdrawal returned': 'Pengeluaran dipulangkan',
  'Investment in {{note}} returned': 'Pelaburan dalam {{note}} dipulangkan',
  'Investment in {{note}} cancelled': 'Pelaburan dalam {{note}} dibatalkan',
  'Investment in {{note}}': 'Pelaburan dalam {{note}}',
  'Repayment of {{note}}': 'Bayaran balik {{note}}',
  'Recovery of {{note}}': 'Pungutan semula {{note}}',
  'Service fee of {{note}} returned': 'Fi perkhidmatan {{note}} dipulangkan',
  'Service tax of {{note}} returned': 'Cukai perkhidmatan {{note}} dipulangkan',
  'Tax withheld of {{note}} returned': 'Cukai ditahan {{note}} dipulangkan',
  'Paid more than due on {{note}}': 'Bayaran lebih bagi {{note}}',
  'Taken by your bank to prove the account for direct debit':
    'Diambil oleh bank anda untuk membuktikan akaun bagi debit langsung',
  'Referral reward': 'Ganjaran rujukan',
  'Financing of {{note}} paid to your bank account': 'Pembiayaan {{note}} dibayar ke akaun bank anda',
  'Financing of {{note}}': 'Pembiayaan {{note}}',
  'Origination fee of {{note}}': 'Fi pengaturan {{note}}',
  'Service tax on the origination fee of {{note}}': 'Cukai perkhidmatan atas fi pengaturan {{note}}',
  'Payment on {{note}}, more than was due': 'Bayaran bagi {{note}}, lebih daripada yang perlu dibayar',
  'Payment on {{note}}': 'Bayaran bagi {{note}}',
  'Payment of the guarantor on {{note}}': 'Bayaran penjamin bagi {{note}}',
  'Recovered on {{note}}': 'Dipungut semula bagi {{note}}',
  'Costs of recovering {{note}}': 'Kos pungutan semula {{note}}',
  'Repaid to the guarantor of {{note}}': 'Dibayar balik kepada penjamin {{note}}',
  'Refund on {{note}} returned by your bank': 'Bayaran balik bagi {{note}} dipulangkan oleh bank anda',
  'Returned to your bank account': 'Dipulangkan ke akaun bank anda',
};
