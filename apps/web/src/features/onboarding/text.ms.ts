import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  review: {
    title: 'Permohonan anda sedang disemak',
    body: 'Terima kasih, {{name}}. Status permohonan anda dipaparkan di bawah.',
    step: { received: 'Permohonan diterima', checking: 'Sedang disemak', decided: 'Keputusan' },
    about: {
      received: 'Borang dan dokumen anda telah diterima.',
      checking: 'Kami mengesahkan syarikat, pengarahnya dan dokumen.',
      decided:
        'Kami akan memaklumkan anda tentang keputusan atau jika maklumat tambahan diperlukan. Selepas diluluskan, anda boleh memohon pembiayaan.',
    },
    contact: 'Untuk memaklumkan perubahan, tulis kepada <mail>{{email}}</mail>.',
    again: 'Muat semula status',
  },
  rejected: {
    title: 'Salam sejahtera, {{name}}',
    body: 'Kami mohon maaf: permohonan anda tidak berjaya.',
    contact: 'Jika anda percaya ini satu kesilapan, sila hubungi khidmat sokongan di <mail>{{email}}</mail>.',
  },
};
