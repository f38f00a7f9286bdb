import type { Locale } from '@titian/contracts/constants';
import type { Letter } from './letter.ts';
import { malayLetters } from './malay/all.ts';
import type { LetterWords } from './malay/letter-words.ts';
import { letterOf } from './templates/all.ts';

/** The content of a stored e-mail or notice in the language of whoever gets it; null for a template that is none. */
export function letterIn(locale: Locale, template: string, params: unknown): Letter | null {
  const english = letterOf(template, params);
  return english === null || locale === 'en' ? english : inMalay(english, template, params);
}

/** What a letter is about, its code and where it leads are the same in every language. */
function inMalay(english: Letter, template: string, params: unknown): Letter {
  const known: Readonly<Record<string, (params: never) => LetterWords>> = malayLetters;
  const words = Object.hasOwn(known, template) ? known[template]?.(params as never) : undefined;
  if (words === undefined) {
    return english;
  }
  const { action, ...rest } = words;
  return {
    ...english,
    ...rest,
    ...(english.action === undefined
      ? {}
      : { action: { label: action ?? english.action.label, path: english.action.path } }),
  };
}
