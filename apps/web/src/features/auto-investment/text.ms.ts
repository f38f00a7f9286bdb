import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  modal: {
    title: 'Auto Pelaburan',
    intro:
      'Tetapkan kriteria dan jumlah sekali sahaja. Nota yang sepadan dilaburkan untuk anda sebelum dibuka kepada pembeli manual. Anda boleh mengubah atau mematikan tetapan pada bila-bila masa.',
    later: 'Bukan sekarang',
  },
  form: {
    create: 'Buat tetapan',
    save: 'Simpan perubahan',
    changed: 'Disimpan. Perubahan anda terpakai mulai nota seterusnya.',
    switchOff: 'Matikan tetapan',
    switchOn: 'Hidupkan tetapan',
    switchedOff: 'Tetapan dimatikan. Tiada lagi pelaburan automatik dibuat.',
    switchedOn: 'Tetapan dihidupkan. Ia terpakai mulai nota seterusnya.',
  },
  field: {
    botName: 'Nama',
    mode: 'Tetapan hidup',
    tenureMin: 'Tempoh minimum (bulan)',
    tenureMax: 'Tempoh maksimum (bulan)',
    interestMin: 'Kadar minimum (% setahun)',
    interestMax: 'Kadar maksimum (% setahun)',
    contracts: 'Jenis nota',
    types: 'Jenis pembiayaan',
    smallest: '{{type}}: jumlah minimum',
    largest: '{{type}}: jumlah maksimum',
    guaranteedOption: 'Nota berjaminan',
    exhausted: 'Laburkan baki di bawah minimum saya',
    exposure: 'Hadkan pendedahan setiap penerbit',
    exposurePercent: 'Maksimum % daripada baki prinsipal',
    aboveLimit: 'Teruskan melebihi had disyorkan {{limit}}',
  },
  rule: {
    tenure: '1 hingga 12 bulan.',
    interest: 'Kadar faedah, atau kadar keuntungan bagi nota Syariah: 0.01% hingga {{cap}}% setahun.',
    amount: 'Jumlah bagi setiap nota: sekurang-kurangnya {{minimum}}, dalam gandaan {{step}}.',
    wakalah:
      'Dengan memilih Syariah, anda melantik Titian sebagai wakil anda (wakalah) untuk membeli dan menjual komoditi bagi setiap nota Syariah yang dilaburkan oleh tetapan ini.',
    guaranteedOnly: 'Akaun anda terhad kepada nota berjaminan.',
    exhausted:
      'Jika baki tunai anda di bawah minimum anda, baki itu dilaburkan jika sekurang-kurangnya {{minimum}}.',
    exposure: 'Terpakai apabila baki prinsipal, termasuk pelaburan komited, melebihi {{amount}}.',
    aboveLimit:
      'Suruhanjaya Sekuriti mengesyorkan had ini bagi individu dengan pelan Basic. Jika tidak ditandakan, tetapan berhenti pada had ini. Tarikh persetujuan anda direkodkan.',
  },
  suggestion: {
    conservative:
      'Profil risiko anda konservatif: kami mencadangkan nota berjaminan sehingga 6 bulan, paling banyak 10% dengan satu penerbit.',
    balanced:
      'Profil risiko anda seimbang: kami mencadangkan semua nota sehingga 12 bulan, paling banyak 20% dengan satu penerbit.',
    aggressive:
      'Profil risiko anda agresif: kami mencadangkan semua nota sehingga 12 bulan pada sebarang kadar.',
    use: 'Guna cadangan tetapan',
  },
  preview: {
    title: 'Nota yang sepadan',
    waiting: 'Menyemak nota terkini …',
    refused: 'Betulkan medan yang ditanda untuk melihat nota yang sepadan.',
    none: 'Dengan tetapan ini, tiada satu pun daripada {{listed}} nota dalam {{days}} hari terakhir yang sepadan.',
    matched_other:
      'Dengan tetapan ini, {{count}} daripada {{listed}} nota dalam {{days}} hari terakhir sepadan, sehingga {{amount}}.',
    open_other:
      '{{count}} nota yang terbuka atau akan dibuka sepadan sekarang; tetapan dikira mulai nota seterusnya yang disenaraikan.',
  },
  how: {
    title: 'Peraturan peruntukan',
    subtitle: 'Peraturan yang sama terpakai bagi setiap tetapan, Basic dan Premium.',
    match: 'Apabila nota disenaraikan, setiap tetapan yang sepadan mengambil bahagian sekali.',
    cap: 'Jumlah dihadkan oleh maksimum anda bagi jenis pembiayaan itu, baki tunai, had penerbit dan had pelan anda, dalam gandaan {{step}}. Tiada pelaburan dibuat di bawah minimum anda.',
    share:
      'Semua tetapan diperuntukkan paling banyak {{share}}% daripada satu nota. Selebihnya untuk pembeli manual.',
    order:
      'Jika permintaan melebihi tawaran, jumlah minimum diperuntukkan dahulu kepada tetapan yang paling lama tidak menerima peruntukan; tetapan yang belum pernah menerimanya didahulukan.',
    rest: 'Jika semua jumlah minimum dapat dipenuhi, bakinya diperuntukkan secara pro rata mengikut baki kapasiti setiap tetapan, dengan gandaan terakhir mengikut susunan yang sama.',
    after:
      'Pembeli manual masuk selepas peruntukan selesai, paling lewat 5 saat selepas penyenaraian: Premium dahulu, Basic {{minutes}} minit kemudian.',
  },
  history: {
    title: 'Sejarah perubahan',
    subtitle: 'Perubahan terpakai mulai nota seterusnya.',
    made: 'Tetapan dibuat.',
    same: 'Disimpan tanpa perubahan.',
    name: 'Nama: {{from}} → {{to}}',
    mode: 'Tetapan: {{from}} → {{to}}',
    tenure: 'Tempoh (bulan): {{from}} → {{to}}',
    interest: 'Kadar (% setahun): {{from}} → {{to}}',
    amounts: '{{type}}: {{from}} → {{to}}',
    types: 'Jenis pembiayaan: {{from}} → {{to}}',
    contracts: 'Jenis nota: {{from}} → {{to}}',
    guaranteed: 'Nota berjaminan: {{from}} → {{to}}',
    exhausted: 'Baki tunai: {{from}} → {{to}}',
    exposure: 'Had penerbit (%): {{from}} → {{to}}',
    aboveLimit: 'Melebihi had disyorkan: {{from}} → {{to}}',
  },
  log: {
    title: 'Sejarah peruntukan',
    subtitle: 'Hasil tetapan anda bagi setiap nota yang disenaraikan sejak ia dibuat.',
    none: 'Belum ada peruntukan',
    noneBody:
      'Peruntukan, dan sebab bagi nota tanpa peruntukan, dipaparkan di sini apabila nota disenaraikan.',
    note: 'Nota',
    listed: 'Disenaraikan pada',
    result: 'Hasil',
    why: 'Sebab',
    amount: 'Diperuntukkan',
  },
  result: {
    allocated: 'Diperuntukkan',
    balance: 'Baki tidak mencukupi',
    limit: 'Had pelan',
    exposure: 'Had penerbit',
    tenure: 'Tempoh',
    rate: 'Kadar',
    type: 'Jenis',
    guaranteed: 'Jaminan',
    share_used_up: 'Kuota dicapai',
    off: 'Tetapan mati',
    account: 'Akaun tidak layak',
    closed: 'Kempen ditutup',
    stopped: 'Peruntukan dihentikan',
    unrecorded: 'Tidak direkodkan',
  },
  guaranteed: {
    all: 'Semua nota',
    only: 'Nota berjaminan sahaja',
    none: 'Tanpa nota berjaminan',
  },
  page: {
    title: 'Auto Pelaburan',
    subtitle: 'Labur secara automatik dalam nota yang sepadan sebelum dibuka kepada pembeli manual.',
    created: 'Tetapan auto pelaburan anda telah dibuat',
    existed: 'Anda sudah mempunyai tetapan auto pelaburan',
    title_none: 'Buat tetapan',
    title_on: 'Tetapan anda dihidupkan',
    title_off: 'Tetapan anda dimatikan',
    subtitle_none: 'Tetapkan kriteria dan jumlah bagi setiap nota.',
    subtitle_on: 'Ia mengambil bahagian dalam setiap nota sepadan yang disenaraikan.',
    subtitle_off: 'Tiada pelaburan automatik dibuat sehingga anda menghidupkannya.',
    managed: 'Dana anda diuruskan di bawah mandat',
    managedBody: 'Pengurus dana melabur untuk anda, jadi tiada tetapan diperlukan.',
  },
  on: 'hidup',
  off: 'mati',
  nothing: 'tiada',
};
