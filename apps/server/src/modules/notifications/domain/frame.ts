import type { Locale } from '@titian/contracts/constants';
import { mandatoryCategories, type RenderedEmail, type Site } from './email-template.ts';
import { text } from './email-texts.ts';
import { renderEmailText } from './render-email.ts';

/** What stands around the content of an e-mail, in its reader's language. */
export interface Frame {
  readonly language: Locale;
  readonly greeting: string;
  readonly openAddress: string;
  readonly footer: readonly string[];
}

/** @param page where e-mails like this are switched off */
export function frameOf(
  { category }: RenderedEmail,
  name: string | null,
  { supportEmail }: Site,
  page: string,
  language: Locale,
): Frame {
  const greeting = name === null ? text('frame_greeting_without_name') : text('frame_greeting', { name });
  const about = mandatoryCategories.includes(category)
    ? text('frame_mandatory')
    : text('frame_unsubscribe', { page });
  return {
    language,
    greeting: renderEmailText(greeting, language),
    openAddress: renderEmailText(text('frame_open_address'), language),
    footer: [text('frame_questions', { supportEmail }), about].map((one) => renderEmailText(one, language)),
  };
}
