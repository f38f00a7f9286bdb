import { malayMessages } from '@titian/contracts/messages.ms';
import { malayNames } from '@titian/contracts/reference/names.ms';
import type { Texts } from '../../lib/text/translate.ts';

export { malayMessages, malayNames };

/** Every catalogue in Bahasa Malaysia that is not the operator console's, by its file. */
export const customerWords = import.meta.glob<Texts>(
  ['../*text.ms.ts', '../../**/*text.ms.ts', '!../../features/operator/**'],
  { eager: true, import: 'malay' },
);
