import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Bayar melalui perbankan dalam talian FPX',
  subtitle: 'Pilih bank anda. Anda log masuk dan mengesahkan di halaman bank itu, kemudian kembali ke sini.',
  unknown: {
    title: 'Alamat ini tidak membawa kepada bayaran',
    body: 'Ia mungkin tersalah taip. Log masuk dan mulakan bayaran semula; tiada wang diambil.',
    action: 'Pergi ke halaman mula',
  },
  purpose: {
    topup: 'Tambah nilai baki tunai anda',
    repayment: 'Bayaran balik pembiayaan anda',
    mandate: 'Ditolak sekali untuk membuktikan akaun dan dikreditkan kepada anda',
  },
  mandate: {
    title: 'Benarkan debit langsung',
    subtitle: 'Anda log masuk dan mengesahkan di halaman bank anda, kemudian kembali ke sini.',
    most: 'Setiap kutipan, paling banyak',
    often: 'Kekerapan',
    times: 'sehingga {{count}} kali sebulan',
    valid: 'Tempoh sah',
    validity: '{{from}} hingga {{to}}',
    reference: 'Rujukan',
  },
  account: 'Dari akaun manakah anda membayar?',
  channel: { b2c: 'Akaun peribadi', b2b1: 'Akaun korporat' },
  upTo: 'sehingga {{max}} setiap bayaran',
  bank: 'Bank',
  bankHint: 'Pilih bank anda',
  chooseBank: 'Sila pilih bank anda.',
  noBank: 'Tiada bank dengan nama ini',
  offline: '{{name}} (Luar talian)',
  terms: 'Dengan mengklik Teruskan, anda menerima <terms>Terma dan Syarat FPX</terms>.',
  proceed: 'Teruskan',
};
