/** What the audit log and refusals say about the signature of a Shariah note and its commodity trade. */
export const malayShariah = {
  'Commodity purchase': 'Komoditi dibeli',
  'Commodity resale': 'Komoditi dijual semula',
  'Commodity sale': 'Komoditi dijual',
  'Commodity traded': 'Komoditi didagangkan',
  'Note signature void': 'Tandatangan nota terbatal',
  'Note signed': 'Nota ditandatangani',
  'You have already signed. The note is issued as soon as its commodity trade is complete.':
    'Anda telah menandatangani. Nota diterbitkan sebaik sahaja dagangan komoditinya selesai.',
};
