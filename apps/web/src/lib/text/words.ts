/** Texts of one feature: nested objects whose leaves are sentences; `{{name}}` marks a value, `_one`/`_other` a plural. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type TextValues = Readonly<Record<string, string | number>>;

const VALUE = /\{\{(\w+)\}\}/g;
/** In this language every sentence exists; others are fetched by those who choose them. */
const DEFAULT_LANGUAGE = 'en';

/** By language and catalogue: every sentence under its whole key, `login.title` style. */
const words = new Map<string, Map<string, string>>();
const plurals = new Map<string, Intl.PluralRules>();
const listeners = new Set<() => void>();
let shown = DEFAULT_LANGUAGE;

/** Adds the sentences of a catalogue in a language. */
export function addWords(language: string, namespace: string, texts: Texts): void {
  const known = words.get(language) ?? new Map<string, string>();
  words.set(language, known);
  learn(known, `${namespace}:`, texts);
}

/** What is known of a catalogue in a language, by whole keys. */
export function wordsOf(language: string, namespace: string): Map<string, string> {
  const prefix = `${namespace}:`;
  const known = [...(words.get(language) ?? [])].filter(([key]) => key.startsWith(prefix));
  return new Map(known.map(([key, text]) => [key.slice(prefix.length), text]));
}

/** The language that is on the screen. */
export function shownLanguage(): string {
  return shown;
}

export function showLanguage(language: string): void {
  shown = language;
  for (const listener of listeners) {
    listener();
  }
}

/** Called after the language on the screen has changed. Returns the way out. */
export function onLanguageShown(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The sentence of a key in the language that is on the screen, in English where it is not there, or the key itself.
 * @param values what stands for `{{name}}`; `count` chooses between `_one` and `_other`
 */
export function sentence(namespace: string, key: string, values: TextValues, language = shown): string {
  const whole = `${namespace}:${key}`;
  const text = find(language, whole, values.count) ?? find(DEFAULT_LANGUAGE, whole, values.count) ?? key;
  return text.replace(VALUE, (_mark, name: string) => String(values[name] ?? ''));
}

function find(language: string, key: string, count: string | number | undefined): string | undefined {
  const known = words.get(language);
  if (count === undefined) {
    return known?.get(key);
  }
  return known?.get(`${key}_${rulesOf(language).select(Number(count))}`) ?? known?.get(key);
}

function rulesOf(language: string): Intl.PluralRules {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules;
}

function learn(known: Map<string, string>, prefix: string, texts: Texts): void {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'string') {
      known.set(`${prefix}${key}`, text);
    } else {
      learn(known, `${prefix}${key}.`, text);
    }
  }
}
