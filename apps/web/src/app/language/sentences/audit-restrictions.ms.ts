/** What the audit log says was done about money restrictions. */
export const malayRestrictions = {
  'Money restriction confirmed': 'Sekatan wang disahkan',
  'Money restriction escalated': 'Sekatan wang dimaklumkan kepada atasan',
  'Money restriction lifted': 'Sekatan wang ditarik balik',
  'Money restriction set': 'Sekatan wang dikenakan',
  'Money restriction': 'Sekatan wang',
  'Payout batch stopped': 'Kelompok bayaran dihentikan',
  'Payout batch withheld': 'Kelompok bayaran ditarik balik',
  'Payout restricted at bank': 'Bayaran keluar tersekat di bank',
};
