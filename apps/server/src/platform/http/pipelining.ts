import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send none before the one ahead is answered, proxies few. */
const AT_ONCE_MAX = 10;

/**
 * Cuts connections that send many requests without waiting for answers: each would be processed at once, and its
 * answer held in memory as long as the client does not read.
 * @param max requests of one connection that may be under way
 */
export function limitPipelining(app: FastifyInstance, max: number = AT_ONCE_MAX): void {
  const underWay = new WeakMap<Socket, number>();
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    const count = (underWay.get(socket) ?? 0) + 1;
    underWay.set(socket, count);
    reply.raw.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    if (count > max) {
      socket.destroy();
      reply.hijack();
    }
  });
}
