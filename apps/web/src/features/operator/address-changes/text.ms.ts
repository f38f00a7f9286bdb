import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Pertukaran alamat',
  subtitle: 'Alamat baharu pelanggan, setiap satu dengan dokumen yang membuktikannya.',
  empty: 'Tiada pertukaran alamat untuk disemak.',
  columns: {
    name: 'Pelanggan',
    from: 'Bandar sekarang',
    to: 'Bandar baharu',
    proof: 'Bukti',
    requested: 'Diminta pada',
  },
  documents: {
    utility_bill: 'Bil utiliti',
    bank_statement: 'Penyata bank',
    official_notice: 'Notis rasmi',
  },
  facts: {
    current: 'Alamat sekarang',
    requestedAddress: 'Alamat baharu',
    verified: 'Nama yang disahkan',
    requested: 'Diminta pada',
  },
  decide: {
    accept: 'Cadangkan kelulusan',
    reject: 'Cadangkan penolakan',
    acceptNote:
      'Dokumen menyatakan nama pelanggan dan alamat baharu, dan tidak melebihi tiga bulan. Setelah diluluskan, alamat baharu digunakan dan pelanggan dimaklumkan.',
    rejectNote: 'Alamat sekarang kekal digunakan. Pelanggan dimaklumkan dengan sebab yang dipilih di sini.',
    rejection: 'Sebab untuk pelanggan',
    choose: 'Pilih sebab',
  },
  rejections: {
    unreadable: 'Dokumen tidak dapat dibaca',
    outdated: 'Dokumen melebihi tiga bulan',
    other_name: 'Dokumen atas nama lain',
    other_address: 'Dokumen menunjukkan alamat lain',
    no_proof: 'Bukan bukti alamat',
  },
};
