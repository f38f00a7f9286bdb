import type { Malay } from '../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  review: {
    title: 'Permohonan anda sedang disemak',
    body: 'Terima kasih, {{name}}. Inilah kedudukan permohonan anda.',
    step: { received: 'Permohonan diterima', checking: 'Sedang disemak', decided: 'Keputusan' },
    about: {
      received: 'Borang dan dokumen anda sudah kami terima.',
      checking: 'Kami meneliti perniagaan anda, orang di sebaliknya dan dokumen.',
      decided:
        'Kami akan memaklumkan anda serta-merta, juga jika ada yang kurang. Selepas itu anda boleh memohon pembiayaan.',
    },
    contact: 'Ada perubahan sementara itu? Hubungi kami di <mail>{{email}}</mail>.',
    again: 'Semak keputusan',
  },
  rejected: {
    title: 'Salam sejahtera, {{name}}',
    body: 'Kami mohon maaf: permohonan anda tidak berjaya.',
    contact: 'Jika anda rasa ini satu kesilapan, sila hubungi kami di <mail>{{email}}</mail>.',
  },
};
