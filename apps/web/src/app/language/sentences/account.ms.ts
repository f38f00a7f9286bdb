import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the server says about signing in, applications and identity, in Bahasa Malaysia. */
export const malayAccount: KnownSentences = {
  'This code is wrong or has expired. Please check it or ask for a new one.':
    'Kod ini salah atau telah tamat tempoh. Sila semak atau minta kod baharu.',
  'This code is wrong or was used already. Please wait for the next one.':
    'Kod ini salah atau telah digunakan. Sila tunggu kod seterusnya.',
  'This recovery code is wrong or was used already. Please try another one.':
    'Kod pemulihan ini salah atau telah digunakan. Sila cuba kod lain.',
  'Please check the phone number and its country code.': 'Sila semak nombor telefon dan kod negaranya.',
  'Please choose a password that differs from the current one.':
    'Sila pilih kata laluan yang berbeza daripada yang sekarang.',
  'This is not your current password. Please try again.':
    'Ini bukan kata laluan anda sekarang. Sila cuba lagi.',
  'This is not your password. Please try again.': 'Ini bukan kata laluan anda. Sila cuba lagi.',
  'The e-mail address or the password is not right. Please try again.':
    'Alamat e-mel atau kata laluan tidak betul. Sila cuba lagi.',
  'This address belongs to another account by now. Please choose another one in your settings.':
    'Alamat ini kini milik akaun lain. Sila pilih alamat lain dalam tetapan anda.',
  'This QR code has expired. Please scan a new one.': 'Kod QR ini telah tamat tempoh. Sila imbas kod baharu.',
  'This code does not belong to the QR code. Please enter the newest one.':
    'Kod ini bukan daripada kod QR itu. Sila masukkan kod yang terbaharu.',
  'We do not know this referral code. Please check it or leave it out.':
    'Kami tidak mengenali kod rujukan ini. Sila semak atau biarkan kosong.',
  'Please switch two-factor on first.': 'Sila hidupkan dua faktor dahulu.',
  'This link was used already or has expired. Please ask for a new one.':
    'Pautan ini telah digunakan atau telah tamat tempoh. Sila minta pautan baharu.',
  'This link was used already or has expired. Please set a new password instead.':
    'Pautan ini telah digunakan atau telah tamat tempoh. Sila tetapkan kata laluan baharu.',
  'This link was used already or has expired. Please sign in to get a new verification mail.':
    'Pautan ini telah digunakan atau telah tamat tempoh. Sila log masuk untuk mendapatkan e-mel pengesahan baharu.',
  'Two-factor is switched off already. You can simply sign in.':
    'Dua faktor sudah dimatikan. Anda boleh terus log masuk.',
  'Two-factor is switched off already.': 'Dua faktor sudah dimatikan.',
  'Codes for signing in do not come by e-mail for this account.':
    'Kod log masuk bagi akaun ini tidak dihantar melalui e-mel.',
  'Codes by e-mail are switched on already for this account.':
    'Kod melalui e-mel sudah dihidupkan bagi akaun ini.',
  'Please use the code of your authenticator app.': 'Sila gunakan kod daripada aplikasi pengesah anda.',
  'An unknown device': 'Peranti tidak dikenali',
  'This password is too common. Please choose one that is harder to guess.':
    'Kata laluan ini terlalu lazim. Sila pilih yang lebih sukar diteka.',
  'Please choose a password that is not only digits.': 'Sila pilih kata laluan yang bukan digit sahaja.',
  'Please choose a password without your name or e-mail address in its place.':
    'Sila pilih kata laluan lain yang bukan nama atau alamat e-mel anda.',
  'Thank you. Please open the link that we have sent to your e-mail address.':
    'Terima kasih. Sila buka pautan yang telah kami hantar ke alamat e-mel anda.',
  'If this address is waiting to be verified, a new mail is on its way.':
    'Jika alamat ini menunggu pengesahan, e-mel baharu sedang dihantar.',
  'If there is an account with this address, a link to choose a new password is on its way.':
    'Jika ada akaun dengan alamat ini, pautan untuk memilih kata laluan baharu sedang dihantar.',
  'If there is an account with two-factor for this address, a link to reset it is on its way.':
    'Jika ada akaun dengan dua faktor bagi alamat ini, pautan untuk menetapkannya semula sedang dihantar.',
  'Please name each category once.': 'Sila namakan setiap kategori sekali sahaja.',
  'News about security and money cannot be switched off, because it protects you.':
    'Berita tentang keselamatan dan wang tidak boleh dimatikan kerana ia melindungi anda.',
  'You can ask for your data once a day. Please try again tomorrow.':
    'Anda boleh meminta data anda sekali sehari. Sila cuba lagi esok.',
  'Your data is being put together already. We will write to you when it is ready.':
    'Data anda sedang dikumpulkan. Kami akan memaklumkan anda apabila ia sedia.',

  'This link has been used or is over. Please open the file again.':
    'Pautan ini telah digunakan atau telah tamat. Sila buka fail itu semula.',
  'Please upload a photo (JPEG, PNG or WebP) or a PDF':
    'Sila muat naik gambar (JPEG, PNG atau WebP) atau PDF',
  'This image cannot be read or is too large. Please take it again or save it smaller.':
    'Gambar ini tidak dapat dibaca atau terlalu besar. Sila ambil semula atau simpan dalam saiz lebih kecil.',

  'This PDF is protected with a password. Please upload one without protection.':
    'PDF ini dilindungi kata laluan. Sila muat naik yang tidak dilindungi.',
  'This PDF carries scripts, actions or other files. Please print it to a new PDF and upload that.':
    'PDF ini mengandungi skrip, tindakan atau fail lain. Sila cetak ke PDF baharu dan muat naik yang itu.',
  'This PDF has links that do not lead to a web page. Please print it to a new PDF and upload that.':
    'PDF ini mempunyai pautan yang bukan ke laman web. Sila cetak ke PDF baharu dan muat naik yang itu.',
  'This PDF cannot be read. Please export it again and upload the new one.':
    'PDF ini tidak dapat dibaca. Sila eksport semula dan muat naik yang baharu.',
  'File infected': 'Perisian hasad ditemui dalam fail',
  'This file carries malware and was not kept. Please check your device and upload a clean file.':
    'Fail ini mengandungi perisian hasad dan tidak disimpan. Sila semak peranti anda dan muat naik fail yang bersih.',

  'There is an account of this company already. Please sign in with it or write to us.':
    'Syarikat ini sudah mempunyai akaun. Sila log masuk dengan akaun itu atau hubungi kami.',
  'There is an investor account with this identity already. Please sign in with it or write to us.':
    'Sudah ada akaun pelabur dengan pengenalan ini. Sila log masuk dengan akaun itu atau hubungi kami.',
  'Please upload the front of your identity document':
    'Sila muat naik bahagian hadapan dokumen pengenalan anda',
  'Please upload this document': 'Sila muat naik dokumen ini',
  'Please upload at least one document': 'Sila muat naik sekurang-kurangnya satu dokumen',
  'Please reload the page: one of these files is not part of the form':
    'Sila muat semula halaman: satu daripada fail ini bukan sebahagian daripada borang',
  'The bank account must be in your own name, as on your identity document':
    'Akaun bank mesti atas nama anda sendiri, seperti pada dokumen pengenalan anda',
  "The bank account must be in the company's own name": 'Akaun bank mesti atas nama syarikat sendiri',
  'The account must be in your own name, as on your identity or company document.':
    'Akaun mesti atas nama anda sendiri, seperti pada dokumen pengenalan atau dokumen syarikat anda.',
  'This is the account that you are paid to already.': 'Anda sudah dibayar ke akaun ini.',
  'Your account is on the Premium plan already.': 'Akaun anda sudah menggunakan pelan Premium.',
  'The bank does not know this account. Please check the bank and the number.':
    'Bank tidak mengenali akaun ini. Sila semak bank dan nombornya.',
  'The bank says that this account is closed. Please give an account that is open.':
    'Bank memaklumkan akaun ini telah ditutup. Sila berikan akaun yang masih dibuka.',
  'The bank names another holder. Please give an account in your own name, as on your identity or company document.':
    'Bank menamakan pemegang lain. Sila berikan akaun atas nama anda sendiri, seperti pada dokumen pengenalan atau dokumen syarikat anda.',
  'The bank did not say whose account this is. Please try again later.':
    'Bank tidak menyatakan pemilik akaun ini. Sila cuba lagi kemudian.',
  'This account was not accepted. Please give another one.':
    'Akaun ini tidak diterima. Sila berikan akaun lain.',
  'Your bank cannot confirm your account now. Nothing was withdrawn; please try again later.':
    'Bank anda tidak dapat mengesahkan akaun anda sekarang. Tiada wang dikeluarkan; sila cuba lagi kemudian.',
  'We cannot finance companies that lend on what they borrow: investors could not see who owes them in the end.':
    'Kami tidak dapat membiayai syarikat yang meminjamkan semula wang yang dipinjam: pelabur tidak dapat melihat siapa yang akhirnya berhutang kepada mereka.',
  'We cannot finance companies in this industry: {{industry}}':
    'Kami tidak dapat membiayai syarikat dalam industri ini: {{industry}}',
  'Please enter the day the company was incorporated, not one to come':
    'Sila masukkan tarikh syarikat diperbadankan, bukan tarikh akan datang',
  'Please check the year of the SSM number': 'Sila semak tahun dalam nombor SSM',
  'Together the shares are more than 100%. Please check them.': 'Jumlah saham melebihi 100%. Sila semak.',
  'You must be {{age}} or older to apply': 'Anda mesti berumur {{age}} tahun atau lebih untuk memohon',

  'Please fill in your name and identity number in the application first.':
    'Sila isi nama dan nombor pengenalan anda dalam permohonan dahulu.',
  'You have used all tries of today. Please try again tomorrow, or write to us.':
    'Anda telah menggunakan semua percubaan hari ini. Sila cuba lagi esok, atau hubungi kami.',
  'Your identity check is being looked at. We will write to you.':
    'Semakan identiti anda sedang disemak. Kami akan memaklumkan anda.',
  'Your identity is verified already.': 'Identiti anda sudah disahkan.',
  'Your identity check was not successful. Please write to us.':
    'Semakan identiti anda tidak berjaya. Sila hubungi kami.',
  'Please take or choose a photo (JPEG, PNG or WebP)': 'Sila ambil atau pilih gambar (JPEG, PNG atau WebP)',
  'This picture is not needed now. Please reload the page and go on where you were.':
    'Gambar ini tidak diperlukan sekarang. Sila muat semula halaman dan teruskan dari tempat anda berhenti.',
  'This identity check is over, or its link has expired. Please open it again on the device you began with.':
    'Semakan identiti ini telah tamat, atau pautannya telah luput. Sila buka semula pada peranti asal anda.',
  'Large enough': 'Cukup besar',
  Sharp: 'Jelas',
  'Well lit': 'Pencahayaan baik',
  'All of it in the picture': 'Semuanya dalam gambar',
  'The right side': 'Bahagian yang betul',
  Readable: 'Boleh dibaca',
  'A picture of its own': 'Gambar tersendiri',
  'The picture is too small – move closer, or use a better camera':
    'Gambar terlalu kecil – dekatkan, atau gunakan kamera yang lebih baik',
  'A little blurred – hold the phone still and wait for the focus':
    'Agak kabur – pegang telefon dengan stabil dan tunggu fokus',
  'Too dark or too bright – find even light, without a reflection on the card':
    'Terlalu gelap atau terlalu terang – cari cahaya yang sekata, tanpa pantulan pada kad',
  'Please show the whole card, filling the frame': 'Sila tunjukkan seluruh kad, memenuhi bingkai',
  'This is the other side of the card – please turn it over':
    'Ini bahagian sebelah lagi kad – sila terbalikkan',
  'One of our people will read this': 'Kakitangan kami akan membaca ini',
  'This is the same picture as before – please take the one that is asked for':
    'Ini gambar yang sama seperti tadi – sila ambil gambar yang diminta',
  'Please show your whole face': 'Sila tunjukkan seluruh muka anda',
  'The name on the card is not the name in the application': 'Nama pada kad bukan nama dalam permohonan',
  'The number on the card is not the number in the application':
    'Nombor pada kad bukan nombor dalam permohonan',
  'The date of birth on the card is not the one in the application':
    'Tarikh lahir pada kad bukan tarikh dalam permohonan',
  'One of our people compares the document with your application':
    'Kakitangan kami membandingkan dokumen dengan permohonan anda',
  'A sample card was used': 'Kad contoh digunakan',
  'One of the pictures is hard to read': 'Satu daripada gambar sukar dibaca',
  'One of our people takes a second look': 'Kakitangan kami melihat sekali lagi',
  'The name or number in the application was changed while the check was under way':
    'Nama atau nombor dalam permohonan telah diubah semasa pengesahan dijalankan',
  'Too many pictures could not be used': 'Terlalu banyak gambar tidak dapat digunakan',
  'The check was not finished in time': 'Pengesahan tidak diselesaikan dalam masanya',

  'This account belongs to the same person as yours, so there is no reward.':
    'Akaun ini milik orang yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account uses the same phone number as yours, so there is no reward.':
    'Akaun ini menggunakan nombor telefon yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account uses the same bank account as yours, so there is no reward.':
    'Akaun ini menggunakan akaun bank yang sama dengan akaun anda, jadi tiada ganjaran.',
  'This account belongs to the same group as yours, so there is no reward.':
    'Akaun ini dalam kumpulan yang sama dengan akaun anda, jadi tiada ganjaran.',
  'You have no active direct debit that could be changed.':
    'Anda tiada debit langsung aktif yang boleh diubah.',
};
