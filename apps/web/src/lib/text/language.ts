import { readStored, writeStored } from '../browser/stored.ts';

export const languages = ['en', 'ms'] as const;

/** English, and Bahasa Malaysia. */
export type Language = (typeof languages)[number];

type LoadWords = (language: Language) => Promise<void>;

const STORAGE_KEY = 'language';
/** Stored beside it while no account has the choice. */
const UNSAVED_KEY = 'language_unsaved';

const choiceListeners = new Set<(language: Language) => void>();
const shownListeners = new Set<() => void>();
let loadWords: LoadWords = () => Promise.resolve();
let wanted: Language = 'en';
let shown: Language = 'en';

/** The app says how the words of a language are fetched: lib does not know the features that have them. */
export function provideWords(load: LoadWords): void {
  loadWords = load;
}

/** The language that is on the screen. */
export function currentLanguage(): Language {
  return shown;
}

/** The locale of dates, names of countries and the like. */
export function currentLocale(): 'en-MY' | 'ms-MY' {
  return `${currentLanguage()}-MY`;
}

/** Called when another language is on the screen. Returns the way out. */
export function onLanguageShown(listener: () => void): () => void {
  shownListeners.add(listener);
  return () => shownListeners.delete(listener);
}

/** What was chosen in this browser. English without a choice, whatever the browser's language. */
export function rememberedLanguage(): Language {
  return readStored('localStorage', STORAGE_KEY) === 'ms' ? 'ms' : 'en';
}

/** Whether the language was chosen here without an account to store it in. */
export function isChoiceUnsaved(): boolean {
  return readStored('localStorage', UNSAVED_KEY) !== null;
}

/** The account knows the choice now. */
export function noteChoiceSaved(): void {
  writeStored('localStorage', UNSAVED_KEY, null);
}

/** Shows the product in this language from now on in this browser. False where its words could not be fetched. */
export async function chooseLanguage(language: Language): Promise<boolean> {
  writeStored('localStorage', STORAGE_KEY, language);
  writeStored('localStorage', UNSAVED_KEY, '1');
  const shown = await speak(language);
  for (const listener of choiceListeners) {
    listener(language);
  }
  return shown;
}

/** Follows the choice that the person's account knows of. */
export async function followLanguage(language: Language): Promise<void> {
  if (language !== rememberedLanguage()) {
    writeStored('localStorage', STORAGE_KEY, language);
  }
  if (language !== currentLanguage()) {
    await speak(language);
  }
}

/** Called after a person chose. Returns the way out. */
export function onLanguageChosen(listener: (language: Language) => void): () => void {
  choiceListeners.add(listener);
  return () => choiceListeners.delete(listener);
}

/** Follows what is chosen in other tabs. Returns the way out. */
export function watchOtherTabs(): () => void {
  // Browsers send storage events to the other tabs only.
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === STORAGE_KEY) {
      void speak(rememberedLanguage());
    }
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Fetches the words of a language, then shows them. What cannot be fetched leaves the screen as it is. */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  try {
    await loadWords(language);
  } catch {
    return false;
  }
  // Another choice may have been made while the words were on their way.
  if (wanted === language) {
    shown = language;
    document.documentElement.lang = language;
    for (const listener of shownListeners) {
      listener();
    }
  }
  return true;
}
