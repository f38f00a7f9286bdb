import type { Texts } from '../../lib/text/catalogue.ts';

/** The catalogues of the back office in Bahasa Malaysia, by their file. */
export const officeWords = import.meta.glob<Texts>(
  [
    '../../features/operator-*/*text.ms.ts',
    '../../features/operator/console/*text.ms.ts',
    '../../features/operator/shared/*text.ms.ts',
  ],
  { eager: true, import: 'malay' },
);
