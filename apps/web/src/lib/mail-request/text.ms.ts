import type { Malay } from '../text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  email: 'E-mel',
  submit: 'Hantar pautan',
  sentTitle: 'Semak peti masuk anda',
  sentHint:
    'Tiada apa-apa selepas beberapa minit? Lihat folder spam, semak alamat e-mel atau minta sekali lagi.',
  again: 'Guna alamat lain',
  toSignIn: 'Kembali ke log masuk',
};
