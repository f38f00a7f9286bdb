import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Simulasi',
  subtitle:
    'Apa yang akan diberikan oleh satu nota kepada anda selepas fi dan cukai, dan berapa banyak yang boleh gagal sebelum anda rugi.',
  copy: 'Salin pautan',
  copied: 'Pautan disalin',
  notCopied: 'Pautan tidak dapat disalin. Sila salin dari bar alamat.',
  return: { conventional: 'faedah', shariah: 'keuntungan' },
  form: {
    title: 'Nota anda',
    contract: 'Jenis nota',
    amount: 'Jumlah',
    rate: 'Kadar setahun',
    months: 'Tempoh dalam bulan',
    profile: 'Bayaran balik',
    failed: 'Bahagian yang gagal',
    failedHint: 'Daripada banyak nota seperti ini, bahagian yang tidak pernah membayar apa-apa.',
    residence: 'Pemastautinan cukai anda',
    percent: '%',
    between: 'Sila masukkan {{from}} hingga {{to}}.',
    slider: '{{label}}, peluncur',
  },
  contract: { conventional: 'Konvensional', shariah: 'Syariah' },
  profile: {
    equal_monthly_flat: 'Prinsipal dan {{return}} setiap bulan',
    return_only: '{{return}} setiap bulan, prinsipal pada akhir',
    bullet: 'Semuanya pada akhir',
  },
  residence: { resident: 'Malaysia', non_resident: 'Negara lain' },
  result: {
    missing: 'Sila betulkan medan yang ditanda untuk melihat angka.',
    net: 'Anda akan terima, selepas fi dan cukai',
    netNote: '{{total}} kembali bagi {{amount}}',
    netRate: 'Kadar bersih setahun',
    netRateMeaning:
      '12 kali kadar bulanan yang menjadikan nilai semua yang anda terima selepas fi dan cukai sama dengan jumlah yang anda laburkan.',
    effective: 'Kadar efektif setahun',
    effectiveMeaning:
      'Perkara yang sama sebelum fi dan cukai. Lebih tinggi daripada kadar mudah apabila prinsipal kembali bulan demi bulan.',
    breakEven: 'Titik pulang modal',
    breakEvenMeaning:
      'Bahagian wang anda yang boleh gagal sebelum anda mendapat kembali kurang daripada jumlah yang anda laburkan.',
    breakEvenNote: '{{before}}% sebelum fi dan cukai',
    deducted: 'Fi dan cukai',
    percent: '{{percent}}%',
  },
  short: { net: 'Bersih {{amount}}', breakEven: 'Pulang modal {{percent}}%' },
  outcome: {
    gain: 'Jika {{failed}}% gagal, anda mendapat kembali {{amount}} lebih daripada jumlah yang anda laburkan: {{rate}} setahun.',
    loss: 'Jika {{failed}}% gagal, anda mendapat kembali {{amount}} kurang daripada jumlah yang anda laburkan.',
    even: 'Jika {{failed}}% gagal, anda mendapat kembali tepat jumlah yang anda laburkan.',
  },
  chart: {
    title: 'Berapa banyak boleh gagal sebelum anda rugi?',
    failed: 'Bahagian yang gagal',
    outcome: 'Jumlah yang kembali, tolak jumlah yang dilaburkan',
    breakEven: 'Pulang modal {{percent}}%',
    zero: 'RM 0.00',
  },
  table: {
    title: 'Apa yang kembali, bulan demi bulan',
    month: 'Bulan',
    monthOf: 'Bulan {{month}}',
    principal: 'Prinsipal',
    deducted: 'Fi dan cukai',
    net: 'Anda terima',
    afterFailed: 'Jika {{failed}}% gagal',
    total: 'Jumlah',
  },
  about:
    'Angka ialah anggaran; setiap bayaran boleh berbeza satu sen. Ia dikira seolah-olah nota diterbitkan pada {{date}} dan semuanya dibayar pada tarikhnya. Fi perkhidmatan {{fee}}% daripada {{return}}, cukai perkhidmatan {{tax}}% atas fi{{withheld}}. Simulasi bukan janji.',
  withheld: ', cukai pegangan {{percent}}% daripada {{return}}',
};
