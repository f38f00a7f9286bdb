import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  modal: {
    title: 'Melabur secara automatik',
    intro:
      'Nyatakan sekali apa yang sesuai untuk anda dan julat jumlahnya. Setiap kali nota yang sesuai disenaraikan, bahagian anda dilaburkan sebelum nota dibuka kepada orang lain. Anda boleh mengubahnya atau mematikannya pada bila-bila masa.',
    later: 'Bukan sekarang',
  },
  form: {
    create: 'Buat tetapan',
    save: 'Simpan perubahan',
    changed: 'Perubahan anda dikira mulai nota seterusnya.',
    switchOff: 'Matikan',
    switchOn: 'Hidupkan',
    switchedOff: 'Dimatikan. Tiada lagi pelaburan dibuat untuk anda.',
    switchedOn: 'Dihidupkan. Tetapan dikira mulai nota seterusnya.',
  },
  field: {
    botName: 'Nama',
    mode: 'Dihidupkan',
    tenureMin: 'Tempoh terpendek, bulan',
    tenureMax: 'Tempoh terpanjang, bulan',
    interestMin: 'Kadar terendah, % setahun',
    interestMax: 'Kadar tertinggi, % setahun',
    contracts: 'Jenis nota',
    types: 'Jenis pembiayaan',
    smallest: '{{type}}: minimum',
    largest: '{{type}}: maksimum',
    guaranteedOption: 'Nota berjaminan',
    exhausted: 'Guna baki terakhir saya',
    exposure: 'Hadkan jumlah terhutang oleh satu penerbit',
    exposurePercent: 'Paling banyak, % daripada semua yang belum jelas',
    aboveLimit: 'Teruskan melebihi {{limit}} dilaburkan',
  },
  rule: {
    tenure: 'Dari 1 hingga 12 bulan.',
    interest: 'Faedah, atau keuntungan bagi nota Syariah: dari 0.01% hingga {{cap}}% setahun.',
    amount: 'Jumlah bagi satu nota: sekurang-kurangnya {{minimum}}, dalam gandaan {{step}}.',
    wakalah:
      'Dengan memilih Syariah, anda melantik Titian sebagai wakil anda (wakalah) untuk membeli dan menjual komoditi bagi setiap nota Syariah yang dilaburkan oleh tetapan ini.',
    guaranteedOnly: 'Akaun anda terhad kepada nota berjaminan.',
    exhausted:
      'Apabila tunai anda kurang daripada jumlah terkecil anda, laburkan jika sekurang-kurangnya {{minimum}}.',
    exposure:
      'Dikira apabila lebih daripada {{amount}} belum jelas, termasuk pelaburan yang sedang menunggu.',
    aboveLimit:
      'Pengawal selia menyarankan individu dengan pelan Basic tidak melabur melebihi had ini. Jika anda tidak menandakannya, tetapan berhenti di situ. Tarikh anda menandakannya disimpan.',
  },
  suggestion: {
    conservative:
      'Profil risiko anda konservatif: kami mencadangkan nota berjaminan sehingga 6 bulan, paling banyak 10% dengan satu penerbit.',
    balanced:
      'Profil risiko anda seimbang: kami mencadangkan semua nota sehingga 12 bulan, paling banyak 20% dengan satu penerbit.',
    aggressive:
      'Profil risiko anda agresif: kami mencadangkan semua nota sehingga 12 bulan pada sebarang kadar.',
    use: 'Guna cadangan',
  },
  preview: {
    title: 'Sebelum anda simpan',
    waiting: 'Menyemak nota terkini …',
    refused: 'Betulkan medan yang ditanda untuk melihat nota yang sepadan.',
    none: 'Dengan tetapan ini, tiada satu pun daripada {{listed}} nota dalam {{days}} hari terakhir yang sepadan.',
    matched_other:
      'Dengan tetapan ini, {{count}} daripada {{listed}} nota dalam {{days}} hari terakhir sepadan, sehingga {{amount}}.',
    open_other:
      '{{count}} nota yang terbuka atau akan dibuka sepadan sekarang; tetapan dikira mulai nota seterusnya yang disenaraikan.',
  },
  how: {
    title: 'Cara nota diagihkan',
    subtitle: 'Peraturan yang sama bagi setiap tetapan, Basic dan Premium.',
    match: 'Apabila nota disenaraikan, setiap tetapan yang sesuai mengambil bahagian sekali.',
    cap: 'Jumlahnya terhad kepada jumlah terbesar anda bagi jenis itu, tunai anda, had anda bagi penerbit dan had pelan anda, dalam gandaan {{step}}. Di bawah jumlah terkecil anda, tiada apa-apa dilaburkan.',
    share:
      'Semua tetapan bersama-sama mengambil paling banyak {{share}}% daripada satu nota. Selebihnya untuk orang yang memilih sendiri.',
    order:
      'Jika tidak mencukupi, jumlah terkecil diberikan dahulu kepada tetapan yang paling lama tidak mendapat peruntukan; yang belum pernah mendapatnya didahulukan.',
    rest: 'Hanya jika semua jumlah terkecil muat, bakinya dibahagikan mengikut kadar jumlah yang masih boleh diambil oleh setiap tetapan, dengan susunan yang sama bagi gandaan terakhir.',
    after:
      'Pembeli yang memilih sendiri masuk selepas ini selesai, paling lewat 5 saat selepas penyenaraian: Premium dahulu, Basic {{minutes}} minit kemudian.',
  },
  history: {
    title: 'Perubahan',
    subtitle: 'Perubahan dikira mulai nota seterusnya.',
    made: 'Dibuat.',
    same: 'Disimpan tanpa perubahan.',
    name: 'Nama: {{from}} → {{to}}',
    mode: 'Tetapan: {{from}} → {{to}}',
    tenure: 'Bulan: {{from}} → {{to}}',
    interest: 'Kadar, %: {{from}} → {{to}}',
    amounts: '{{type}}: {{from}} → {{to}}',
    types: 'Jenis pembiayaan: {{from}} → {{to}}',
    contracts: 'Jenis nota: {{from}} → {{to}}',
    guaranteed: 'Nota berjaminan: {{from}} → {{to}}',
    exhausted: 'Baki terakhir: {{from}} → {{to}}',
    exposure: 'Satu penerbit, %: {{from}} → {{to}}',
    aboveLimit: 'Melebihi had: {{from}} → {{to}}',
  },
  log: {
    title: 'Mengapa tiada pelaburan untuk saya?',
    subtitle: 'Setiap nota sejak anda mempunyai tetapan, dan hasilnya.',
    none: 'Belum ada nota disenaraikan sejak anda mempunyai tetapan',
    noneBody:
      'Apabila ada nota, anda melihat di sini apa yang dilaburkan untuk anda, atau sebab tiada pelaburan.',
    note: 'Nota',
    listed: 'Disenaraikan',
    result: 'Hasil',
    why: 'Sebab',
    amount: 'Dilaburkan',
  },
  result: {
    allocated: 'Dilaburkan',
    balance: 'Baki',
    limit: 'Had pelan',
    exposure: 'Had penerbit',
    tenure: 'Tempoh',
    rate: 'Kadar',
    type: 'Jenis',
    guaranteed: 'Jaminan',
    share_used_up: 'Bahagian habis',
    off: 'Dimatikan',
    account: 'Akaun',
    closed: 'Ditutup dahulu',
    stopped: 'Dihentikan',
    unrecorded: 'Tidak direkodkan',
  },
  guaranteed: {
    all: 'Semua nota',
    only: 'Nota berjaminan sahaja',
    none: 'Tanpa nota berjaminan',
  },
  page: {
    title: 'Auto Pelaburan',
    subtitle: 'Nota yang sesuai untuk anda, dibeli sebelum dibuka kepada orang lain.',
    created: 'Tetapan auto pelaburan anda telah dibuat',
    existed: 'Anda sudah mempunyai tetapan auto pelaburan',
    title_none: 'Buat tetapan auto pelaburan',
    title_on: 'Tetapan anda dihidupkan',
    title_off: 'Tetapan anda dimatikan',
    subtitle_none: 'Nyatakan sekali nota yang sesuai untuk anda dan jumlah bagi setiap satu.',
    subtitle_on: 'Ia mengambil bahagian dalam setiap nota sesuai yang disenaraikan.',
    subtitle_off: 'Tiada pelaburan dibuat untuk anda sehingga anda menghidupkannya.',
    managed: 'Dana anda diuruskan untuk anda',
    managedBody: 'Pengurus mandat anda melabur untuk anda, jadi tiada tetapan yang perlu dibuat.',
  },
  on: 'hidup',
  off: 'mati',
  nothing: 'tiada',
};
