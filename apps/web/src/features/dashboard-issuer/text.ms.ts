import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Papan pemuka',
  percent: '{{percent}} %',
  apply: 'Mohon Pembiayaan',
  next: {
    label: 'Bayaran seterusnya',
    none: 'Tiada bayaran perlu dibuat',
    noneBody: 'Anda telah membayar semua yang diminta.',
    due: 'Perlu dibayar pada {{day}}, <left>{{left}}</left>',
    of: '{{number}} · {{purpose}}',
    debit: {
      collected:
        'Akan dikutip melalui <link>debit langsung</link> pada {{day}} daripada {{account}}. Sila pastikan wang mencukupi dalam akaun itu.',
      active: 'Dikutip melalui <link>debit langsung</link> pada tarikh perlu dibayar.',
      waiting: '<link>Debit langsung</link> anda menunggu kelulusan bank anda.',
      none: 'Biarkan bayaran dikutip sendiri: <link>sediakan debit langsung</link>.',
    },
    today: 'hari ini',
    in_other: 'dalam {{count}} hari',
    late_other: 'lewat {{count}} hari',
  },
  numbers: {
    outstanding_other: 'Perlu dibayar balik bagi {{count}} nota',
    outstandingMeaning: 'Prinsipal yang belum dibayar balik.',
    financed: 'Dibiayai setakat ini',
    financedMeaning: 'Jumlah yang diberikan oleh pelabur kepada nota anda sejak anda menyertai kami.',
    financedNote_other: '{{count}} nota selesai',
    repaid: 'Dibayar balik setakat ini',
    repaidMeaning:
      'Semua yang telah anda bayar bagi nota anda: prinsipal, faedah atau keuntungan, dan caj lewat bayar.',
    onTime: '{{percent}} % ansuran dibayar tepat masa',
    overdue: 'Tertunggak',
    overdueMeaning: 'Jumlah yang sepatutnya sudah dibayar, termasuk caj lewat bayar.',
    nothing: 'Tiada',
    allPaid: 'semua bayaran anda kemas kini',
    payNow: 'sila bayar sekarang, caj lewat bayar bertambah setiap hari',
  },
  repayment: {
    title: 'Bagaimana kemajuan bayaran balik anda?',
    subtitle: 'Prinsipal dengan faedah atau keuntungan, mengikut bulan',
    none: 'Belum ada bayaran yang perlu dibuat. Bayaran balik anda dipaparkan di sini apabila nota anda diterbitkan.',
    month: 'Bulan',
    due: 'perlu dibayar',
    paid: 'dibayar',
  },
  running: {
    title: 'Nota yang anda bayar balik',
    none: 'Anda tiada nota yang perlu dibayar balik.',
    note: 'Nota',
    due: 'Bayaran seterusnya',
    amount: 'Jumlah',
    outstanding: 'Belum jelas',
    shariah: 'Syariah',
    late_other: 'Lewat {{count}} hari',
  },
  states: {
    asked_other: 'Kami menunggu {{count}} dokumen anda, yang pertama sebelum {{day}}.',
    title: 'Nota anda mengikut status',
    under_review: 'Sedang disemak',
    pending: 'Menunggu jawapan',
    listed: 'Disenaraikan',
    issued: 'Diterbitkan',
    completed: 'Selesai',
    defaulted: 'Mungkir',
  },
  empty: {
    hello: 'Selamat datang, {{name}}',
    title: 'Anda belum ada pembiayaan.',
    body: 'Beritahu kami jumlah yang diperlukan oleh perniagaan anda dan tujuannya. Anda melihat kos keseluruhan sebelum menerima apa-apa.',
  },
};
