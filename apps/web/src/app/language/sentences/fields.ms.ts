import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the forms of customers ask for, in Bahasa Malaysia; the English is in the contracts' schemas. */
export const malayFields: KnownSentences = {
  'Please fill in this field': 'Sila isi medan ini',
  'Please use at most {{max}} characters': 'Sila gunakan paling banyak {{max}} aksara',
  'This field is not part of the form': 'Medan ini bukan sebahagian daripada borang',
  'Please choose one of the listed values': 'Sila pilih satu daripada nilai yang disenaraikan',
  'Please check this value': 'Sila semak nilai ini',
  'Please remove the characters that cannot be shown': 'Sila buang aksara yang tidak dapat dipaparkan',
  'Please choose Yes or No': 'Sila pilih Ya atau Tidak',
  'Please answer with true or false': 'Sila jawab dengan true atau false',
  'Please send this list as JSON': 'Sila hantar senarai ini sebagai JSON',
  'Please choose 1 to 4': 'Sila pilih 1 hingga 4',
  'Please enter a text': 'Sila masukkan teks',
  'Please choose a file': 'Sila pilih fail',
  'Please upload one file only': 'Sila muat naik satu fail sahaja',
  'Please upload at most {{max}} files': 'Sila muat naik paling banyak {{max}} fail',
  'Please give at most {{max}} values': 'Sila berikan paling banyak {{max}} nilai',
  'Please list at most {{max}}': 'Sila senaraikan paling banyak {{max}}',
  'Please enter 0 to {{max}}': 'Sila masukkan 0 hingga {{max}}',
  'Please tick this box to go on': 'Sila tandakan kotak ini untuk meneruskan',
  'Please use an id that was given by this site': 'Sila gunakan id yang diberikan oleh laman ini',
  'Please ask for 1 to 100 rows': 'Sila minta 1 hingga 100 baris',
  'Please choose a listed kind': 'Sila pilih jenis yang disenaraikan',
  'Please choose a listed state': 'Sila pilih status yang disenaraikan',
  'Please choose a listed order': 'Sila pilih susunan yang disenaraikan',
  'Please choose a listed category': 'Sila pilih kategori yang disenaraikan',

  'Please enter a name': 'Sila masukkan nama',
  'Please enter the name alone, without an e-mail or web address':
    'Sila masukkan nama sahaja, tanpa alamat e-mel atau laman web',
  'Please enter your e-mail address': 'Sila masukkan alamat e-mel anda',
  'Please enter an e-mail address of at most 254 characters':
    'Sila masukkan alamat e-mel paling banyak 254 aksara',
  'Please enter an e-mail address, for example name@example.com':
    'Sila masukkan alamat e-mel, contohnya name@example.com',
  'Please choose a country code, for example +60': 'Sila pilih kod negara, contohnya +60',
  'Please enter the country code and the number': 'Sila masukkan kod negara dan nombor',
  'Please enter a phone number': 'Sila masukkan nombor telefon',
  'Please enter the digits of a phone number, for example 0123456789':
    'Sila masukkan digit nombor telefon, contohnya 0123456789',
  'Please enter a phone number, for example 012-345 6789':
    'Sila masukkan nombor telefon, contohnya 012-345 6789',
  'Please enter a phone number that exists under {{code}}':
    'Sila masukkan nombor telefon yang wujud di bawah {{code}}',
  'Please choose a password': 'Sila pilih kata laluan',
  'Please choose a password of at least 12 characters': 'Sila pilih kata laluan sekurang-kurangnya 12 aksara',
  'Please choose a password of at most 256 characters': 'Sila pilih kata laluan paling banyak 256 aksara',
  'Please enter your password': 'Sila masukkan kata laluan anda',
  'Please repeat the password': 'Sila ulang kata laluan',
  'Please repeat the same password': 'Sila ulang kata laluan yang sama',
  'Please enter the 6-digit code': 'Sila masukkan kod 6 digit',
  'Please enter the code': 'Sila masukkan kod',
  'Please scan the code again': 'Sila imbas kod sekali lagi',
  'Please use the link from our e-mail': 'Sila gunakan pautan daripada e-mel kami',
  'Please use the whole link from our e-mail': 'Sila gunakan pautan penuh daripada e-mel kami',
  'Please check the referral code': 'Sila semak kod rujukan',
  'Please leave this out for a business owner': 'Sila biarkan kosong bagi pemilik perniagaan',
  'Please leave this out for an individual': 'Sila biarkan kosong bagi individu',
  'Please sign in again, then log out': 'Sila log masuk semula, kemudian log keluar',

  'Please choose a kind of identity document': 'Sila pilih jenis dokumen pengenalan',
  'Please enter the identity number': 'Sila masukkan nombor pengenalan',
  'The first six digits of a MyKad are the date of birth, and this date does not exist. Please check them.':
    'Enam digit pertama MyKad ialah tarikh lahir, dan tarikh ini tidak wujud. Sila semak.',
  'Digits seven and eight of a MyKad are the place of birth, and this place does not exist. Please check them.':
    'Digit ketujuh dan kelapan MyKad ialah tempat lahir, dan tempat ini tidak wujud. Sila semak.',
  'Please enter the 12 digits of the MyKad, for example 900131-14-5677':
    'Sila masukkan 12 digit MyKad, contohnya 900131-14-5677',
  'Please enter the old IC number, for example A1234567':
    'Sila masukkan nombor kad pengenalan lama, contohnya A1234567',
  'Please enter the passport number, 5 to 15 letters and digits':
    'Sila masukkan nombor pasport, 5 hingga 15 huruf dan digit',
  'Please enter the army number, for example T1234567': 'Sila masukkan nombor tentera, contohnya T1234567',
  'Please enter the police number, for example RF123456': 'Sila masukkan nombor polis, contohnya RF123456',
  'The date of birth is not the one in the MyKad number. Please check both.':
    'Tarikh lahir tidak sama dengan yang dalam nombor MyKad. Sila semak kedua-duanya.',
  'The gender is not the one in the MyKad number. Please check both.':
    'Jantina tidak sama dengan yang dalam nombor MyKad. Sila semak kedua-duanya.',
  'Please choose a date of birth that exists in the calendar':
    'Sila pilih tarikh lahir yang wujud dalam kalendar',
  'Please choose the day of birth': 'Sila pilih hari lahir',
  'Please choose the month of birth': 'Sila pilih bulan lahir',
  'Please choose the year of birth': 'Sila pilih tahun lahir',
  'Please choose male or female': 'Sila pilih lelaki atau perempuan',
  'Please choose a country': 'Sila pilih negara',
  'Please choose a country of the list': 'Sila pilih negara daripada senarai',
  'Please enter the address': 'Sila masukkan alamat',
  'Please enter the postcode': 'Sila masukkan poskod',
  'Please enter the 5 digits of the postcode': 'Sila masukkan 5 digit poskod',
  'Please enter the city': 'Sila masukkan bandar',
  'Please choose the state': 'Sila pilih negeri',
  'Please choose a state of the list': 'Sila pilih negeri daripada senarai',
  'Please choose a bank': 'Sila pilih bank',
  'Please choose a bank of the list': 'Sila pilih bank daripada senarai',
  'Please enter the account number': 'Sila masukkan nombor akaun',
  'Please enter the account number, 6 to 17 digits': 'Sila masukkan nombor akaun, 6 hingga 17 digit',
  "Please enter the name of the account's holder": 'Sila masukkan nama pemegang akaun',
  'Please choose an occupation': 'Sila pilih pekerjaan',
  'Please choose an income range': 'Sila pilih julat pendapatan',
  'Please enter the employer': 'Sila masukkan majikan',
  'Please enter the source of income': 'Sila masukkan sumber pendapatan',
  'Please enter the nature of the business': 'Sila masukkan jenis perniagaan',

  "Please enter the company's name": 'Sila masukkan nama syarikat',
  'Please enter the SSM registration number': 'Sila masukkan nombor pendaftaran SSM',
  'Please enter the SSM number, for example 201901000005 or 1312525-A':
    'Sila masukkan nombor SSM, contohnya 201901000005 atau 1312525-A',
  'Please enter the annual revenue in ringgit': 'Sila masukkan hasil tahunan dalam ringgit',
  'Please enter the number of employees': 'Sila masukkan bilangan pekerja',
  'Please say whether the company lends on what it borrows':
    'Sila nyatakan sama ada syarikat meminjamkan semula wang yang dipinjamnya',
  'Please enter the net assets in ringgit': 'Sila masukkan aset bersih dalam ringgit',
  'Please choose director, owner or representative': 'Sila pilih pengarah, pemilik atau wakil',
  'Please choose an industry': 'Sila pilih industri',
  'Please choose the kind of company': 'Sila pilih jenis syarikat',
  'Please list at least one director or owner':
    'Sila senaraikan sekurang-kurangnya seorang pengarah atau pemilik',
  'Please choose Conventional or Shariah': 'Sila pilih Konvensional atau Syariah',
  'Please choose a financing type': 'Sila pilih jenis pembiayaan',
  'Please choose a financing type of the list': 'Sila pilih jenis pembiayaan daripada senarai',
  'Please enter 1 to 36 months': 'Sila masukkan 1 hingga 36 bulan',
  'Please choose how the financing is repaid': 'Sila pilih cara pembiayaan dibayar balik',
  'Please say what the money is for': 'Sila nyatakan kegunaan wang itu',
  'Please enter the number of the invoice': 'Sila masukkan nombor invois',
  'Please enter the amount of the invoice in ringgit': 'Sila masukkan jumlah invois dalam ringgit',
  'Please enter the day on which the invoice is due': 'Sila masukkan tarikh invois perlu dibayar',
  'Please enter who has to pay the invoice': 'Sila masukkan siapa yang perlu membayar invois',
  'Please enter the value of the contract in ringgit': 'Sila masukkan nilai kontrak dalam ringgit',
  'Please enter with whom the contract is': 'Sila masukkan dengan siapa kontrak itu dibuat',

  'Please enter an amount in ringgit, for example 250.00':
    'Sila masukkan jumlah dalam ringgit, contohnya 250.00',
  'Please enter a percentage, for example 11.00': 'Sila masukkan peratusan, contohnya 11.00',
  'Please enter a date, for example 2026-11-21': 'Sila masukkan tarikh, contohnya 2026-11-21',
  'Please enter a date of this century, for example 2026-11-21':
    'Sila masukkan tarikh abad ini, contohnya 2026-11-21',
  'Please enter a month, for example 2026-11': 'Sila masukkan bulan, contohnya 2026-11',
  'Please enter a month or a year, for example 2026-11 or 2026':
    'Sila masukkan bulan atau tahun, contohnya 2026-11 atau 2026',
  'Please choose a last day that is not before the first':
    'Sila pilih hari terakhir yang bukan sebelum hari pertama',
  'Please choose a month, a year, or a first and a last day':
    'Sila pilih bulan, tahun, atau hari pertama dan hari terakhir',
  'Please give either a month or year, or a first and a last day':
    'Sila berikan sama ada bulan atau tahun, atau hari pertama dan hari terakhir',
  'Please choose a year: an income statement is of a whole year':
    'Sila pilih tahun: penyata pendapatan adalah untuk setahun penuh',
  'Please choose both the first and the last day': 'Sila pilih hari pertama dan hari terakhir',
  'Please upload the proof of your bank transfer': 'Sila muat naik bukti pindahan bank anda',
  'Please choose a personal or a corporate account': 'Sila pilih akaun peribadi atau korporat',
  'Please give the reference number of the payment': 'Sila berikan nombor rujukan bayaran',
  'Please choose 1 to 12 months': 'Sila pilih 1 hingga 12 bulan',
  'Please enter a smallest and a largest amount': 'Sila masukkan jumlah terkecil dan terbesar',
  'Please give it a name': 'Sila berikan nama',
  'Please choose on or off': 'Sila pilih hidup atau mati',
  'Please choose the shortest and the longest tenure': 'Sila pilih tempoh terpendek dan terpanjang',
  'Please enter the lowest and the highest rate': 'Sila masukkan kadar terendah dan tertinggi',
  'Please choose at least one financing type': 'Sila pilih sekurang-kurangnya satu jenis pembiayaan',
  'Please name each financing type once': 'Sila namakan setiap jenis pembiayaan sekali sahaja',
  'Please choose Conventional, Shariah or both': 'Sila pilih Konvensional, Syariah atau kedua-duanya',
  'Please name each note type once': 'Sila namakan setiap jenis nota sekali sahaja',
  'Please choose all, only or none': 'Sila pilih semua, hanya atau tiada',
  'Please leave the amount out; it follows from the note':
    'Sila biarkan jumlah kosong; ia ditentukan oleh nota',
  'Please reload the page before saving': 'Sila muat semula halaman sebelum menyimpan',
  'No file is taken here. Please leave it out.': 'Tiada fail diterima di sini. Sila tinggalkannya.',
  'Please choose a day from {{first}} to {{last}}.': 'Sila pilih hari dari {{first}} hingga {{last}}.',
};
