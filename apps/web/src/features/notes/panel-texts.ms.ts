import type { Malay } from '../../lib/text/malay.ts';
import type { panelTexts } from './panel-texts.ts';

export const panelMalay: Malay<typeof panelTexts> = {
  invest: {
    amount: 'Anda labur',
    cashAfter: 'Tunai selepas itu: {{amount}}',
    short: 'Tunai anda kurang {{amount}}. <topup>Tambah Nilai</topup>',
    confirm: 'Sahkan {{amount}}',
    cancelHint_other:
      'Anda boleh membatalkan dalam masa {{count}} jam selagi nota masih terbuka. Angka ialah anggaran; setiap bayaran boleh berbeza satu sen.',
    fill: 'Hanya tinggal {{left}}. Ambil baki yang ada apabila saya mengesahkan.',
    wakalah:
      'Saya melantik Titian sebagai wakil saya (<terms>wakalah</terms>) untuk membeli dan menjual komoditi bagi nota {{number}}.',
    wakalahNeeded: 'Sila terima perjanjian wakalah untuk melabur dalam nota Syariah.',
    limit:
      'Saya telah melabur {{invested}} dan tahu bahawa lebih daripada {{limit}} melebihi had yang disyorkan bagi individu. Saya ingin meneruskan.',
    limitNeeded: 'Sila sahkan bahawa anda ingin meneruskan.',
    opensAt: 'Nota ini dibuka untuk anda pada {{at}}.',
    topUp: 'Tambah Nilai',
    otherNotes: 'Lihat nota terbuka',
  },
  quote: {
    receive: 'Anda akan terima, selepas fi dan cukai',
    even_other: 'dalam {{count}} bayaran kira-kira {{amount}}',
    payments_other: 'dalam {{count}} bayaran',
    fee: 'Fi perkhidmatan',
    serviceTax: 'Cukai perkhidmatan atas fi',
    withholding: 'Cukai pegangan',
    netRate: 'Kadar bersih setahun (12 × bulanan)',
    breakEven: 'Anda rugi jika lebih daripada',
    breakEvenValue: '{{percent}}% tidak dibayar balik',
    months: 'Bulan demi bulan',
    month: 'Bulan',
    principal: 'Prinsipal',
    net: '{{word}} bersih',
  },
  done: {
    title: 'Anda telah melabur',
    waiting: 'Pelaburan ini menunggu nota dibiayai penuh, kemudian mula memberi pulangan.',
    funded: 'Nota ini kini dibiayai penuh.',
    balance: 'Baki tunai',
    cancelUntil: 'Boleh dibatalkan sehingga',
    toOpen: 'Lihat nota terbuka',
    more: 'Labur lagi dalam nota ini',
  },
  cancel: {
    button: 'Batalkan pelaburan {{amount}} ini',
    title: 'Batalkan pelaburan ini?',
    body: '{{amount}} kembali ke baki tunai anda serta-merta.',
    limit_other: 'Anda boleh membatalkan {{count}} kali dalam {{days}} hari.',
    confirm: 'Ambil semula {{amount}}',
    done: 'Dibatalkan. {{amount}} telah kembali ke baki tunai anda.',
  },
  holding: {
    title: 'Pegangan anda di sini',
    waiting: 'Menunggu nota dibiayai penuh',
    principal: 'Dilaburkan',
    outstanding: 'Belum jelas',
    received: 'Diterima',
    until: 'sehingga {{at}}',
    whilePaused: 'selagi kempen dihentikan sementara',
  },
  whyNot: {
    managed: {
      title: 'Dana anda diuruskan untuk anda',
      body: 'Sila hubungi khidmat sokongan jika anda ingin membuat perubahan.',
    },
    early: { title: 'Belum dibuka', body: 'Nota ini dibuka untuk anda pada {{at}}.' },
    inHours: 'Iaitu dalam {{hours}} j {{minutes}} min.',
    inMinutes: 'Iaitu dalam {{minutes}}:{{rest}}.',
    closed: {
      title: 'Kempen telah tamat',
      body: 'Nota ini tidak menerima pelaburan lagi.',
    },
    full: { title: 'Dibiayai penuh', body: 'Nota ini sudah habis dilanggan. Nota lain masih terbuka.' },
    paused: {
      title: 'Dihentikan sementara',
      body: 'Ada perubahan tentang nota ini; butirannya ada dalam bahagian beritanya. Selagi kempen dihentikan sementara, tiada sesiapa boleh melabur dan anda boleh mengambil semula pelaburan anda, tidak kira bila ia dibuat.',
    },
    over: { title: 'Tidak lagi terbuka', body: 'Nota ini sedang dibayar balik.' },
  },
};
