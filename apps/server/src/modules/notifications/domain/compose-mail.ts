import type { Locale } from '@titian/contracts/constants';
import { type EmailContent, mandatoryCategories, type Site } from './email-content.ts';
import { frames } from './frame.ts';
import { asHtml } from './layout-html.ts';
import { asText } from './layout-text.ts';

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
  content: EmailContent,
  to: string,
  name: string | null,
  site: Site,
  oneClickPath: string | null,
  locale: Locale = 'en',
): ComposedMail {
  const frame = frames[locale];
  const mandatory = mandatoryCategories.includes(content.category);
  const page = `${site.url}/unsubscribe/${encodeURIComponent(to)}`;
  const footer = [frame.questions(site.supportEmail), mandatory ? frame.mandatory : frame.stop(page)];
  return {
    to,
    subject: content.subject,
    text: asText(content, frame.greeting(name), site, footer),
    html: asHtml(content, frame, name, site, footer),
    headers: mandatory
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
