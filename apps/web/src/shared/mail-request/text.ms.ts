import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  email: 'E-mel',
  submit: 'Hantar pautan',
  sentTitle: 'Semak peti masuk anda',
  sentHint:
    'Jika tiada apa-apa diterima dalam beberapa minit, semak folder spam dan alamat, atau minta pautan semula.',
  again: 'Guna alamat lain',
  toSignIn: 'Kembali ke log masuk',
};
