import { currentLanguage, type Language } from './language.ts';
import { type Texts, type TextValues, translate } from './translate.ts';
import { useLanguage } from './use-language.ts';

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

/** By language, then by namespace. */
const catalogues = new Map<Language, Map<string, Texts>>();

/**
 * Declares the catalogue of a feature. Call it once, in the feature's `text.ts`.
 * @param namespace the name of its folder (`operator-x` of `operator/x`; of `x-text.ts`: x), by which its other languages are found
 * @param english all its texts
 */
export function defineCatalogue<const T extends Texts>(namespace: string, english: T): Catalogue<T> {
  addTranslation('en', namespace, english);
  return {
    english,
    useText: () => translatorOf<T>(useLanguage(), namespace),
    text: (key, values = {}) => sentence(currentLanguage(), namespace, key, values),
  };
}

/** Adds the texts of another language to a catalogue. */
export function addTranslation(language: Language, namespace: string, texts: Texts): void {
  const known = catalogues.get(language) ?? new Map<string, Texts>();
  catalogues.set(language, known.set(namespace, texts));
}

const translators = new Map<string, Translate<never>>();

/** The same function for the same language and catalogue: what depends on it is worked out once. */
function translatorOf<T>(language: Language, namespace: string): Translate<T> {
  const name = `${language} ${namespace}`;
  const known = translators.get(name);
  if (known !== undefined) {
    return known;
  }
  const made = (key: string, values: TextValues = {}) => sentence(language, namespace, key, values);
  translators.set(name, made);
  return made;
}

/** What another language does not have, or has not been fetched of it, is said in English. */
function sentence(language: Language, namespace: string, key: string, values: TextValues): string {
  return translated(language, namespace, key, values) ?? translated('en', namespace, key, values) ?? key;
}

function translated(language: Language, namespace: string, key: string, values: TextValues): string | null {
  const texts = catalogues.get(language)?.get(namespace);
  return texts === undefined ? null : translate(texts, language, key, values);
}
