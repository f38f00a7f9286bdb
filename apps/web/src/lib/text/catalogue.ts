import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

/** Texts of one feature: nested objects whose leaves are sentences; `{{name}}` marks a value, `_one`/`_other` a plural. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Singular<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** Every key of a catalogue, `login.title` style; plural forms share one key. */
type TextKey<T> = Singular<Leaf<T>>;

type TextValues = Readonly<Record<string, string | number>>;

/** The sentence of a key, with its values filled in. A plural key takes `count`. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

export interface Catalogue<T> {
  /** The texts as they were written; other languages have the same keys. */
  readonly english: T;
  /** For components: follows a change of language. */
  readonly useText: () => Translate<T>;
  /** For code outside React, such as a toast after a call. */
  readonly text: Translate<T>;
}

/** English is the default whatever the browser says; other languages are fetched when chosen. */
const DEFAULT_LANGUAGE = 'en';

// Synchronous: the first paint must not wait for, or flash without, its words.
void i18next.init({
  lng: DEFAULT_LANGUAGE,
  fallbackLng: DEFAULT_LANGUAGE,
  resources: {},
  initAsync: false,
  interpolation: { escapeValue: false },
});

/**
 * Declares the catalogue of a feature. Call it once, in the feature's `text.ts`.
 * @param namespace the name of its folder (`operator-x` of `operator/x`; of `x-text.ts`: x), by which its other languages are found
 * @param english all its texts
 */
export function defineCatalogue<const T extends Texts>(namespace: string, english: T): Catalogue<T> {
  // As it is: a copy of every sentence would be made while the first page waits.
  i18next.addResourceBundle(DEFAULT_LANGUAGE, namespace, english, false, false, { skipCopy: true });
  return {
    english,
    useText: () => useNamespace<T>(namespace),
    text: (key, values = {}) => i18next.t(key, { ...values, ns: namespace }),
  };
}

function useNamespace<T>(namespace: string): Translate<T> {
  return translatorOf<T>(useShownLanguage(), namespace);
}

/** The language that is on the screen; follows a change. */
export function useShownLanguage(): string {
  return useSyncExternalStore(onLanguage, shownLanguage, shownLanguage);
}

const shownLanguage = () => i18next.language;

function onLanguage(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  return () => i18next.off('languageChanged', listener);
}

const translators = new Map<string, Translate<never>>();

/** The same function for the same language and catalogue: what depends on it is worked out once. */
function translatorOf<T>(language: string, namespace: string): Translate<T> {
  const name = `${language} ${namespace}`;
  const known = translators.get(name);
  if (known !== undefined) {
    return known;
  }
  const fixed = i18next.getFixedT(language, namespace);
  const made = (key: string, values: TextValues = {}) => fixed(key, { ...values });
  translators.set(name, made);
  return made;
}

/** Adds the texts of another language to a catalogue. */
export function addTranslation(language: string, namespace: string, texts: Texts): void {
  i18next.addResourceBundle(language, namespace, texts);
}
