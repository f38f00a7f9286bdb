import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the server says about money, notes and financing, in Bahasa Malaysia. */
export const malayMoney: KnownSentences = {
  'The payment was cancelled. Nothing was taken; you can try again.':
    'Bayaran telah dibatalkan. Tiada wang diambil; anda boleh cuba lagi.',
  'The bank waited too long for an answer. Nothing was taken; you can try again.':
    'Bank menunggu jawapan terlalu lama. Tiada wang diambil; anda boleh cuba lagi.',
  'The amount is above your limit or balance at the bank. Please try a smaller amount or raise the limit.':
    'Jumlah melebihi had atau baki anda di bank. Sila cuba jumlah yang lebih kecil atau naikkan had.',
  'Your bank is offline now. Please try again later or choose another bank.':
    'Bank anda di luar talian sekarang. Sila cuba lagi kemudian atau pilih bank lain.',
  'The bank did not carry out the payment. Please try again, or use another bank.':
    'Bank tidak melaksanakan bayaran itu. Sila cuba lagi, atau gunakan bank lain.',
  'Your top-up has arrived and can be invested.': 'Tambah nilai anda telah diterima dan boleh dilaburkan.',
  'We are looking for your transfer on our account, usually within one working day.':
    'Kami sedang mencari pindahan anda dalam akaun kami, biasanya dalam masa satu hari bekerja.',
  'Your money has arrived. We are checking who paid it, usually within one working day.':
    'Wang anda telah diterima. Kami sedang menyemak siapa yang membayarnya, biasanya dalam masa satu hari bekerja.',
  'We could not match this payment to your own name. It is being sent back to the account that it came from.':
    'Kami tidak dapat memadankan bayaran ini dengan nama anda. Ia sedang dipulangkan ke akaun asalnya.',
  'We could not match this payment to your own name. It was sent back to the account that it came from.':
    'Kami tidak dapat memadankan bayaran ini dengan nama anda. Ia telah dipulangkan ke akaun asalnya.',
  'We could not find your transfer on our account. Please write to us.':
    'Kami tidak menemui pindahan anda dalam akaun kami. Sila hubungi kami.',
  'This payment was not finished in time. If money left your account, it will still be credited.':
    'Bayaran ini tidak diselesaikan dalam masanya. Jika wang telah keluar daripada akaun anda, ia tetap akan dikreditkan.',
  "This payment is waiting for your company's authoriser, who has 7 days to approve it at the bank.":
    'Bayaran ini menunggu pelulus syarikat anda, yang mempunyai 7 hari untuk meluluskannya di bank.',
  'The bank has not confirmed the payment yet. It is credited as soon as the bank does.':
    'Bank belum mengesahkan bayaran ini. Ia dikreditkan sebaik sahaja bank mengesahkannya.',
  'The bank does not know this account number.': 'Bank tidak mengenali nombor akaun ini.',
  'The account is closed.': 'Akaun telah ditutup.',
  'The account is blocked.': 'Akaun telah disekat.',
  'This kind of account cannot take the payment.': 'Akaun jenis ini tidak dapat menerima bayaran.',
  'The name does not belong to this account.': 'Nama ini bukan milik akaun ini.',
  'The bank does not take part in transfers.': 'Bank ini tidak mengambil bahagian dalam pindahan.',
  'The bank could not pay it to this account.': 'Bank tidak dapat membayarnya ke akaun ini.',
  "We could not verify the bank's answer. Please sign in and look at your balance.":
    'Kami tidak dapat mengesahkan jawapan bank. Sila log masuk dan lihat baki anda.',
  'Please enter RM{{least}} to RM{{most}}': 'Sila masukkan RM{{least}} hingga RM{{most}}',
  'We are waiting for your bank. This page settles by itself.':
    'Kami menunggu bank anda. Halaman ini dikemas kini sendiri.',
  'Thank you. Your payment has arrived and goes to the investors of the note.':
    'Terima kasih. Bayaran anda telah diterima dan disalurkan kepada pelabur nota.',
  'Your payment has arrived and is being looked at. We will write to you.':
    'Bayaran anda telah diterima dan sedang disemak. Kami akan memaklumkan anda.',
  'The payment was not made. You can start a new one.':
    'Bayaran tidak dibuat. Anda boleh memulakan bayaran baharu.',
  'The time for this payment is over. You can start a new one.':
    'Masa untuk bayaran ini telah tamat. Anda boleh memulakan bayaran baharu.',

  'The campaign is paused': 'Kempen dihentikan sementara',
  'The fact sheet was revised': 'Helaian fakta telah disemak semula',
  'The campaign is paused; until it goes on you may take your investment back. The page of the note shows what changed.':
    'Kempen dihentikan sementara; sehingga ia diteruskan anda boleh mengambil balik pelaburan anda. Halaman nota menunjukkan apa yang berubah.',
  'The campaign goes on': 'Kempen diteruskan',
  'The campaign was cancelled': 'Kempen dibatalkan',
  'The note has been issued': 'Nota telah diterbitkan',
  'The issuer has signed and is being paid. The schedule shows what is due and when.':
    'Penerbit telah menandatangani dan sedang dibayar. Jadual menunjukkan apa yang perlu dibayar dan bila.',
  'A part of what lateness costs is waived': 'Sebahagian kos kelewatan dikecualikan',
  'Two of our people have decided that the issuer need not pay it. What is owed otherwise stays owed.':
    'Dua orang kami telah memutuskan bahawa penerbit tidak perlu membayarnya. Selebihnya tetap terhutang.',
  'The guarantor has been asked to pay': 'Penjamin telah diminta membayar',
  'The claim on the guarantor was closed': 'Tuntutan terhadap penjamin telah ditutup',
  'The guarantor has paid and every investor has received their share.':
    'Penjamin telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  'Money was recovered and every investor has received their share.':
    'Wang telah diperoleh semula dan setiap pelabur telah menerima bahagian masing-masing.',
  'A repayment was distributed': 'Bayaran balik telah diagihkan',
  'The issuer has paid and every investor has received their share.':
    'Penerbit telah membayar dan setiap pelabur telah menerima bahagian masing-masing.',
  'The note was completed by its guarantor': 'Nota diselesaikan oleh penjaminnya',
  'The note is complete': 'Nota telah selesai',
  'Everything that was due has been paid.': 'Semua yang perlu dibayar telah dibayar.',
  'Everything that was owed has been paid.': 'Semua yang terhutang telah dibayar.',
  'A payment is late': 'Satu bayaran lewat',
  'The issuer has not paid what was due. We have written to the issuer and will tell you the next step.':
    'Penerbit belum membayar jumlah yang perlu dibayar. Kami telah menghubungi penerbit dan akan memaklumkan langkah seterusnya.',
  'The note is in default': 'Nota mungkir',
  'What was due is unpaid for {{days}} days. Whatever is recovered from now on is distributed to you.':
    'Jumlah yang perlu dibayar belum dibayar selama {{days}} hari. Apa yang diperoleh semula mulai sekarang diagihkan kepada anda.',
  'The note is recovered': 'Nota telah diperoleh semula',
  'All principal has been paid back. What else was owed is not pursued any further.':
    'Semua prinsipal telah dibayar balik. Hutang lain tidak dituntut lagi.',
  'The rest of the note is written off': 'Baki nota dihapus kira',
  'We do not expect to recover more. Should money come in later, it is distributed to you.':
    'Kami tidak menjangka memperoleh semula lebih banyak. Jika wang masuk kemudian, ia diagihkan kepada anda.',
  'A cost of the recovery': 'Kos pemulihan',
};
