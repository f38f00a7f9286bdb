import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the server says about money, notes and financing, in Bahasa Malaysia. */
export const malayMoney: KnownSentences = {
  'This is a Shariah note: please say “{{better}}” instead of “{{typed}}”':
    'Ini nota Syariah: sila guna “{{better}}” dan bukan “{{typed}}”',
  'Minimum top up of {{amount}}.': 'Tambah nilai minimum ialah {{amount}}.',
  'Maximum top up of {{amount}} in one payment.':
    'Tambah nilai maksimum ialah {{amount}} dalam satu bayaran.',
  'Please enter at most your cash balance of {{amount}}.':
    'Sila masukkan paling banyak baki tunai anda sebanyak {{amount}}.',
  'Please enter at least {{amount}}, or your whole cash balance.':
    'Sila masukkan sekurang-kurangnya {{amount}}, atau keseluruhan baki tunai anda.',
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
  'Please choose a month or year that has begun': 'Sila pilih bulan atau tahun yang telah bermula',
  'Please choose days up to today': 'Sila pilih hari sehingga hari ini',
  'Please choose a last day after the first one, at most four years later':
    'Sila pilih hari terakhir selepas hari pertama, paling lewat empat tahun kemudian',

  'You have cancelled as often as you may in {{days}} days: {{count}}. Please wait before you cancel again.':
    'Anda telah membatalkan sebanyak yang dibenarkan dalam masa {{days}} hari: {{count}}. Sila tunggu sebelum membatalkan lagi.',
  'Withdrawals are on hold for {{hours}} hours after a security change. Please try later.':
    'Pengeluaran ditangguhkan selama {{hours}} jam selepas perubahan keselamatan. Sila cuba kemudian.',
  'The payout to {{name}} is restricted and cannot leave now. Please propose the others without it.':
    'Bayaran keluar kepada {{name}} disekat dan tidak boleh keluar sekarang. Sila cadangkan yang lain tanpanya.',
  'The bank does not know this account number.': 'Bank tidak mengenali nombor akaun ini.',
  'The account is closed.': 'Akaun telah ditutup.',
  'The account is blocked.': 'Akaun telah disekat.',
  'This kind of account cannot take the payment.': 'Akaun jenis ini tidak dapat menerima bayaran.',
  'The name does not belong to this account.': 'Nama ini bukan milik akaun ini.',
  'The bank does not take part in transfers.': 'Bank ini tidak mengambil bahagian dalam pindahan.',
  'The bank could not pay it to this account.': 'Bank tidak dapat membayarnya ke akaun ini.',
  "We could not verify the bank's answer. Please sign in and look at your balance.":
    'Kami tidak dapat mengesahkan jawapan bank. Sila log masuk dan lihat baki anda.',
  'This is not the bank that you chose. Please set the direct debit up again.':
    'Ini bukan bank yang anda pilih. Sila sediakan debit langsung semula.',
  'This amount is outside the limits of this kind of account. Please choose the other.':
    'Jumlah ini di luar had akaun jenis ini. Sila pilih yang satu lagi.',

  'Only {{left}} is left in this note. Please enter {{most}} or less.':
    'Hanya {{left}} tinggal dalam nota ini. Sila masukkan {{most}} atau kurang.',
  'The minimum is {{amount}}. Please enter a larger amount.':
    'Minimum ialah {{amount}}. Sila masukkan jumlah yang lebih besar.',
  'Please enter an amount in steps of {{amount}}.': 'Sila masukkan jumlah dalam gandaan {{amount}}.',
  'Your cash balance is {{amount}}. Please top up or enter a smaller amount.':
    'Baki tunai anda ialah {{amount}}. Sila tambah nilai atau masukkan jumlah yang lebih kecil.',

  "This account is neither the company's nor a director's, so its money may not be kept.":
    'Akaun ini bukan milik syarikat atau pengarah, jadi wangnya tidak boleh disimpan.',
  'You have a direct debit already. Please end it before you set up another.':
    'Anda sudah mempunyai debit langsung. Sila tamatkannya sebelum menyediakan yang lain.',
  'This has been answered already. Please reload the page.': 'Ini sudah dijawab. Sila muat semula halaman.',
  'Please upload what was asked for': 'Sila muat naik apa yang diminta',
  'This invoice has been financed already. Please choose another invoice.':
    'Invois ini sudah dibiayai. Sila pilih invois lain.',
  'Please choose an invoice that is due today or later':
    'Sila pilih invois yang perlu dibayar hari ini atau kemudian',
  'Please enter a multiple of {{amount}}': 'Sila masukkan gandaan {{amount}}',
  'Please enter {{amount}} or less, what the invoice is worth':
    'Sila masukkan {{amount}} atau kurang, iaitu nilai invois',
  'Please enter {{amount}} or less, what the contract is worth':
    'Sila masukkan {{amount}} atau kurang, iaitu nilai kontrak',
  'A note of your company, or of a related company, is in default. Please settle it before you apply again.':
    'Nota syarikat anda, atau syarikat berkaitan, mungkir. Sila jelaskannya sebelum memohon lagi.',
  'A note of your company, or of a related company, is {{days}} days past due. Please pay what is due before you apply again.':
    'Nota syarikat anda, atau syarikat berkaitan, lewat {{days}} hari. Sila bayar jumlah yang perlu dibayar sebelum memohon lagi.',
  'We finance companies that have been in business for {{months}} months. Yours reaches that on {{from}}; please apply then.':
    'Kami membiayai syarikat yang telah beroperasi selama {{months}} bulan. Syarikat anda mencapainya pada {{from}}; sila mohon pada masa itu.',
  'We finance companies with a yearly revenue of {{amount}} or more. Please write to us if yours has grown.':
    'Kami membiayai syarikat dengan hasil tahunan {{amount}} atau lebih. Sila hubungi kami jika hasil anda telah meningkat.',
  'A company and its related companies may be financed with {{limit}} together, and {{used}} of that is used. Please ask for {{room}} or less.':
    'Sebuah syarikat dan syarikat berkaitannya boleh dibiayai bersama sehingga {{limit}}, dan {{used}} daripadanya telah digunakan. Sila mohon {{room}} atau kurang.',
  'A company and its related companies may be financed with {{limit}} together, and {{used}} of that is used. Please repay a running note before you apply again.':
    'Sebuah syarikat dan syarikat berkaitannya boleh dibiayai bersama sehingga {{limit}}, dan {{used}} daripadanya telah digunakan. Sila bayar balik nota yang sedang berjalan sebelum memohon lagi.',

  'The time to issue this note is over. Please apply again.':
    'Masa untuk menerbitkan nota ini telah tamat. Sila mohon semula.',
  'Your bank is collecting a payment on this note by direct debit right now. Please look again in a while, so that nothing is paid twice.':
    'Bank anda sedang mengutip bayaran nota ini melalui debit langsung. Sila lihat semula sebentar lagi supaya tiada bayaran dibuat dua kali.',
  'This is more than one payment through a bank may carry. Please pay a part of it first with another amount.':
    'Ini melebihi jumlah yang boleh dibawa oleh satu bayaran bank. Sila bayar sebahagiannya dahulu dengan jumlah lain.',
  'This note is in default, so everything that is outstanding is due. Please pay what is outstanding.':
    'Nota ini mungkir, jadi semua yang belum jelas perlu dibayar. Sila bayar jumlah yang belum jelas.',
  'Please enter at least {{amount}}, the least that banks carry':
    'Sila masukkan sekurang-kurangnya {{amount}}, jumlah terkecil yang dibawa oleh bank',
  'Please enter at most {{amount}}, all that is outstanding':
    'Sila masukkan paling banyak {{amount}}, iaitu semua yang belum jelas',
  'Please pay at most {{amount}} at once and the rest in another payment':
    'Sila bayar paling banyak {{amount}} sekali gus dan bakinya dalam bayaran lain',
  'Please enter at least {{amount}}': 'Sila masukkan sekurang-kurangnya {{amount}}',
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
