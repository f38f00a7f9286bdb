/** What the audit log says of exceptions, refunds and second checkers. */
export const malayExceptionAudit: Readonly<Record<string, string>> = {
  'Reconciliation exception refund account proven': 'Akaun pemulangan bagi perkara penyesuaian disahkan',
  'Approval checked': 'Kelulusan pertama diberikan',
  'Bank charge booked': 'Caj bank direkodkan',
  'Bank profit booked': 'Keuntungan bank direkodkan',
  'Deductions refunded': 'Fi dan cukai dipulangkan',
  'Line return queued': 'Pemulangan terimaan dibariskan',
  'Line return paid': 'Pemulangan terimaan dibayar',
  'Line return returned': 'Pemulangan terimaan dikembalikan oleh bank',
  'Statement import uploaded': 'Fail penyata dimuat naik',
  'Statement import rejected': 'Import penyata ditolak',
  'Statement import held': 'Import penyata ditahan oleh jurang',
  'Statement import': 'Import penyata',
};
