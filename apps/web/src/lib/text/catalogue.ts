import { useCallback, useSyncExternalStore } from 'react';
import { addWords, onLanguageShown, sentence, shownLanguage, type Texts, type TextValues } from './words.ts';

type Leaf<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaf<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type Singular<K> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** Every key of a catalogue, `login.title` style; plural forms share one key. */
type TextKey<T> = Singular<Leaf<T>>;

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

/**
 * Declares the catalogue of a feature. Call it once, in the feature's `text.ts`.
 * @param namespace the name of its folder (of `x-text.ts`: x), by which its other languages are found
 * @param english all its texts
 */
export function defineCatalogue<const T extends Texts>(namespace: string, english: T): Catalogue<T> {
  addWords('en', namespace, english);
  return {
    english,
    useText: () => useNamespace<T>(namespace),
    text: (key, values = {}) => sentence(namespace, key, values),
  };
}

function useNamespace<T>(namespace: string): Translate<T> {
  const language = useSyncExternalStore(onLanguageShown, shownLanguage, shownLanguage);
  // A new function with every language: what was made with the old one is made again.
  return useCallback((key, values = {}) => sentence(namespace, key, values, language), [namespace, language]);
}
