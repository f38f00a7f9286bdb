import type { Texts } from '../../lib/text/translate.ts';

/** The catalogues of the operator console in Bahasa Malaysia, by their file. */
export const operatorWords = import.meta.glob<Texts>('../../features/operator/*/*text.ms.ts', {
  eager: true,
  import: 'malay',
});
