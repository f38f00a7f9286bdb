import type { Locale } from '@titian/contracts/constants';
import { type ComposedMail, composeMail } from '../domain/compose-mail.ts';
import type { Site } from '../domain/email-template.ts';
import { renderEmail } from '../domain/render-email.ts';
import { examples } from '../domain/templates/examples.ts';

/** The names of all e-mails that the product sends. */
export const mailNames: readonly string[] = Object.keys(examples).sort();

/** An e-mail as its recipient would see it, with sample data; null for an unknown template. */
export function previewMail(name: string, site: Site, locale: Locale): ComposedMail | null {
  const params = Object.entries(examples).find(([template]) => template === name)?.[1];
  const email = params === undefined ? null : renderEmail(locale, name, params);
  return email && composeMail(email, 'aminah@example.com', 'Aminah', site, '/api/one-click/token', locale);
}
