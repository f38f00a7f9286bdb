import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Bayar melalui perbankan dalam talian FPX',
  subtitle: 'Pilih bank anda. Anda log masuk dan mengesahkan di halaman bank itu, kemudian kembali ke sini.',
  unknown: {
    title: 'Bayaran tidak dijumpai',
    body: 'Alamat mungkin salah. Log masuk dan mulakan semula bayaran; tiada wang ditolak.',
    action: 'Pergi ke halaman mula',
  },
  purpose: {
    topup: 'Tambah nilai baki tunai anda',
    repayment: 'Bayaran balik pembiayaan anda',
    mandate: 'Bayaran pengesahan sekali sahaja, dikreditkan kepada anda',
  },
  mandate: {
    title: 'Benarkan debit langsung',
    subtitle: 'Anda log masuk dan mengesahkan di halaman bank anda, kemudian kembali ke sini.',
    most: 'Maksimum setiap kutipan',
    often: 'Kekerapan',
    times: 'sehingga {{count}} kali sebulan',
    valid: 'Tempoh sah',
    validity: '{{from}} hingga {{to}}',
    reference: 'Rujukan',
  },
  account: 'Jenis akaun',
  channel: { b2c: 'Akaun peribadi', b2b1: 'Akaun korporat' },
  upTo: 'sehingga {{max}} setiap bayaran',
  bank: 'Bank',
  bankHint: 'Pilih bank anda',
  recentBank: 'Bank terkini',
  otherBanks: 'Bank lain',
  chooseBank: 'Sila pilih bank anda.',
  noBank: 'Tiada bank yang sepadan',
  offline: '{{name}} (Luar talian)',
  terms: 'Dengan mengklik Teruskan, anda menerima <terms>Terma dan Syarat FPX</terms>.',
  proceed: 'Teruskan',
  cancel: 'Batal dan kembali',
};
