import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Simulasi',
  subtitle: 'Anggaran pulangan bersih nota selepas fi dan cukai, dan kadar kerugian pada titik pulang modal.',
  copy: 'Salin pautan',
  copied: 'Pautan disalin',
  notCopied: 'Pautan tidak dapat disalin. Sila salin dari bar alamat.',
  return: { conventional: 'faedah', shariah: 'keuntungan' },
  form: {
    title: 'Andaian',
    contract: 'Jenis nota',
    amount: 'Jumlah',
    rate: 'Kadar setahun',
    months: 'Tempoh (bulan)',
    profile: 'Jenis bayaran balik',
    failed: 'Andaian kadar kerugian',
    failedHint: 'Bahagian daripada banyak nota seperti ini yang tidak dibayar balik.',
    residence: 'Pemastautinan cukai',
    percent: '%',
    between: 'Sila masukkan {{from}} hingga {{to}}.',
    slider: '{{label}}, peluncur',
  },
  contract: { conventional: 'Konvensional', shariah: 'Syariah' },
  profile: {
    equal_monthly_flat: 'Ansuran bulanan sama bagi prinsipal dan {{return}}',
    return_only: '{{return}} sahaja, prinsipal pada tarikh matang',
    bullet: 'Sekali gus',
  },
  residence: { resident: 'Malaysia', non_resident: 'Luar Malaysia' },
  result: {
    missing: 'Sila betulkan medan yang ditanda untuk melihat angka.',
    net: 'Anggaran penerimaan bersih, selepas fi dan cukai',
    netNote: '{{total}} diterima bagi {{amount}} dilaburkan',
    netRate: 'Kadar tahunan bersih',
    netRateMeaning: '12 kali kadar pulangan dalaman (IRR) bulanan, selepas fi dan cukai.',
    effective: 'Kadar tahunan berkesan',
    effectiveMeaning:
      'Sebelum fi dan cukai. Lebih tinggi daripada kadar mudah apabila prinsipal dibayar balik setiap bulan.',
    breakEven: 'Kadar kerugian pulang modal',
    breakEvenMeaning:
      'Kadar kerugian yang jika dilebihi menyebabkan anda menerima kurang daripada jumlah dilaburkan.',
    breakEvenNote: '{{before}}% sebelum fi dan cukai',
    deducted: 'Fi dan cukai',
    percent: '{{percent}}%',
  },
  short: { net: 'Bersih {{amount}}', breakEven: 'Pulang modal {{percent}}%' },
  outcome: {
    gain: 'Pada kadar kerugian {{failed}}%, anda menerima {{amount}} lebih daripada jumlah dilaburkan: {{rate}} setahun.',
    loss: 'Pada kadar kerugian {{failed}}%, anda menerima {{amount}} kurang daripada jumlah dilaburkan.',
    even: 'Pada kadar kerugian {{failed}}%, anda menerima tepat jumlah dilaburkan.',
  },
  chart: {
    title: 'Untung atau rugi mengikut kadar kerugian',
    failed: 'Kadar kerugian',
    outcome: 'Untung atau rugi',
    breakEven: 'Pulang modal {{percent}}%',
    zero: 'RM 0.00',
  },
  table: {
    title: 'Aliran tunai bulanan',
    month: 'Bulan',
    monthOf: 'Bulan {{month}}',
    principal: 'Prinsipal',
    deducted: 'Fi dan cukai',
    net: 'Penerimaan bersih',
    afterFailed: 'Pada kadar kerugian {{failed}}%',
    total: 'Jumlah',
  },
  about:
    'Anggaran; setiap bayaran mungkin berbeza 1 sen. Andaian: nota diterbitkan pada {{date}} dan setiap bayaran dibuat pada tarikh perlu dibayar. Fi perkhidmatan {{fee}}% daripada {{return}}, cukai perkhidmatan {{tax}}% atas fi{{withheld}}. Simulasi bukan jaminan pulangan.',
  withheld: ', cukai pegangan {{percent}}% daripada {{return}}',
};
