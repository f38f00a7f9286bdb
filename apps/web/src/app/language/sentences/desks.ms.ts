import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the desks of treasury, of exceptions and of money by hand say about a field or a proposal. */
export const malayDesks: KnownSentences = {
  'Royal Malaysian Customs Department': 'Jabatan Kastam Diraja Malaysia',
  'Inland Revenue Board of Malaysia': 'Lembaga Hasil Dalam Negeri Malaysia',
  'Please choose a day that is over': 'Sila pilih hari yang telah tamat',
  'Nothing is left to pay out up to {{day}}': 'Tiada baki untuk dibayar sehingga {{day}}',
  'The account holds {{held}}, less than {{amount}} of this period':
    'Akaun ini memegang {{held}}, kurang daripada {{amount}} bagi tempoh ini',
  'This is remitted up to {{day}} already. What was booked late counts to the next period.':
    'Ini telah dikirim sehingga {{day}}. Apa yang direkodkan lewat dikira dalam tempoh seterusnya.',
  'This taxable period ends on {{day}}': 'Tempoh bercukai ini berakhir pada {{day}}',
  'Only costs of recovery name a note and an invoice': 'Hanya kos pemulihan menyatakan nota dan invois',
  'Please choose the note whose recovery this has cost':
    'Sila pilih nota yang pemulihannya menimbulkan kos ini',
  'Taxes go to the operating account. Please leave this empty.':
    'Cukai dihantar ke akaun operasi. Sila biarkan ini kosong.',
  'Please choose what is remitted': 'Sila pilih apa yang dikirim',
  'Please choose a recipient of the list': 'Sila pilih penerima daripada senarai',
  'Please choose active or ended': 'Sila pilih aktif atau tamat',
  'Please choose what the account receives': 'Sila pilih apa yang diterima oleh akaun ini',
  'Please enter the name of the account holder': 'Sila masukkan nama pemegang akaun',
  'Please attach the invoice': 'Sila lampirkan invois',
  'Please choose the invoice: a PDF or a picture': 'Sila pilih invois: PDF atau gambar',
  'This invoice is paid by another remittance': 'Invois ini telah dibayar oleh kiriman lain',
  'Please choose CSV or PDF': 'Sila pilih CSV atau PDF',
  'This is not the operating account whose statements are imported':
    'Ini bukan akaun operasi yang penyatanya diimport',
  'An operating account is on the list. Please take it off first.':
    'Satu akaun operasi sudah ada dalam senarai. Sila keluarkannya dahulu.',
  'Please put the operating account on the list of recipients first.':
    'Sila masukkan akaun operasi ke dalam senarai penerima dahulu.',
  'This account is on the list already': 'Akaun ini sudah ada dalam senarai',
  'The bank says that this account belongs to somebody else':
    'Bank menyatakan bahawa akaun ini milik orang lain',
  'The bank says that this account is closed': 'Bank menyatakan bahawa akaun ini telah ditutup',
  'This is not a tax that waits in the operating account.':
    'Ini bukan cukai yang menunggu dalam akaun operasi.',
  'Another payment has this receipt number': 'Bayaran lain mempunyai nombor resit ini',
  "Please choose the line of the operating account's statement": 'Sila pilih baris penyata akaun operasi',
  "Please choose an open line of the operating account's statement":
    'Sila pilih baris terbuka dalam penyata akaun operasi',
  'This line is not a payment of {{amount}}': 'Baris ini bukan bayaran sebanyak {{amount}}',
  "Please enter the authority's receipt number": 'Sila masukkan nombor resit pihak berkuasa',

  "The bank's balance changed by {{amount}} that no line and no transfer explains":
    'Baki bank berubah sebanyak {{amount}} yang tidak dijelaskan oleh mana-mana baris atau pindahan',
  'Returned to its sender and came back: {{reason}}':
    'Dipulangkan kepada pengirim dan kembali semula: {{reason}}',
  'The statement does not begin with the balance that the one before ended with':
    'Penyata ini tidak bermula dengan baki penutup penyata sebelumnya',
  '{{number}}: other lines than the final statement of the day':
    '{{number}}: baris berbeza daripada penyata akhir hari itu',
  '{{number}}: other balance than the final statement of the day':
    '{{number}}: baki berbeza daripada penyata akhir hari itu',
  'Please choose the statement file of the bank': 'Sila pilih fail penyata bank',
  'This file is larger than 5 MB. Please export fewer days at once.':
    'Fail ini melebihi 5 MB. Sila eksport bilangan hari yang lebih sedikit.',
  'This file is not text. Please export the statement as camt.053 or MT940.':
    'Fail ini bukan teks. Sila eksport penyata sebagai camt.053 atau MT940.',
  'Account {{number}} is not one of ours. Nothing was imported.':
    'Akaun {{number}} bukan akaun kami. Tiada apa-apa diimport.',
  'This statement ends on {{day}}, which is still to come. Nothing was imported.':
    'Penyata ini berakhir pada {{day}}, yang belum tiba. Tiada apa-apa diimport.',
  'Statement {{number}} has other lines on {{day}} than the final statement of that day. Nothing was imported.':
    'Penyata {{number}} mempunyai baris lain pada {{day}} berbanding penyata akhir hari itu. Tiada apa-apa diimport.',
  'Statement {{number}} has another balance on {{day}} than the final statement of that day. Nothing was imported.':
    'Penyata {{number}} mempunyai baki lain pada {{day}} berbanding penyata akhir hari itu. Tiada apa-apa diimport.',
  'The final statement of these days has come, and says something else.':
    'Penyata akhir bagi hari-hari ini telah tiba dan berbeza.',
  'Uploaded by hand': 'Dimuat naik secara manual',
  'Please choose one of our accounts': 'Sila pilih salah satu akaun kami',
  'Please choose a listed owner': 'Sila pilih pemilik daripada senarai',
  'Please choose an operator of finance': 'Sila pilih operator kewangan',
  'This transfer has another amount, or a line shows it already.':
    'Pindahan ini mempunyai jumlah lain, atau sudah ditunjukkan oleh satu baris.',
  'This is not an open line of the trust account.': 'Ini bukan baris terbuka akaun amanah.',
  'This line belongs to a payment or a payout, or moved the other way.':
    'Baris ini milik satu bayaran atau pembayaran keluar, atau bergerak ke arah sebaliknya.',
  'The line of the statement is about RM {{amount}}.': 'Baris penyata ini berjumlah RM {{amount}}.',
  "The statement does not name the sender's account. Please prove the sender's bank account first.":
    'Penyata tidak menyatakan akaun pengirim. Sila buktikan akaun bank pengirim dahulu.',
  "This cannot be sent back yet: prove the payer's account first, or wait for the bank statement.":
    'Ini belum boleh dipulangkan: buktikan akaun pembayar dahulu, atau tunggu penyata bank.',
  "Please enter the name on the document of the payer's bank":
    'Sila masukkan nama pada dokumen bank pembayar',
  'Please say which document proves the payment': 'Sila nyatakan dokumen yang membuktikan bayaran itu',
  'The bank named the payer, so only that name counts. Leave this empty.':
    'Bank telah menamakan pembayar, jadi hanya nama itu dikira. Biarkan ini kosong.',
  'The bank says that this account is closed. Please ask the payer for another.':
    'Bank menyatakan bahawa akaun ini telah ditutup. Sila minta akaun lain daripada pembayar.',

  'No statement of the trust account has this line yet. Import the statement that shows the money, then choose its line.':
    'Belum ada penyata akaun amanah yang mempunyai baris ini. Import penyata yang menunjukkan wang itu, kemudian pilih barisnya.',
  'This line is not a receipt of {{amount}}. Choose the line with exactly that amount.':
    'Baris ini bukan terimaan sebanyak {{amount}}. Pilih baris dengan jumlah yang sama tepat.',
  'Something explains this line already. A line is used once.':
    'Baris ini sudah dijelaskan. Satu baris digunakan sekali sahaja.',
  'The bank booked this line on {{day}}. Money counts from the day of its line.':
    'Bank merekodkan baris ini pada {{day}}. Wang dikira mulai hari barisnya.',
  'Please enter an amount above RM 0.00': 'Sila masukkan jumlah melebihi RM 0.00',
  'Please give a day from the issue of the note until today':
    'Sila berikan hari dari penerbitan nota hingga hari ini',
  'A transfer with this reference has been recorded already': 'Pindahan dengan rujukan ini telah direkodkan',
  'A note is paid by its issuer, a director of it or its guarantor. Money of anybody else goes back.':
    'Nota dibayar oleh penerbitnya, pengarah penerbit atau penjaminnya. Wang daripada pihak lain dipulangkan.',
  'Money is recovered once the note is in default': 'Wang diperoleh semula setelah nota mungkir',
  'The guarantor has not been asked to pay on this note': 'Penjamin belum diminta membayar bagi nota ini',
  'Please say who paid: the issuer, the guarantor, or a recovery':
    'Sila nyatakan siapa yang membayar: penerbit, penjamin, atau pemulihan',
  'Please enter the name of the payer, as the statement has it':
    'Sila masukkan nama pembayar seperti dalam penyata',
  'Please say what the cost is for, as investors read it':
    'Sila nyatakan tujuan kos itu, seperti yang dibaca oleh pelabur',
  'Please say whether the note is recovered or written off':
    'Sila nyatakan sama ada nota itu diperoleh semula atau dihapus kira',
  'Only a transfer by hand that is credited names a line of the statement.':
    'Hanya pindahan manual yang dikreditkan menyatakan baris penyata.',
  'Please choose the line of the bank statement that shows this transfer. Until a statement shows it, it cannot be credited.':
    'Sila pilih baris penyata bank yang menunjukkan pindahan ini. Selagi tiada penyata menunjukkannya, ia tidak boleh dikreditkan.',
  'The sender of this line is somebody else. Return the line to its sender instead.':
    'Pengirim baris ini ialah orang lain. Pulangkan baris ini kepada pengirimnya.',
  "This account is neither the company's nor a director's, so its money may not be kept.":
    'Akaun ini bukan milik syarikat atau pengarahnya, jadi wangnya tidak boleh disimpan.',
  'The payer is somebody else, so this may not be credited.':
    'Pembayar ialah orang lain, jadi ini tidak boleh dikreditkan.',
};
