/** What the audit log and refusals say about the signature of a Shariah note and its commodity trade. */
export const malayShariah = {
  'Commodity purchase': 'Komoditi dibeli',
  'Commodity resale': 'Komoditi dijual semula',
  'Commodity sale': 'Komoditi dijual',
  'Commodity traded': 'Komoditi didagangkan',
  'Note signature void': 'Tandatangan nota terbatal',
  'Note signed': 'Nota ditandatangani',
};
