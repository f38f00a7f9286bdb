import { type Locale, locales } from '@titian/contracts/constants';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { mailNames, previewMail } from '../modules/notifications/public.ts';
import { AppError } from '../platform/errors.ts';
import { sendError } from '../platform/http/error-handler.ts';

const site = { url: 'https://titian.example', supportEmail: 'support@titian.example' };
/** E-mails carry their styles in their tags, as mail programs want it; nothing else may be loaded or run. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** In the demo only: every e-mail of the product to look at in both languages, as HTML and as plain text. */
export function registerMailPreviews(app: FastifyInstance): void {
  app.get('/dev/mails', async (_request, reply) => html(reply, index()));
  app.get<{ Params: { name: string }; Querystring: { lang?: string } }>(
    '/dev/mails/:name',
    async (request, reply) => {
      const { name } = request.params;
      const locale = locales.find((one) => one === request.query.lang) ?? 'en';
      const isText = name.endsWith('.txt');
      const mail = previewMail(isText ? name.slice(0, -'.txt'.length) : name, site, locale);
      if (mail === null) {
        return sendError(reply, new AppError('not_found'));
      }
      const headers = Object.entries({ Subject: mail.subject, ...mail.headers });
      return isText
        ? reply
            .type('text/plain; charset=utf-8')
            .send(`${headers.map(([key, value]) => `${key}: ${value}`).join('\n')}\n\n${mail.text}`)
        : html(reply, mail.html);
    },
  );
}

function html(reply: FastifyReply, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(page);
}

function cellsOf(name: string, locale: Locale): string {
  const subject = previewMail(name, site, locale)?.subject ?? '';
  const query = `?lang=${locale}`;
  return `<td lang="${locale}"><a href="/dev/mails/${name}${query}">${subject}</a></td><td><a href="/dev/mails/${name}.txt${query}">text</a></td>`;
}

function index(): string {
  const rows = mailNames.map((name) => {
    const cells = locales.map((locale) => cellsOf(name, locale));
    return `<tr><td>${name}</td>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>E-mails</title></head>
<body style="margin:32px;font-family:sans-serif;line-height:1.6"><h1>E-mails of the product</h1>
<table cellpadding="6">${rows.join('\n')}</table></body></html>
`;
}
