import type { Language } from '@titian/contracts/messages/definition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { guestActor, type QueryCtx } from '../context.ts';
import type { Html } from '../documents/html.ts';
import { sha256 } from '../field-encryption.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { languageOf } from './language.ts';
import { type PublicPage, pageLayout } from './page-layout.ts';
import { rateLimitOf } from './rates.ts';

const CACHED_SECONDS = 60;

/** What a page is made for. */
export interface PageRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly language: Language;
}

/** Registers pages of modules outside the API base. */
export interface PublicPages {
  /** @param read makes the page; null answers the page that there is none */
  on(path: string, read: (ctx: QueryCtx, request: PageRequest) => Promise<PublicPage | null>): void;
}

export interface PublicPagesDeps {
  readonly work: UnitOfWork;
  readonly rateLimitFactor: number;
}

/** Pages are read from a standby where there is one, revalidated by their content, and cached for a minute. */
export function createPublicPages(app: FastifyInstance, deps: PublicPagesDeps): PublicPages {
  const config = { rateLimit: rateLimitOf('public', deps.rateLimitFactor) };
  return {
    on(path, read) {
      app.get(path, { config }, async (request, reply) => {
        const requested = pageRequest(request);
        const page = await deps.work.queryStandby(
          { actor: guestActor, dateShiftDays: 0, requestId: request.id },
          (ctx) => read(ctx, requested),
        );
        return page === null
          ? reply.callNotFound()
          : sendPage(request, reply, pageLayout(page, requested.language));
      });
    },
  };
}

function pageRequest(request: FastifyRequest): PageRequest {
  const texts = (values: unknown) =>
    Object.fromEntries(
      Object.entries(Object(values)).filter(([, value]) => typeof value === 'string'),
    ) as Record<string, string>;
  const query = texts(request.query);
  const language = query.lang === 'ms' || query.lang === 'en' ? query.lang : languageOf(request);
  return { params: texts(request.params), query, language };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Html): FastifyReply {
  const tag = `"${sha256(page.text).toString('base64url')}"`;
  reply
    .header('cache-control', `public, max-age=${CACHED_SECONDS}`)
    .header('vary', 'accept-language')
    .header('etag', tag);
  if (request.headers['if-none-match'] === tag) {
    return reply.status(304).send();
  }
  return reply.type('text/html; charset=utf-8').send(page.text);
}
