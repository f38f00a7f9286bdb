import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './expiry-text.ts';

export const malay: Malay<typeof english> = {
  idleTitle: 'Sesi akan tamat tempoh',
  idle: 'Anda akan dilog keluar dalam masa {{left}} kerana tidak aktif. Perubahan yang belum disimpan mungkin hilang.',
  stay: 'Kekal log masuk',
  endTitle: 'Sesi akan berakhir',
  end: 'Demi keselamatan, sesi berakhir selepas beberapa jam. Sesi anda berakhir dalam masa {{left}}. Sila simpan kerja anda, kemudian log masuk semula.',
  understood: 'Faham',
  logOut: 'Log Keluar',
};
