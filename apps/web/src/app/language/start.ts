import { provideWords, rememberedLanguage, speak, watchOtherTabs } from '../../lib/text/language.ts';
import { loadWords } from './words.ts';

/** A first page waits this long for its words; then it shows in English and changes when they arrive. */
const PATIENCE_MS = 4_000;

/**
 * Sets the language that was chosen in this browser.
 * @param show shows the first page: at once in English, which needs nothing more; else with its words, so that
 * nothing flashes
 */
export function startLanguage(show: () => void): void {
  provideWords(loadWords);
  watchOtherTabs();
  const language = rememberedLanguage();
  if (language === 'en') {
    show();
    return;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  void Promise.race([speak(language), patience]).then(() => {
    clearTimeout(timer);
    show();
  });
}
