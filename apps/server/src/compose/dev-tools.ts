import type { FastifyInstance } from 'fastify';
import { exchange } from '../gateways/http.ts';
import type { Config } from '../platform/config.ts';
import { registerMailPreviews } from './mail-previews.ts';
import { registerSampleCards } from './sample-cards.ts';

const TIMEOUT_MS = 40_000;

/** In the demo only: sample cards, every e-mail to look at, and the bundled mailbox, read through the product's own address. */
export function registerDevTools(app: FastifyInstance, config: Config): void {
  if (config.TITIAN_ENV !== 'demo' || config.SIMULATOR_URL === undefined) {
    return;
  }
  registerSampleCards(app);
  registerMailPreviews(app);
  const mailbox = new URL('/mailbox.json', config.SIMULATOR_URL);
  app.get('/dev/mailbox.json', async (request, reply) => {
    const query = new URL(request.url, mailbox).search;
    const answer = await exchange({ url: `${mailbox.href}${query}`, method: 'GET', timeoutMs: TIMEOUT_MS });
    if (answer.kind !== 'answered') {
      return reply.status(503).send({
        success: false,
        message: 'The demo mailbox does not answer. Restart the demo.',
        code: 'unavailable',
      });
    }
    return reply
      .status(answer.status)
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answer.body);
  });
}
