import type { Locale } from '@titian/contracts/constants';
import { messageCatalogue } from '@titian/contracts/messages/catalogue';
import type { Message } from '@titian/contracts/messages/definition';
import { createRenderer } from '@titian/contracts/messages/render';
import { nameText } from '@titian/contracts/reference/name-text';
import type { EmailTemplate, RenderedEmail } from './email-template.ts';
import { emailTexts } from './email-texts.ts';
import { templateOf } from './templates/all.ts';

/** Words a text of e-mails; messages of the product may stand within it. */
export const renderEmailText = createRenderer({ ...messageCatalogue, ...emailTexts }, nameText);

/** A stored e-mail or notice in the language of its reader; null for a template that is none. */
export function renderEmail(locale: Locale, template: string, params: unknown): RenderedEmail | null {
  const email = templateOf(template, params);
  return email && wordsOf(email, locale);
}

function wordsOf(email: EmailTemplate, locale: Locale): RenderedEmail {
  const { subject, paragraphs, facts, action, note, ...rest } = email;
  const word = (message: Message) => renderEmailText(message, locale);
  return {
    ...rest,
    subject: word(subject),
    paragraphs: paragraphs.map(word),
    ...(facts && { facts: facts.map(([label, value]) => [word(label), word(value)] as const) }),
    ...(action && { action: { label: word(action.label), path: action.path } }),
    ...(note && { note: word(note) }),
  };
}
