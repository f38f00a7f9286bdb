import type { Malay } from '../../lib/text/malay.ts';
import type { againTexts } from './again-texts.ts';

export const againMalay: Malay<typeof againTexts> = {
  again: {
    button: 'Mohon lagi',
    buttonOf: 'Mohon lagi seperti nota {{number}}',
    title: 'Gantikan draf yang disimpan',
    body: 'Anda mempunyai draf permohonan yang disimpan. Menggantikannya akan membuang teks dan dokumennya.',
    replace: 'Gantikan draf',
    dismiss: 'Kekalkan draf',
  },
};
