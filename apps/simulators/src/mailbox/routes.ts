import type { FastifyInstance, FastifyReply } from 'fastify';
import { HttpError, sendPage } from '../lib/http.ts';
import type { MailQuery, MailStore } from './mail-store.ts';
import { mailListPage, mailPage } from './pages.ts';
import type { SmtpControls } from './smtp.ts';

const GREATEST_LIMIT = 2_000;
const GREATEST_WAIT_MS = 120_000;

interface ListQuery {
  Querystring: { to?: string; after?: string; limit?: string; wait_ms?: string };
}

/** Reads a whole number of the query between 0 and the greatest. */
function count(text: string | undefined, otherwise: number, greatest: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,9}$/.test(text)) throw new HttpError(422, `${name} is "${text}"; write a whole number.`);
  return Math.min(Number(text), greatest);
}

function instant(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) throw new HttpError(422, `after is "${text}"; write an ISO instant.`);
  return date.toISOString();
}

function queryOf(query: ListQuery['Querystring']): MailQuery {
  return {
    to: query.to === undefined || query.to === '' ? null : query.to,
    after: instant(query.after),
    limit: count(query.limit, 50, GREATEST_LIMIT, 'limit'),
  };
}

function leaving(reply: FastifyReply, stopping: AbortSignal): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, stopping]);
}

/** The mailbox's list for programs (with long poll), its pages, and the switch that makes it play dead. */
export function mailboxRoutes(
  server: FastifyInstance,
  store: MailStore,
  controls: SmtpControls,
  stopping: AbortSignal,
): void {
  server.get<ListQuery>('/mailbox.json', (request, reply) => {
    const waitMs = count(request.query.wait_ms, 0, GREATEST_WAIT_MS, 'wait_ms');
    return store.waitFor(queryOf(request.query), waitMs, leaving(reply, stopping));
  });

  server.get<ListQuery>('/mailbox', (request, reply) => {
    const query = queryOf(request.query);
    return sendPage(reply, mailListPage(store.find(query), query.to));
  });

  server.get<{ Params: { id: string } }>('/mailbox/:id', (request, reply) => {
    const mail = store.byId(request.params.id);
    if (mail === null) throw new HttpError(404, 'That mail is not kept any more.');
    return sendPage(reply, mailPage(mail));
  });

  const downSchema = {
    type: 'object',
    additionalProperties: false,
    required: ['down'],
    properties: { down: { type: 'boolean' } },
  };
  server.get('/control/mailbox', () => ({ down: controls.down }));
  server.post<{ Body: { down: boolean } }>(
    '/control/mailbox',
    { schema: { body: downSchema } },
    (request) => {
      controls.down = request.body.down;
      return { down: controls.down };
    },
  );
}
