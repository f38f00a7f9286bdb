import type { fileTemplates } from '../templates/files.ts';
import type { MalayOf } from './email-texts.ts';
import { malaysiaTime } from './wording.ts';

/** E-mails about documents that a customer has uploaded. */
export const fileEmailTexts: MalayOf<typeof fileTemplates> = {
  file_removed: ({ fileName, uploadedAt }) => ({
    subject: 'Satu dokumen anda telah dibuang',
    paragraphs: [
      'Pengimbas perisian hasad menemui sesuatu yang berbahaya dalam dokumen yang anda muat naik. Kami telah membuangnya, dan tiada sesiapa membukanya.',
      'Periksa peranti anda untuk perisian hasad, kemudian muat naik salinan yang bersih di tempat yang sama: tanpanya kami tidak dapat meneruskan.',
    ],
    facts: [
      ['Dokumen', fileName],
      ['Dimuat naik', malaysiaTime(uploadedAt)],
    ],
    action: 'Buka papan pemuka anda',
    note: 'Jika anda tidak memuat naiknya, sila tukar kata laluan anda dengan segera dan tulis kepada kami.',
  }),
};
