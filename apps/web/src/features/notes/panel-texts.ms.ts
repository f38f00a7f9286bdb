import type { Malay } from '../../lib/text/malay.ts';
import type { panelTexts } from './panel-texts.ts';

export const panelMalay: Malay<typeof panelTexts> = {
  invest: {
    amount: 'Jumlah pelaburan',
    cashAfter: 'Baki tunai selepas pelaburan: {{amount}}',
    short: 'Baki tunai tidak mencukupi: kurang {{amount}}. <topup>Tambah Nilai</topup>',
    confirm: 'Sahkan {{amount}}',
    cancelHint_other:
      'Anda boleh membatalkan dalam masa {{count}} jam selagi nota terbuka. Anggaran; setiap bayaran mungkin berbeza 1 sen.',
    fill: 'Hanya tinggal {{left}}. Laburkan baki ini apabila saya mengesahkan.',
    wakalah:
      'Saya melantik Titian sebagai wakil saya (<terms>wakalah</terms>) untuk membeli dan menjual komoditi bagi nota {{number}}.',
    wakalahNeeded: 'Sila terima perjanjian wakalah untuk melabur dalam nota Syariah.',
    limit:
      'Saya telah melabur {{invested}} dan faham bahawa lebih daripada {{limit}} melebihi had yang disyorkan bagi individu. Saya ingin meneruskan.',
    limitNeeded: 'Sila sahkan bahawa anda ingin meneruskan.',
    opensAt: 'Dibuka untuk anda pada {{at}}.',
    topUp: 'Tambah Nilai',
    otherNotes: 'Lihat nota terbuka',
  },
  quote: {
    receive: 'Anggaran penerimaan bersih, selepas fi dan cukai',
    even_other: 'dalam {{count}} bayaran kira-kira {{amount}}',
    payments_other: 'dalam {{count}} bayaran',
    fee: 'Fi perkhidmatan',
    serviceTax: 'Cukai perkhidmatan atas fi',
    withholding: 'Cukai pegangan',
    netRate: 'Kadar tahunan bersih',
    breakEven: 'Kadar kerugian pulang modal',
    breakEvenValue: '{{percent}}%',
    months: 'Aliran tunai bulanan',
    month: 'Bulan',
    principal: 'Prinsipal',
    net: '{{word}} bersih',
  },
  done: {
    title: 'Pelaburan disahkan',
    waiting: 'Pelaburan anda komited sehingga nota dibiayai penuh. Pulangan terakru dari hari penerbitan.',
    funded: 'Nota ini kini dibiayai penuh.',
    balance: 'Baki tunai',
    cancelUntil: 'Boleh dibatalkan sehingga',
    toOpen: 'Lihat nota terbuka',
    more: 'Labur lagi dalam nota ini',
  },
  cancel: {
    button: 'Batalkan pelaburan {{amount}}',
    title: 'Batalkan pelaburan',
    body: '{{amount}} akan dipulangkan ke baki tunai anda serta-merta.',
    limit_other: 'Anda boleh membatalkan {{count}} kali dalam {{days}} hari.',
    confirm: 'Batalkan pelaburan',
    done: 'Pelaburan dibatalkan. {{amount}} telah dipulangkan ke baki tunai anda.',
  },
  holding: {
    title: 'Pegangan anda',
    waiting: 'Komited (menunggu dana penuh)',
    principal: 'Dilaburkan',
    outstanding: 'Baki prinsipal',
    received: 'Diterima',
    until: 'sehingga {{at}}',
    whilePaused: 'selagi kempen dihentikan sementara',
  },
  whyNot: {
    managed: {
      title: 'Dana anda diuruskan di bawah mandat',
      body: 'Sila hubungi khidmat sokongan untuk membuat perubahan.',
    },
    early: { title: 'Belum dibuka', body: 'Nota ini dibuka untuk anda pada {{at}}.' },
    inHours: 'Iaitu dalam {{hours}} j {{minutes}} min.',
    inMinutes: 'Iaitu dalam {{minutes}}:{{rest}}.',
    closed: {
      title: 'Kempen ditutup',
      body: 'Nota ini tidak lagi menerima pelaburan.',
    },
    full: { title: 'Dibiayai penuh', body: 'Nota ini telah dilanggan sepenuhnya. Nota lain masih terbuka.' },
    paused: {
      title: 'Kempen dihentikan sementara',
      body: 'Maklumat material tentang nota ini telah berubah; lihat perkembangannya. Selagi kempen dihentikan sementara, tiada pelaburan diterima dan anda boleh membatalkan pelaburan anda pada bila-bila masa.',
    },
    over: { title: 'Ditutup untuk pelaburan', body: 'Nota ini sedang dibayar balik.' },
  },
};
