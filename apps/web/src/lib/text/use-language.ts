import { useSyncExternalStore } from 'react';
import { currentLanguage, type Language, onLanguageShown } from './language.ts';

/** As `currentLanguage`, for components: follows a change. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageShown, currentLanguage, currentLanguage);
}
