import type { FastifyInstance } from 'fastify';
import { formOf, sendPage } from '../lib/http.ts';
import type { FpxContext } from './context.ts';
import { expireAbandoned } from './expire.ts';
import { inboxPage } from './pages/inbox.ts';
import { settle } from './settle.ts';

const DECIDED: Readonly<Record<string, string>> = {
  approved: 'Approved. The merchant is being told.',
  rejected: 'Rejected. The merchant is being told.',
  late: 'That payment was decided already.',
};

/** The corporate checker's inbox (FPX-21): approves or rejects, which sends the second Direct AC. */
export function inboxRoutes(server: FastifyInstance, context: FpxContext): void {
  server.get<{ Querystring: { decided?: string } }>('/fpx/inbox', (request, reply) => {
    expireAbandoned(context);
    const waiting = context.transactions.all().filter(({ state }) => state === 'pending');
    return sendPage(reply, inboxPage(waiting.reverse(), DECIDED[request.query.decided ?? ''] ?? null));
  });

  server.post<{ Params: { key: string } }>('/fpx/inbox/:key', (request, reply) => {
    const transaction = context.transactions.byKey(request.params.key);
    if (transaction?.state !== 'pending') return reply.redirect('/fpx/inbox?decided=late', 303);
    const approve = formOf(request).decision === 'approve';
    settle(context, transaction, { code: approve ? '00' : 'BC' });
    return reply.redirect(`/fpx/inbox?decided=${approve ? 'approved' : 'rejected'}`, 303);
  });
}
