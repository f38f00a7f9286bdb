/** What each setting of the platform is for. */
export const malaySettings = {
  'The smallest top-up, in sen': 'Tambah nilai paling kecil, dalam sen',
  'The fee of a withdrawal, in sen': 'Fi pengeluaran, dalam sen',
  'The smallest investment in a note, in sen': 'Pelaburan paling kecil dalam satu nota, dalam sen',
  'The smallest financing, in sen': 'Pembiayaan paling kecil, dalam sen',
  'The largest financing, in sen': 'Pembiayaan paling besar, dalam sen',
  'The largest payment of an Individual, in sen': 'Bayaran paling besar bagi Individu, dalam sen',
  'The largest payment of an Institution, in sen': 'Bayaran paling besar bagi Institusi, dalam sen',
  'The smallest withdrawal unless it is the whole balance, in sen':
    'Pengeluaran paling kecil melainkan seluruh baki, dalam sen',
  'Whether operators have to sign in with a passkey': 'Sama ada operator mesti log masuk dengan kunci laluan',
  'How long withdrawals wait after a security change, in hours':
    'Berapa lama pengeluaran menunggu selepas perubahan keselamatan, dalam jam',
  'Investments are multiples of this, in sen': 'Pelaburan ialah gandaan jumlah ini, dalam sen',
  'Above this an Individual on the basic plan acknowledges each investment, in sen':
    'Melebihi jumlah ini, Individu dengan pelan Basic mengakui setiap pelaburan, dalam sen',
  'Whether the limit of the basic plan refuses instead of asking':
    'Sama ada had pelan Basic menolak dan bukan bertanya',
  'What an issuer and its related companies may owe together, in sen':
    'Jumlah yang boleh terhutang oleh penerbit bersama syarikat berkaitan, dalam sen',
  'The fee on the amount raised, by term, in basis points':
    'Fi atas jumlah yang dikumpul mengikut tempoh, dalam mata asas',
  'How long a company has to be in business before it may apply, in months':
    'Berapa lama syarikat perlu beroperasi sebelum boleh memohon, dalam bulan',
  'The smallest yearly revenue with which a company may apply, in sen':
    'Hasil tahunan paling kecil untuk memohon, dalam sen',
  'An issuer whose running note is past due for longer may not apply, in days':
    'Penerbit yang notanya lewat melebihi tempoh ini tidak boleh memohon, dalam hari',
  'What each grade suggests: a band of yearly rates and the most to finance':
    'Cadangan setiap gred: julat kadar setahun dan pembiayaan paling besar',
  'Service tax periods begin in month': 'Tempoh cukai perkhidmatan bermula pada bulan',
  'The share of the return received that the platform takes':
    'Bahagian pulangan diterima yang diambil oleh platform',
  'The service tax on fees': 'Cukai perkhidmatan atas fi',
  'The tax withheld from the return of investors who are not resident':
    'Cukai yang dipegang daripada pulangan pelabur bukan pemastautin',
  'The highest yearly rate of a note': 'Kadar setahun paling tinggi bagi nota',
  'Which rate the cap is held against: simple, effective or all_in':
    'Kadar yang dibandingkan dengan had: simple, effective atau all_in',
  'Days after the due date before late charges begin':
    'Bilangan hari selepas tarikh perlu dibayar sebelum caj lewat bermula',
  'The late charge of a conventional note per day': 'Caj lewat nota konvensional sehari',
  'The most that late charges may reach, as a share of the instalment':
    'Caj lewat paling tinggi sebagai bahagian ansuran',
  "The compensation (ta'widh) on overdue Shariah notes per year":
    "Pampasan (ta'widh) setahun bagi nota Syariah yang lewat",
  "The most that ta'widh and gharamah may reach together per year":
    "Jumlah paling tinggi bagi ta'widh dan gharamah setahun",
  "Whether a Shariah note in default gives ibra'": "Sama ada nota Syariah yang mungkir memberi ibra'",
  'Days past due after which the guarantor of a guaranteed note is asked to pay':
    'Bilangan hari lewat sebelum penjamin nota berjaminan diminta membayar',
  'Days past due before a term or contract note may be defaulted':
    'Bilangan hari lewat sebelum nota berjangka atau kontrak boleh diisytihar mungkir',
  'Days past due before an invoice note may be defaulted':
    'Bilangan hari lewat sebelum nota invois boleh diisytihar mungkir',
  'What outstanding principal is worth by days past due; nothing beyond the last row or in default':
    'Nilai baki prinsipal mengikut hari tertunggak; sifar selepas baris terakhir atau semasa mungkir',
  'How long an offer stays open, in days': 'Berapa lama tawaran kekal terbuka, dalam hari',
  'How long a campaign runs, in days': 'Berapa lama kempen berjalan, dalam hari',
  'How long an issuer may accept a smaller amount, in days':
    'Berapa lama penerbit boleh menerima jumlah yang lebih kecil, dalam hari',
  'How long a funded note waits to be issued, in days':
    'Berapa lama nota yang dibiayai menunggu diterbitkan, dalam hari',
  'Below this share of the target all subscriptions are returned, in percent':
    'Di bawah bahagian sasaran ini semua langganan dipulangkan, dalam peratus',
  'How long an investment may be cancelled, in hours': 'Berapa lama pelaburan boleh dibatalkan, dalam jam',
  'How many investments may be cancelled within the days over which cancellations are counted':
    'Berapa banyak pelaburan boleh dibatalkan dalam tempoh pembatalan dikira',
  'Over how many days cancellations are counted, in days': 'Berapa hari pembatalan dikira, dalam hari',
  'How much each part of the scorecard weighs, in percent; together 100':
    'Wajaran setiap bahagian kad skor, dalam peratus; jumlahnya 100',
  "A preset's limit for one issuer counts once more than this is outstanding, in sen":
    'Had pratetap bagi satu penerbit dikira apabila jumlah belum jelas melebihi ini, dalam sen',
  'How often an instalment is collected by direct debit before it is given up':
    'Berapa kali ansuran dikutip melalui debit terus sebelum dihentikan',
  'How much earlier notes open for Premium investors, in minutes':
    'Berapa awal nota dibuka kepada pelabur Premium, dalam minit',
  'The most of a target that presets may take, in percent':
    'Bahagian sasaran paling besar yang boleh diambil oleh pratetap, dalam peratus',
  'What a friend and whoever brought the friend receive each, in sen':
    'Jumlah yang diterima oleh rakan dan perujuk masing-masing, dalam sen',
  'How much a friend has to invest for the reward, in sen':
    'Berapa banyak rakan perlu melabur untuk ganjaran, dalam sen',
  'Within how many days of registering, in days': 'Dalam berapa hari selepas mendaftar, dalam hari',
  'How many identity checks a person may start on one day':
    'Berapa banyak semakan identiti boleh dimulakan seorang sehari',
  'How long selfies are kept after an identity check was decided, in days':
    'Berapa lama swafoto disimpan selepas semakan identiti diputuskan, dalam hari',
  'Above this an administrator confirms how an exception of the bank statement is closed, in sen':
    'Melebihi jumlah ini, pentadbir mengesahkan penutupan pengecualian penyata bank, dalam sen',
  'How long money may be in the ledger and on no bank statement before it is a difference, in business days':
    'Berapa lama wang boleh berada dalam lejar tanpa penyata bank sebelum menjadi perbezaan, dalam hari bekerja',
  'How long a proposal may be decided, in days': 'Berapa lama cadangan boleh diputuskan, dalam hari',
  'Validity of operator links, in hours': 'Tempoh sah pautan operator, dalam jam',
  'How the operator is registered with the Securities Commission Malaysia, as one sentence; empty while it is not':
    'Pendaftaran pengendali dengan Suruhanjaya Sekuriti Malaysia dalam satu ayat; kosong selagi belum berdaftar',
  "Whether investors' money may be handled by the platform's manager":
    'Sama ada wang pelabur boleh diuruskan oleh pengurus platform',
  'Where customers write to': 'Alamat yang ditulis oleh pelanggan',
  'Where the questions and answers are': 'Alamat soal jawab',
} as const;
