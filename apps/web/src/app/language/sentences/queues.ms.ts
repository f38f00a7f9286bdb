import type { KnownSentences } from '../../../lib/text/say.ts';

/** What the desks of treasury, of exceptions and of money by hand say about a field or a proposal. */
export const malayQueues: KnownSentences = {
  'Royal Malaysian Customs Department': 'Jabatan Kastam Diraja Malaysia',
  'Inland Revenue Board of Malaysia': 'Lembaga Hasil Dalam Negeri Malaysia',

  "The bank's balance changed by {{amount}} that no line and no transfer explains":
    'Baki bank berubah sebanyak {{amount}} yang tidak dijelaskan oleh mana-mana baris atau pindahan',
  'Returned to its sender and came back: {{reason}}':
    'Dipulangkan kepada pengirim dan kembali semula: {{reason}}',
  'The statement does not begin with the balance that the one before ended with':
    'Penyata ini tidak bermula dengan baki penutup penyata sebelumnya',
  '{{number}}: other lines than the final statement of the day':
    '{{number}}: baris berbeza daripada penyata akhir hari itu',
  '{{number}}: other balance than the final statement of the day':
    '{{number}}: baki berbeza daripada penyata akhir hari itu',
  'Uploaded by hand': 'Dimuat naik secara manual',
};
