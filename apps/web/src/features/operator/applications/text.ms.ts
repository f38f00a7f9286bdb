import type { Malay } from '../../../lib/text/malay.ts';
import { malayFieldNames } from './lib/field-names.ms.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Permohonan',
  subtitle: 'Pelabur dan pemilik perniagaan yang memohon akaun.',
  empty: 'Tiada permohonan dengan status ini.',
  columns: { name: 'Pemohon', form: 'Borang', state: 'Status', submitted: 'Dihantar', created: 'Dimulakan' },
  form: { individual: 'Individu', institution: 'Institusi', business: 'Pemilik perniagaan' },
  state: {
    Incomplete: 'Draf',
    Submitted: 'Dihantar',
    Approved: 'Diluluskan',
    Rejected: 'Ditolak',
    'More Info Required': 'Maklumat lanjut diperlukan',
  },
  decide: {
    approve: 'Cadangkan kelulusan',
    reject: 'Cadangkan penolakan',
    moreInfo: 'Minta maklumat lanjut',
    proposeMoreInfo: 'Cadangkan permintaan maklumat',
    addRemark: 'Tambah catatan pada medan ini',
    remarks: 'Maklumat yang diperlukan',
    remarksHint: 'Pemohon membaca setiap catatan di medannya.',
    field: 'Medan',
    text: 'Arahan kepada pemohon',
    add: 'Tambah catatan',
    remove: 'Buang catatan',
    otherProof: 'Pengesahan identiti alternatif',
    otherProofHint:
      'Semakan identiti pemohon ini belum diluluskan. Nyatakan bukti lain yang telah anda sahkan atau tunggu semakan itu.',
    approveNote: 'Setelah diluluskan, pemohon boleh terus menggunakan akaun.',
    rejectNote: 'Penolakan adalah muktamad kecuali dibuka semula melalui permintaan maklumat.',
  },
  screened:
    'Padanan yang mungkin dengan senarai saringan: {{names}}. Bahagian pematuhan perlu melepaskannya sebelum permohonan ini boleh diluluskan.',
  remark: 'Catatan terdahulu: {{text}}',
  sections: {
    company: 'Syarikat',
    person: 'Wakil yang diberi kuasa',
    individual: 'Individu',
    contact: 'Alamat dan telefon',
    work: 'Pekerjaan dan pendapatan',
    risk: 'Pengalaman dan risiko',
    directors: 'Pengarah dan pemilik',
    bank: 'Akaun bank',
    declarations: 'Perakuan',
    other: 'Lain-lain',
  },
  share: '{{percent}}%',
  fields: malayFieldNames,
};
