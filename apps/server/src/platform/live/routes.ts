import type { FastifyInstance } from 'fastify';
import { presentedTokens } from '../http/guard.ts';
import type { Routes } from '../http/route.ts';
import type { LiveHub } from './hub.ts';

/** An id as the server issues it; anything else is no position to continue from. */
const LAST_ID = /^[\w-]{1,20}(\.[\w-]{1,20}){0,4}$/;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Neither cached nor compressed nor buffered: every event has to arrive at once.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

/** `GET /stream` (contract): events for the signed-in user, until the sign-in ends or the process stops. */
export function registerStream(routes: Routes, api: FastifyInstance, hub: LiveHub): void {
  routes.on('stream', async ({ principal, reply }) => {
    const given = reply.request.headers['last-event-id'];
    const lastId = typeof given === 'string' && LAST_ID.test(given) ? given : null;
    const stream = hub.open(principal, presentedTokens(reply.request), lastId);
    return reply.headers(headers).send(stream);
  });
  // A process that stops must not wait for pages that stay open.
  api.addHook('preClose', () => hub.close());
}
