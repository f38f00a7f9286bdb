/** Texts of one feature: nested objects whose leaves are sentences; `{{name}}` marks a value, `_one`/`_other` a plural. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export type TextValues = Readonly<Record<string, string | number>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/**
 * The sentence of a key with its values filled in, or null where the texts do not have it. A number called `count`
 * chooses the plural form by the rules of the language, and is written with its thousands. It words the syntax of i18next, of which screens use this much
 * (decision 124).
 */
export function translate(texts: Texts, language: string, key: string, values: TextValues): string | null {
  const { count } = values;
  const plural = typeof count === 'number' ? leafOf(texts, `${key}_${pluralForm(language, count)}`) : null;
  const sentence = plural ?? leafOf(texts, key);
  const written = typeof count === 'number' ? { ...values, count: formatCount(count) } : values;
  return sentence?.replace(PLACEHOLDER, (_whole, name: string) => String(written[name] ?? '')) ?? null;
}

/** As Malaysia writes thousands, in both languages. */
export function formatCount(count: number): string {
  return count.toLocaleString('en-MY');
}

function leafOf(texts: Texts, key: string): string | null {
  let found: string | Texts | undefined = texts;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : null;
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralForm(language: string, count: number): Intl.LDMLPluralRule {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules.select(count);
}
