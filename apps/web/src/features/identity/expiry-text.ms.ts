import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './expiry-text.ts';

export const malay: Malay<typeof english> = {
  idleTitle: 'Adakah anda masih di sini?',
  idle: 'Tiada aktiviti sejak beberapa ketika, jadi anda akan dilog keluar dalam {{left}}. Perkara yang belum disimpan mungkin hilang.',
  stay: 'Kekal log masuk',
  endTitle: 'Sesi anda hampir tamat',
  end: 'Demi keselamatan anda, setiap sesi tamat selepas beberapa jam. Sesi anda tamat dalam {{left}}: sila selesaikan kerja anda, kemudian log masuk semula.',
  understood: 'Faham',
  logOut: 'Log Keluar',
};
