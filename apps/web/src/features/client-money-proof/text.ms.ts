import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Bukti wang pelanggan',
  none: 'Bukti pertama dibuat pada akhir hari perniagaan seterusnya.',
  included: 'Termasuk dalam bukti {{day}}',
  nothing: 'Anda tiada tuntutan pada akhir {{day}}, maka tiada apa-apa untuk dimasukkan.',
  about:
    'Selepas setiap hari perniagaan, rekod bertandatangan bagi semua wang pelanggan diterbitkan. Pelayar anda mengesahkan bahawa wang anda termasuk di dalamnya.',
  verify: 'Sahkan baki saya',
  again: 'Sahkan sekali lagi',
  verifying: 'Sedang mengesahkan…',
  record: 'Rekod {{day}}',
  download: 'Muat turun bukti',
  claim: {
    total: 'Tuntutan anda pada akhir hari itu',
    cash: 'Tunai',
    waiting: 'Langganan nota yang belum diterbitkan',
    payouts: 'Bayaran keluar dalam perjalanan',
    shares: 'Bayaran balik yang belum diagihkan',
    excess: 'Lebihan bayaran',
  },
  steps: 'Langkah pengesahan',
  step: {
    hash: 'Rekod ini ialah rekod dengan cincangan yang diterbitkan',
    signature: 'Ia ditandatangani dengan kunci yang diterbitkan',
    record: 'Ia rekod bagi hari ini',
    accounts: 'Jumlahnya ialah jumlah yang dipegang oleh akaun lejar',
    bank: 'Perbezaannya dengan baki bank adalah seperti yang dinyatakan',
    number: 'Bukti ini ialah bagi nombor pelanggan anda, {{number}}',
    pieces: 'Bahagian-bahagiannya membentuk tuntutan anda',
    paths: 'Setiap bahagian membawa kepada jumlah yang ditandatangani',
  },
  holds: 'Sah',
  fails: 'Tidak sah',
  verified: '{{amount}} milik anda termasuk dalam rekod {{day}}, yang jumlahnya {{total}}.',
  refuted: 'Bukti ini tidak sah. Sila muat turun bukti ini dan hubungi khidmat sokongan.',
  unsupported:
    'Pelayar ini tidak dapat mengesahkan tandatangan. Sila muat turun bukti ini dan sahkan dengan program yang diterbitkan.',
};
