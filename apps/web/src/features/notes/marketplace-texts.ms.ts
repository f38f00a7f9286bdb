import type { Malay } from '../../lib/text/malay.ts';
import type { marketplaceTexts } from './marketplace-texts.ts';

export const marketplaceMalay: Malay<typeof marketplaceTexts> = {
  watch: {
    filter: 'Senarai pantau',
    label: 'Pantau {{number}}',
    add: 'Tambah ke senarai pantau',
    remove: 'Keluarkan daripada senarai pantau',
    none: 'Tiada nota terbuka dalam senarai pantau anda yang sepadan. Gunakan bintang pada nota untuk memantaunya.',
  },
  search: {
    open: 'Carian tersimpan',
    title: 'Carian tersimpan',
    hint: 'Pilih penapis dahulu untuk menyimpannya sebagai carian. Kami boleh memaklumkan anda apabila nota yang sepadan disenaraikan.',
    none: 'Belum ada carian tersimpan.',
    name: 'Nama carian ini',
    alertsNew: 'Maklumkan saya dalam aplikasi dan melalui e-mel apabila nota yang sepadan disenaraikan',
    save: 'Simpan carian',
    saved: 'Carian disimpan',
    everything: 'Semua nota terbuka',
    alerts: 'Makluman',
    alertsOf: 'Makluman bagi {{name}}',
    delete: 'Padamkan {{name}}',
  },
  compare: {
    title: 'Bandingkan nota',
    choose: 'Bandingkan',
    chooseOne: 'Bandingkan {{number}}',
    one: '{{number}}: pilih satu nota lagi',
    open: 'Bandingkan',
    clear: 'Kosongkan',
    rate: 'Kadar setahun, mudah',
    effective: 'Kadar tahunan berkesan',
    tenure: 'Tempoh',
    grade: 'Gred',
    repayment: 'Bayaran balik',
    target: 'Dibiayai',
    security: 'Cagaran dan jaminan',
    ratios: 'Nisbah kewangan',
    record: 'Rekod prestasi',
    unsecured: 'Tanpa cagaran',
  },
};
