import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  contents: 'Kandungan',
  version: 'Versi {{date}}',
  inForce: 'Berkuat kuasa',
  coming: 'Berkuat kuasa mulai {{date}}',
  earlier: 'Versi terdahulu',
  notInForce: 'Ini bukan versi yang berkuat kuasa hari ini. <link>Baca versi yang berkuat kuasa</link>',
  versions: 'Versi',
  onlyVersion: 'Ini versi pertama. Versi seterusnya akan disenaraikan di sini.',
  print: 'Cetak',
  clause: 'Pautan ke fasal {{number}}',
  questions: 'Ada soalan tentang teks ini? Hubungi kami di <mail>{{email}}</mail>.',
  audience: 'Untuk siapa',
  investor: 'Untuk pelabur',
  issuer: 'Untuk perniagaan',
  contract: 'Jenis nota',
  conventional: 'Konvensional',
  islamic: 'Syariah',
  figures: {
    title: 'Angka yang terpakai hari ini',
    asOf: 'Setakat {{date}}. Setiap perubahan diumumkan bersama tarikh kuat kuasanya.',
    forInvestors: 'Pelabur',
    forBusinesses: 'Perniagaan',
    investment: 'Pelaburan terkecil',
    step: 'Dalam gandaan',
    topup: 'Tambah nilai terkecil',
    withdrawal: 'Pengeluaran terkecil, kecuali keseluruhan baki',
    withdrawalFee: 'Fi pengeluaran',
    serviceFee: 'Fi perkhidmatan, daripada pulangan yang diterima',
    serviceTax: 'Cukai perkhidmatan, atas fi sahaja',
    withholding: 'Cukai pegangan atas pulangan bukan pemastautin',
    withholdingLate: 'Cukai pegangan atas pulangan dan caj lewat bayar bukan pemastautin',
    cancel: 'Anda boleh membatalkan pelaburan dalam masa',
    hours: '{{count}} jam',
    cancelLimit: 'Pembatalan dalam {{days}} hari, paling banyak',
    basicLimit: 'Pelan Basic: pengesahan diminta apabila melebihi',
    valuation: 'Nilai baki prinsipal, tertunggak sehingga {{days}} hari',
    valuationDefault: 'Nilai baki prinsipal, tertunggak lebih lama atau mungkir',
    amount: 'Jumlah nota',
    range: '{{from}} hingga {{to}}',
    exposure: 'Hutang paling banyak bagi perniagaan dan syarikat berkaitannya',
    tenure: 'Tempoh',
    months: '{{from}} hingga {{to}} bulan',
    rateCap: 'Kadar tertinggi setahun',
    origination: 'Fi pengaturan, sehingga {{months}} bulan',
    campaign: 'Kempen dibuka selama',
    days: '{{count}} hari',
    funded: 'Wang dikembalikan jika dana yang terkumpul kurang daripada',
    late: 'Caj lewat bayar sehari, mulai hari ke-{{day}} selepas tarikh perlu dibayar',
    lateCap: 'Caj lewat bayar, daripada satu ansuran, paling banyak',
    default: 'Mungkir selepas',
    percent: '{{percent}}%',
  },
  policy: {
    title: 'Laporkan kelemahan keselamatan',
    subtitle: 'Untuk sesiapa yang menemui lubang dalam keselamatan laman ini',
    where:
      'Alamat untuk laporan ada dalam <file>security.txt</file>. Tulis dalam bahasa Inggeris atau Melayu.',
    how: 'Cara melapor',
    howWhat:
      'Terangkan kelemahan, lokasinya, cara mengulanginya dan kesan yang mungkin. Tangkapan skrin atau rakaman ringkas membantu.',
    howLess: 'Jangan hantar data orang lain. Memadai untuk menyatakan apa yang boleh anda baca atau ubah.',
    answer: 'Apa yang boleh anda jangkakan',
    answerWhen:
      'Kami mengesahkan dalam tiga hari bekerja bahawa laporan anda telah diterima, memaklumkan penilaian kami dalam sepuluh hari bekerja, dan menulis kepada anda apabila kelemahan itu telah ditutup.',
    answerThanks: 'Kami menamakan anda sebagai penemu jika anda mahu. Kami tidak membayar ganjaran.',
    rules: 'Apa yang kami minta daripada anda',
    rulesOwn: 'Gunakan akaun anda sendiri sahaja. Jangan pindahkan wang pelanggan lain.',
    rulesStop:
      'Berhenti sebaik sahaja kelemahan itu terbukti. Jangan baca, simpan atau ubah apa-apa milik orang lain; jika anda terjumpa, beritahu kami dan padamkannya.',
    rulesHarm:
      'Jangan melambatkan laman ini, jangan hantar permintaan bertubi-tubi, jangan perdaya pelanggan atau kakitangan kami, dan jangan masuk ke mana-mana bangunan.',
    rulesTime:
      'Beri kami 90 hari sebelum anda menerbitkannya, atau kurang jika kami bersetuju bahawa kelemahan itu telah ditutup.',
    leave: 'Janji kami',
    leavePlatform:
      'Jika anda mematuhi peraturan ini dengan suci hati, anda bertindak dengan kebenaran kami. Kami tidak akan mengambil tindakan undang-undang kerana laporan itu dan tidak akan melaporkan anda kepada pihak berkuasa kerananya.',
    leaveOthers:
      'Janji ini hanya bagi pihak kami sendiri, bukan bagi pihak bank, sistem pembayaran atau undang-undang.',
    outside: 'Apa yang bukan tujuan halaman ini',
    outsideWhat:
      'Halaman bank dan FPX, yang perlu dilaporkan kepada mereka; hasil pengimbas tanpa cara untuk menggunakannya; pengepala yang tiada tanpa kesan.',
    own: 'Jika akaun anda sendiri terlibat',
    ownWhat:
      'Jika akaun anda mungkin telah dicerobohi, tukar kata laluan anda serta-merta, semak sesi anda dalam tetapan, dan tulis kepada alamat khidmat sokongan di bawah.',
  },
  statistics: {
    title: 'Statistik',
    words: 'Kadar mungkir, tunggakan, pemulihan dan buku pinjaman diterbitkan setiap bulan.',
    link: 'Statistik dan buku pinjaman',
  },
  proof: {
    title: 'Wang pelanggan',
    words: 'Selepas setiap hari perniagaan, rekod bertandatangan bagi semua wang pelanggan diterbitkan.',
    link: 'Bukti wang pelanggan',
  },
  registration: {
    title: 'Pendaftaran',
    none: 'Pemasangan ini ialah demonstrasi. Ia belum disediakan dengan pendaftaran oleh Suruhanjaya Sekuriti Malaysia dan tidak boleh digunakan dengan wang sebenar.',
  },
};
