import type { Locale } from '@titian/contracts/constants';
import type { EmailContent } from './email-content.ts';
import { malayEmailTexts } from './malay/all.ts';
import type { EmailTexts } from './malay/email-texts.ts';
import { emailContentOf } from './templates/all.ts';

/** The content of a stored e-mail or notice in the language of whoever gets it; null for a template that is none. */
export function renderEmail(locale: Locale, template: string, params: unknown): EmailContent | null {
  const english = emailContentOf(template, params);
  return english === null || locale === 'en' ? english : inMalay(english, template, params);
}

/** What a letter is about, its code and where it leads are the same in every language. */
function inMalay(english: EmailContent, template: string, params: unknown): EmailContent {
  const known: Readonly<Record<string, (params: never) => EmailTexts>> = malayEmailTexts;
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
