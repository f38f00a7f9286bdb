import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Markup } from './html.ts';

/** Fields of a posted form; of a name that comes twice the last one counts. */
export type FormFields = Readonly<Record<string, string>>;

/** An error with a status and a message for the caller. */
export class HttpError extends Error {
  readonly statusCode: number;

  constructor(statusCode: number, message: string) {
    super(message);
    this.name = 'RefusedError';
    this.statusCode = statusCode;
  }
}

/** Reads `a=1&b=2` into fields. */
function readForm(body: string): FormFields {
  return Object.fromEntries(new URLSearchParams(body));
}

/** The fields of a posted form; empty when the request carried something else. */
export function formOf(request: FastifyRequest): FormFields {
  return request.body instanceof FormBody ? request.body.fields : {};
}

/** A parsed form, distinguished from a JSON body by its class. */
class FormBody {
  readonly fields: FormFields;

  constructor(fields: FormFields) {
    this.fields = fields;
  }
}

/** The text of an XML request; empty when the request carried something else. */
export function xmlOf(request: FastifyRequest): string {
  return typeof request.body === 'string' ? request.body : '';
}

/**
 * Sends a page that may carry its own styles and one inline script, and nothing from elsewhere.
 *
 * @param scriptNonce the nonce of the page's inline script, when it has one
 */
export function sendPage(reply: FastifyReply, page: Markup, scriptNonce?: string): FastifyReply {
  const script = scriptNonce === undefined ? '' : ` script-src 'nonce-${scriptNonce}';`;
  return reply
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'unsafe-inline'; img-src data:;${script}`,
    )
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page.text);
}

/** A Fastify server that reads JSON, forms and XML and rejects undeclared bodies. */
export function makeHttpServer(): FastifyInstance {
  const server = Fastify({
    bodyLimit: 16 * 1024 * 1024,
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, new FormBody(readForm(body.toString())));
    },
  );
  server.addContentTypeParser(
    /^(?:application|text)\/(?:[\w.+-]+\+)?xml/,
    { parseAs: 'string' },
    (_request, body, done) => {
      done(null, body.toString());
    },
  );
  return server;
}
