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
};
