import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Nobody waits longer for an upload on a slow line. */
const WAIT_AT_MOST_MS = 15_000;
/** It never ends by itself; its page opens another one. */
const ENDLESS = 'stream';

/** Lets a process stop without rejecting a request: proxies turn away first, then what is under way is answered. */
export interface Drain {
  readonly isStopping: boolean;
  /**
   * Answers `/ready` with 503 from now on, takes requests for `noticeMs` longer, and then waits until those under way are
   * answered, at most 15 s.
   */
  run(noticeMs: number): Promise<void>;
}

export function createDrain(app: FastifyInstance): Drain {
  let isStopping = false;
  let underWay = 0;
  let onIdle: () => void = () => undefined;
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.endpoint === ENDLESS) {
      return;
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) {
        onIdle();
      }
    });
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping) {
      reply.header('connection', 'close');
    }
  });
  return {
    get isStopping() {
      return isStopping;
    },
    async run(noticeMs) {
      isStopping = true;
      await pause(noticeMs, undefined, { ref: false });
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      if (underWay > 0) {
        await Promise.race([idle, pause(WAIT_AT_MOST_MS, undefined, { ref: false })]);
      }
    },
  };
}
