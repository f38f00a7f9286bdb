import { defineMessages } from './definition.ts';

/** What the points of the five parts of the scorecard rest on (FIN-5). */
export const scorecardReasonsMessages = defineMessages({
  scorecard_bureau: {
    en: 'Score {{score}} of {{max}}, {{arrears}} months in arrears, {{suits}} legal suits',
    ms: 'Skor {{score}} daripada {{max}}, {{arrears}} bulan tunggakan, {{suits}} saman undang-undang',
  },
  scorecard_bureau_insolvent: {
    en: 'Score {{score}} of {{max}}, {{arrears}} months in arrears, {{suits}} legal suits; a winding-up or bankruptcy is on record',
    ms: 'Skor {{score}} daripada {{max}}, {{arrears}} bulan tunggakan, {{suits}} saman undang-undang; penggulungan atau kebankrapan direkodkan',
  },
  scorecard_cash_flow: {
    en: '{{surplus, money}} a month are left for {{due, money}} of instalments, {{cover}} times; {{returned}} returned cheques',
    ms: '{{surplus, money}} sebulan berbaki bagi ansuran {{due, money}}, {{cover}} kali; {{returned}} cek dipulangkan',
  },
  scorecard_ratios: {
    en: 'Current ratio {{current, message}}, gearing {{gearing, message}}, pre-tax margin {{margin, message}}, debt service cover {{service, message}}',
    ms: 'Nisbah semasa {{current, message}}, penggearan {{gearing, message}}, margin sebelum cukai {{margin, message}}, perlindungan khidmat hutang {{service, message}}',
  },
  scorecard_ratio: { en: '{{ratio}}', ms: '{{ratio}}' },
  scorecard_margin: { en: '{{margin, percent}}', ms: '{{margin, percent}}' },
  scorecard_ratio_none: { en: 'none', ms: 'tiada' },
  scorecard_count: { en: '{{count}}', ms: '{{count}}' },
  scorecard_yes: { en: 'yes', ms: 'ya' },
  scorecard_no: { en: 'no', ms: 'tidak' },
  scorecard_conduct: {
    en: '{{years}} years in business; {{completed}} of {{notes}} notes repaid, {{late}} late, {{defaulted}} in default; suppliers are paid {{suppliers, message}}',
    ms: '{{years}} tahun beroperasi; {{completed}} daripada {{notes}} nota dibayar balik, {{late}} lewat, {{defaulted}} mungkir; pembekal dibayar {{suppliers, message}}',
  },
  suppliers_on_time: { en: 'on time', ms: 'tepat pada masanya' },
  suppliers_sometimes_late: { en: 'sometimes late', ms: 'kadangkala lewat' },
  suppliers_often_late: { en: 'often late', ms: 'selalu lewat' },
  scorecard_security: {
    en: 'Security: {{kind, message}}; paid by: {{buyer, message}}',
    ms: 'Cagaran: {{kind, message}}; dibayar oleh: {{buyer, message}}',
  },
  security_none: { en: 'none', ms: 'tiada' },
  security_personal_guarantee: { en: 'personal guarantee', ms: 'jaminan peribadi' },
  security_asset: { en: 'asset', ms: 'aset' },
  security_corporate_guarantee: { en: 'corporate guarantee', ms: 'jaminan syarikat' },
  security_third_party: { en: 'third party', ms: 'pihak ketiga' },
  buyer_none: { en: 'none', ms: 'tiada' },
  buyer_private: { en: 'private company', ms: 'syarikat persendirian' },
  buyer_listed: { en: 'listed company', ms: 'syarikat tersenarai' },
  buyer_government: { en: 'government', ms: 'kerajaan' },
});
