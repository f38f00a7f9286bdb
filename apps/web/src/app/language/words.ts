import { importChunk } from '../../lib/chunks/import-chunk.ts';
import { addTranslation } from '../../lib/text/catalogue.ts';
import type { Language } from '../../lib/text/language.ts';
import { provideMalayNames } from '../../lib/text/names.ts';
import { provideMalayMessages } from '../../lib/text/specified.ts';
import type { Texts } from '../../lib/text/translate.ts';

type Words = Readonly<Record<string, Texts>>;

/** The back office is reached by its address alone, so the address that was loaded says whose words are needed. */
const OPERATOR_PATH = /^\/operator(\/|$)/;

let fetched: Promise<void> | null = null;

/**
 * Fetches the words of a language, once: none for English, which every page brings; those of the back office only
 * there. Throws `ChunkLoadError`; the next call then tries again.
 */
export function loadWords(language: Language): Promise<void> {
  if (language === 'en') {
    return Promise.resolve();
  }
  fetched ??= fetchMalay().catch((error: unknown) => {
    fetched = null;
    throw error;
  });
  return fetched;
}

async function fetchMalay(): Promise<void> {
  const isOperatorPage = OPERATOR_PATH.test(window.location.pathname);
  const [customer, operator] = await Promise.all([
    importChunk('customer-words', () => import('./customer-words.ts')),
    isOperatorPage ? importChunk('operator-words', () => import('./operator-words.ts')) : null,
  ]);
  add(customer.customerWords);
  add(operator?.operatorWords ?? {});
  provideMalayNames(customer.malayNames);
  provideMalayMessages(customer.malayMessages);
}

function add(words: Words): void {
  for (const [file, texts] of Object.entries(words)) {
    addTranslation('ms', namespaceOf(file), texts);
  }
}

/**
 * `…/wallet/text.ms.ts` → `wallet`, `…/operator/treasury/text.ms.ts` → `operator-treasury`,
 * `…/identity/expiry-text.ms.ts` → `expiry`, `../text.ms.ts` → `app`.
 */
export function namespaceOf(file: string): string {
  const [name = '', folder = '', parent = ''] = file.split('/').reverse();
  if (name !== 'text.ms.ts') {
    return name.replace(/-text\.ms\.ts$/, '');
  }
  if (parent === 'operator') {
    return `operator-${folder}`;
  }
  return folder === '..' ? 'app' : folder;
}
