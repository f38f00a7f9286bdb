import type { KnownSentences } from '../../../lib/text/say.ts';

/**
 * What only the back office reads: names of settings and of what histories tell, by the words that are made of their
 * keys, and the reasons of the scorecard.
 */
export const malayOffice: KnownSentences = {
  // The parts of the scorecard.
  Bureau: 'Biro kredit',
  'Cash flow': 'Aliran tunai',
  Ratios: 'Nisbah kewangan',
  Conduct: 'Tingkah laku bayaran',
  Security: 'Cagaran dan pembeli',

  'Approval expiry days': 'Tempoh cadangan, hari',
  'Auto invest share percent': 'Bahagian pelaburan automatik, peratus',
  'Basic plan limit': 'Had pelan Basic',
  'Basic plan limit blocks': 'Had pelan Basic menyekat',
  'Campaign days': 'Tempoh kempen, hari',
  'Cancel window hours': 'Tempoh pembatalan, jam',
  'Cancellation window days': 'Tempoh kiraan pembatalan, hari',
  'Cancellations allowed': 'Pembatalan dibenarkan',
  'Collection attempts': 'Percubaan kutipan',
  'Credit grades': 'Gred kredit',
  'Default after days invoice': 'Mungkir selepas, hari (invois)',
  'Default after days term': 'Mungkir selepas, hari (bertempoh)',
  'eKYC attempts per day': 'Cubaan eKYC sehari',
  'eKYC selfie keep days': 'Simpanan swafoto eKYC, hari',
  'Exposure counts above': 'Pendedahan dikira melebihi',
  'FAQ address': 'Alamat Soalan Lazim',
  'Fund management enabled': 'Pengurusan dana dibenarkan',
  'Gharamah cap yearly': 'Had gharamah setahun',
  'Guarantor after days': 'Penjamin selepas, hari',
  'Investment step': 'Gandaan pelaburan',
  'Issue days': 'Tempoh penerbitan, hari',
  'Issuer exposure limit': 'Had pendedahan penerbit',
  'Issuer minimum age months': 'Usia minimum penerbit, bulan',
  'Issuer minimum revenue': 'Hasil minimum penerbit',
  'Knock out days late': 'Penolakan terus selepas hari lewat',
  'Late charge cap': 'Had caj lewat bayar',
  'Late charge daily': 'Caj lewat bayar sehari',
  'Late grace days': 'Tempoh ihsan, hari',
  'Minimum funded percent': 'Pembiayaan minimum, peratus',
  'Minimum investment': 'Pelaburan minimum',
  'Minimum top-up': 'Tambah nilai minimum',
  'Minimum withdrawal': 'Pengeluaran minimum',
  'Note maximum': 'Nota maksimum',
  'Note minimum': 'Nota minimum',
  'Offer days': 'Tempoh tawaran, hari',
  'Origination fee': 'Fi pengaturan',
  'Premium early access minutes': 'Akses awal Premium, minit',
  'Rate cap': 'Had kadar',
  'Rate cap basis': 'Asas had kadar',
  'Referral days': 'Tempoh rujukan, hari',
  'Referral invested': 'Pelaburan bagi rujukan',
  'Referral reward': 'Ganjaran rujukan',
  'SC registration': 'Pendaftaran SC',
  'Service tax first month': 'Bulan pertama cukai perkhidmatan',
  'Scorecard weights': 'Wajaran kad skor',
  'Security hold hours': 'Tahanan keselamatan, jam',
  'Service fee': 'Fi perkhidmatan',
  'Service tax': 'Cukai perkhidmatan',
  'Smaller amount days': 'Tempoh jumlah lebih kecil, hari',
  'Support email': 'E-mel sokongan',
  'Ta’widh yearly': 'Ta’widh setahun',
  'Top-up maximum individual': 'Tambah nilai maksimum individu',
  'Top-up maximum institution': 'Tambah nilai maksimum institusi',
  'Withdrawal fee': 'Fi pengeluaran',
  'Withholding tax': 'Cukai pegangan',

  'Agreement accepted': 'Perjanjian diterima',
  'Score {{score}} of {{max}}, {{arrears}} months in arrears, {{suits}} legal suits':
    'Skor {{score}} daripada {{max}}, {{arrears}} bulan tunggakan, {{suits}} saman undang-undang',
  'Score {{score}} of {{max}}, {{arrears}} months in arrears, {{suits}} legal suits; a winding-up or bankruptcy is on record':
    'Skor {{score}} daripada {{max}}, {{arrears}} bulan tunggakan, {{suits}} saman undang-undang; penggulungan atau kebankrapan direkodkan',
  '{{surplus}} a month are left for {{due}} of instalments, {{cover}} times; {{returned}} returned cheques':
    '{{surplus}} sebulan berbaki bagi ansuran {{due}}, {{cover}} kali; {{returned}} cek dipulangkan',
  'Current ratio {{current}}, gearing {{gearing}}, margin {{margin}} %, debt service {{service}}':
    'Nisbah semasa {{current}}, penggearan {{gearing}}, margin {{margin}} %, khidmat hutang {{service}}',
  '{{years}} years in business; {{completed}} of {{notes}} notes repaid, {{late}} late, {{defaulted}} in default; suppliers are paid {{how}}':
    '{{years}} tahun beroperasi; {{completed}} daripada {{notes}} nota dibayar balik, {{late}} lewat, {{defaulted}} mungkir; pembekal dibayar {{how}}',
  'on time': 'tepat pada masanya',
  'sometimes late': 'kadangkala lewat',
  'often late': 'selalu lewat',
  'personal guarantee': 'jaminan peribadi',
  'corporate guarantee': 'jaminan syarikat',
  'Security: {{kind}}; paid by: {{buyer}}': 'Cagaran: {{kind}}; dibayar oleh: {{buyer}}',
  'Note late charge waived': 'Kos kelewatan nota dikecualikan',
  'This account is enabled already. Please reload the page.':
    'Akaun ini sudah diaktifkan. Sila muat semula halaman.',
  'This account is disabled already. Please reload the page.':
    'Akaun ini sudah dinyahaktifkan. Sila muat semula halaman.',
};
