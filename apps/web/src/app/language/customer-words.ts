import type { Texts } from '../../lib/text/catalogue.ts';
import { malaySentences } from './sentences/all.ms.ts';

export { malaySentences };

/** Every catalogue in Bahasa Malaysia that is not the back office's, by its file. */
export const customerWords = import.meta.glob<Texts>(
  [
    '../text.ms.ts',
    '../../**/*text.ms.ts',
    '!../../features/operator-*/*',
    '!../../features/back-office/*',
    '!../../lib/office/*',
  ],
  { eager: true, import: 'malay' },
);
