import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { addTranslation, type Texts } from '../../lib/text/catalogue.ts';
import type { Language } from '../../lib/text/language.ts';

type Words = Readonly<Record<string, Texts>>;

/** The back office is reached by its address alone, so the address that was loaded says whose words are needed. */
const OFFICE = /^\/operator(\/|$)/;

/**
 * Fetches the words of a language: none for English, which every page brings; those of the back office only there.
 * Throws `ChunkLoadError`.
 */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en') {
    return;
  }
  const office = OFFICE.test(window.location.pathname);
  const [customer, staff] = await Promise.all([
    importChunk('customer-words', () => import('./customer-words.ts')),
    office ? importChunk('office-words', () => import('./office-words.ts')) : null,
  ]);
  add(customer.customerWords);
  add(staff?.officeWords ?? {});
}

function add(words: Words): void {
  for (const [file, texts] of Object.entries(words)) {
    addTranslation('ms', namespaceOf(file), texts);
  }
}

/** `…/wallet/text.ms.ts` → `wallet`, `…/identity/expiry-text.ms.ts` → `expiry`. */
export function namespaceOf(file: string): string {
  const [folder = '', name = ''] = file.split('/').slice(-2);
  return name === 'text.ms.ts' ? folder : name.replace(/-text\.ms\.ts$/, '');
}
