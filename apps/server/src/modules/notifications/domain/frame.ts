import type { Locale } from '@titian/contracts/constants';
import { isMandatoryCategory, type MandatoryCategory } from '@titian/contracts/notification-categories';
import type { RenderedEmail, Site } from './email-template.ts';
import { text } from './email-texts.ts';
import { renderEmailText } from './render-email.ts';

/** What stands around the content of an e-mail, in its reader's language. */
export interface Frame {
  readonly language: Locale;
  readonly greeting: string;
  readonly openAddress: string;
  readonly footer: readonly string[];
}

const whyMandatory = {
  security: 'frame_mandatory',
  money: 'frame_mandatory',
  required: 'frame_required',
  messages: 'frame_messages',
} as const satisfies Readonly<Record<MandatoryCategory, string>>;

/** @param page where e-mails like this are switched off */
export function frameOf(
  { category }: RenderedEmail,
  name: string | null,
  { supportEmail }: Site,
  page: string,
  language: Locale,
): Frame {
  const greeting = name === null ? text('frame_greeting_without_name') : text('frame_greeting', { name });
  const about = isMandatoryCategory(category)
    ? text(whyMandatory[category])
    : text('frame_unsubscribe', { page });
  return {
    language,
    greeting: renderEmailText(greeting, language),
    openAddress: renderEmailText(text('frame_open_address'), language),
    footer: [text('frame_questions', { supportEmail }), about].map((one) => renderEmailText(one, language)),
  };
}
