import type { Locale } from '@titian/contracts/constants';
import { isMandatoryCategory } from '@titian/contracts/notification-categories';
import type { RenderedEmail, Site } from './email-template.ts';
import { frameOf } from './frame.ts';
import { asHtml } from './layout-html.ts';
import { asText } from './layout-text.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

/** An e-mail as it is handed to the mail server, without its id. */
export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Lays out an e-mail; one that may be switched off carries a link and the one-click header (NTF-6, RFC 8058). */
export function composeMail(
  email: RenderedEmail,
  to: string,
  name: string | null,
  site: Site,
  oneClickPath: string | null,
  locale: Locale = 'en',
): ComposedMail {
  const page = site.url + unsubscribePage(to, email.category);
  const frame = frameOf(email, name, site, page, locale);
  return {
    to,
    subject: email.subject,
    text: asText(email, frame, site),
    html: asHtml(email, frame, site),
    headers: isMandatoryCategory(email.category)
      ? {}
      : unsubscribeHeaders(page, oneClickPath === null ? null : site.url + oneClickPath),
  };
}

/** The one-click address comes first, because a mail program posts to the first one. */
function unsubscribeHeaders(page: string, oneClick: string | null): Record<string, string> {
  return oneClick === null
    ? { 'List-Unsubscribe': `<${page}>` }
    : {
        'List-Unsubscribe': `<${oneClick}>, <${page}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
}
