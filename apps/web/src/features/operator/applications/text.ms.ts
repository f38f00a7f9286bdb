import type { Malay } from '../../../lib/text/malay.ts';
import { malayFieldNames } from './lib/field-names.ms.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Permohonan',
  subtitle: 'Orang dan syarikat yang ingin melabur atau dibiayai.',
  empty: 'Tiada permohonan dengan status ini.',
  columns: { name: 'Pemohon', form: 'Borang', state: 'Status', submitted: 'Dihantar' },
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
    ask: 'Tanya tentang ini',
    remarks: 'Apa yang kurang',
    remarksHint: 'Pemohon membaca setiap catatan di medannya.',
    field: 'Medan',
    text: 'Apa yang perlu dilakukan oleh pemohon',
    add: 'Tambah catatan',
    remove: 'Buang catatan ini',
    otherProof: 'Bagaimanakah identiti dibuktikan?',
    otherProofHint:
      'Semakan identiti pemohon ini belum diluluskan. Nyatakan bukti lain yang anda lihat atau tunggu semakan itu.',
    approveNote: 'Setelah diluluskan, pemohon boleh terus menggunakan akaun.',
    rejectNote: 'Penolakan adalah muktamad kecuali dibuka semula dengan meminta maklumat lanjut.',
  },
  screened:
    'Serupa dengan nama dalam senarai saringan: {{names}}. Bahagian pematuhan perlu melepaskannya sebelum permohonan ini boleh diluluskan.',
  remark: 'Ditanya sebelum ini: {{text}}',
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
