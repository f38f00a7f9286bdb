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

  // Whole numbers.
  'Please choose what the number belongs to': 'Sila pilih milik siapa nombor itu',
  'Please name the field of the number': 'Sila namakan medan nombor itu',
  'Please say in 10 to 500 characters why you need the whole number':
    'Sila nyatakan dalam 10 hingga 500 aksara mengapa anda memerlukan nombor penuh',

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

  "Please prove the guarantor's bank account first.": 'Sila buktikan akaun bank penjamin dahulu.',
  'A payout to the guarantor waits for a second operator.':
    'Bayaran kepada penjamin sedang menunggu operator kedua.',
  'This claim is closed already. Please reload the page.':
    'Tuntutan ini sudah ditutup. Sila muat semula halaman.',
  'Nothing is open of this claim, so there is nothing to close.':
    'Tiada apa-apa yang belum dibayar bagi tuntutan ini, jadi tiada apa-apa untuk ditutup.',
  'Please say why nothing more is expected, as investors read it':
    'Sila nyatakan mengapa tiada lagi yang dijangka, seperti yang dibaca oleh pelabur',
  "Please say whether it is the issuer's money or paid too much":
    'Sila nyatakan sama ada ia wang penerbit atau lebihan bayaran',
  'The guarantor has paid nothing on this note.': 'Penjamin belum membayar apa-apa bagi nota ini.',
  'The offer was approved with this fact sheet. It can be revised by two operators once the note is listed.':
    'Tawaran telah diluluskan dengan helaian fakta ini. Ia boleh disemak semula oleh dua pengendali sebaik sahaja nota disenaraikan.',
  'Nothing waits for a guarantor on this note.': 'Tiada apa-apa yang menunggu penjamin bagi nota ini.',
  'Costs of recovery are recorded while a note is in default.':
    'Kos pemulihan direkodkan semasa nota dalam kemungkiran.',
  'Money can be recorded once the note has been issued.': 'Wang boleh direkodkan setelah nota diterbitkan.',
  'Money of this note is being distributed. Please try again later.':
    'Wang nota ini sedang diagihkan. Sila cuba lagi kemudian.',
  'Only a note in default can be closed.': 'Hanya nota dalam kemungkiran boleh ditutup.',
  'Note late charge waived': 'Kos kelewatan nota dikecualikan',
  'What lateness costs is waived while a note is running.':
    'Kos kelewatan dikecualikan semasa nota masih berjalan.',
  'Only a Shariah note has gharamah': 'Hanya nota Syariah mempunyai gharamah',
  'Please enter at most {{amount}}, which is owed':
    'Sila masukkan paling banyak {{amount}}, iaitu yang terhutang',
  'Money for this note is held. Please decide about it first.':
    'Wang untuk nota ini sedang ditahan. Sila buat keputusan mengenainya dahulu.',
  'This customer has not verified the e-mail address yet.':
    'Pelanggan ini belum mengesahkan alamat e-melnya.',
  'This is how the account is set already. Please change something.':
    'Akaun sudah ditetapkan begini. Sila ubah sesuatu.',
  'This account is enabled already. Please reload the page.':
    'Akaun ini sudah diaktifkan. Sila muat semula halaman.',
  'This account is disabled already. Please reload the page.':
    'Akaun ini sudah dinyahaktifkan. Sila muat semula halaman.',
  'There is no customer with this e-mail address. Please check it.':
    'Tiada pelanggan dengan alamat e-mel ini. Sila semak.',
  'An account cannot belong to itself. Please choose another account.':
    'Akaun tidak boleh menjadi milik dirinya sendiri. Sila pilih akaun lain.',
  'That account belongs to this one already. Please choose an account outside this group.':
    'Akaun itu sudah menjadi milik akaun ini. Sila pilih akaun di luar kumpulan ini.',
  'There is an operator with this e-mail address already.': 'Sudah ada operator dengan alamat e-mel ini.',
  'There is an operator with this phone number already. One person has one account.':
    'Sudah ada operator dengan nombor telefon ini. Seorang hanya mempunyai satu akaun.',
  'There is an operator with this identity number already. One person has one account.':
    'Sudah ada operator dengan nombor identiti ini. Seorang hanya mempunyai satu akaun.',
  'This person is proposed as an operator already. That has to be decided first.':
    'Orang ini sudah dicadangkan sebagai operator. Cadangan itu perlu diputuskan dahulu.',
  'Please enter another phone or identity number than the account has':
    'Sila masukkan nombor telefon atau nombor pengenalan yang lain daripada yang ada pada akaun ini',
  'This link was used already, was replaced by a newer one or has expired. Please ask an administrator for a new one.':
    'Pautan ini telah digunakan, digantikan oleh pautan yang lebih baharu atau telah luput. Sila minta pautan baharu daripada pentadbir.',
  'An authenticator app is set up already. Please give its code.':
    'Aplikasi pengesah sudah disediakan. Sila masukkan kodnya.',
  'Please choose other roles than the operator has':
    'Sila pilih peranan lain daripada yang dimiliki operator',
  'This operator is not disabled.': 'Operator ini tidak dinyahaktifkan.',
  'This operator is disabled already.': 'Operator ini sudah dinyahaktifkan.',
  'This operator is disabled.': 'Operator ini dinyahaktifkan.',
  'This operator has no authenticator app yet; it is set up at the next sign-in.':
    'Operator ini belum mempunyai aplikasi pengesah; ia disediakan semasa log masuk seterusnya.',
  'Please choose MyKad or passport': 'Sila pilih MyKad atau pasport',
  'Please enter the 12 digits of the MyKad, for example 900131-14-5677':
    'Sila masukkan 12 digit MyKad, contohnya 900131-14-5677',
  'Please enter the letters and digits of the passport number':
    'Sila masukkan huruf dan digit nombor pasport',
  'Please choose the country of the passport': 'Sila pilih negara pasport',
  'Please choose a category': 'Sila pilih kategori',
  'Please choose the line of the bank statement': 'Sila pilih baris penyata bank',
  'Please choose the line of the bank statement that shows this money':
    'Sila pilih baris penyata bank yang menunjukkan wang ini',
  'Please choose at least one role': 'Sila pilih sekurang-kurangnya satu peranan',
  'Please choose a listed role': 'Sila pilih peranan dalam senarai',
  'Please choose each role once': 'Sila pilih setiap peranan sekali sahaja',
  'Fund management needs a desk at which finance acts for these investors, and there is none yet. Please leave it off.':
    'Pengurusan dana memerlukan meja kewangan yang bertindak bagi pihak pelabur ini, dan meja itu belum ada. Sila biarkan ia dimatikan.',
};
