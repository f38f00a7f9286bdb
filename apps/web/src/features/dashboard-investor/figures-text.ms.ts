import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './figures-text.ts';

export const malay: Malay<typeof english> = {
  calendar: 'Kalendar',
  value: {
    label: 'Berapakah nilainya dari semasa ke semasa?',
    total: 'tunai dan nota bersama',
    putIn: 'dimasukkan, tolak dikeluarkan',
    month: 'Bulan',
    cash: 'Tunai',
    atWork: 'Dalam nota',
    impaired: 'Termasuk rosot nilai',
    received: 'Pulangan diterima',
  },
  history: {
    title: 'Berapa yang anda masukkan, laburkan dan peroleh?',
    choose: 'Apa yang dipaparkan',
    month: 'Bulan',
    none: 'Belum ada pergerakan.',
    earned: {
      tab: 'Diperoleh',
      caption: 'Faedah, keuntungan dan caj lewat mengikut bulan',
      gross: 'sebelum fi dan cukai',
      net: 'yang anda simpan',
    },
    deposits: {
      tab: 'Dimasukkan',
      caption: 'Deposit dan pengeluaran mengikut bulan',
      in: 'didepositkan',
      out: 'dikeluarkan',
    },
    invested: {
      tab: 'Dilaburkan',
      caption: 'Jumlah yang anda laburkan mengikut bulan',
      amount: 'dilaburkan',
    },
    notes_other: '{{count}} nota dalam bulan-bulan ini',
    kept: '{{amount}} disimpan sejak anda menyertai kami',
    moved: '{{amount}} dimasukkan dalam bulan-bulan ini',
  },
  platform: {
    title: 'Bagaimanakah prestasi seluruh platform?',
    asOf: 'Semua nota semua pelabur, setakat {{day}}',
    none: 'Angka ini dibuat setiap malam. Angka pertama akan ada esok.',
    funded: 'Dibiayai setakat ini',
    fundedNote_other: 'dalam {{count}} nota',
    fundedMeaning:
      'Jumlah yang diberikan oleh pelabur kepada perniagaan melalui semua nota yang diterbitkan.',
    outstanding: 'Masih terhutang',
    outstandingMeaning: 'Prinsipal yang belum dibayar balik oleh perniagaan, tanpa yang dihapus kira.',
    outstandingNote: '{{percent}}% tepat masa',
    rate: 'Kadar mungkir',
    rateMeaning:
      'Mengikut peraturan Suruhanjaya Sekuriti: prinsipal dan pulangan yang dijanjikan bagi nota mungkir, tolak yang diperoleh semula, daripada prinsipal dan pulangan yang dijanjikan bagi semua nota.',
    rateNote: '{{amount}} tidak dibayar ketika mungkir',
    recovered: 'Diperoleh semula',
    recoveredMeaning: 'Jumlah yang diterima bagi nota selepas nota itu mungkir.',
    recoveredNote: '{{percent}}% daripada yang mungkir',
    recoveredNone: 'tiada yang mungkir',
    percent: '{{percent}}%',
    late: 'Selewat manakah yang lewat?',
    lateMeaning: 'Prinsipal belum jelas mengikut bilangan hari sejak ansuran tertua yang belum dibayar.',
    lateNone: 'Tiada nota yang lewat.',
    lateDays: '{{days}} hari',
    lateNotes_other: '{{count}} nota',
    vintages: 'Adakah nota baharu lebih baik daripada nota lama?',
    vintagesMeaning:
      'Nota mengikut suku tahun terbitannya: kadar mungkir setiap suku tahun, dan pertumbuhannya apabila nota semakin lama.',
    quarter: 'Diterbitkan pada',
    quarterFunded: 'Dibiayai',
    quarterDefaulted: 'Mungkir',
    quarterRecovered: 'Diperoleh semula',
    quarterRate: 'Kadar mungkir',
    curves: 'Kadar mungkir mengikut umur nota',
    curvesNone:
      'Pada umur yang telah dicapai oleh semua nota bagi sesuatu suku tahun, tiada nota yang mungkir.',
    curvesLater:
      'Dalam suku-suku tahun terkini, tiada nota yang mungkir pada umur yang telah dicapai oleh semua nota bagi suku tahunnya. Jadual turut mengira apa yang berlaku selepas umur itu, dan suku tahun yang lebih awal.',
    age: 'Umur',
    months: '{{count}} bulan',
    monthsShort: '{{count}} bln',
  },
};
