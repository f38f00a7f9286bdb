import { chooseLanguage, type Language } from '../lib/text/language.ts';
import { showToast } from '../lib/toast/toast.ts';
import { text } from './language-text.ts';

/** Changes the language of the screen; says so when its words could not be fetched. */
export async function pickLanguage(language: Language): Promise<void> {
  if (!(await chooseLanguage(language))) {
    showToast('error', text('failed'));
  }
}
