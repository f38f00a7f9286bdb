import type { FastifyInstance } from 'fastify';
import { startRequestSpan } from '../telemetry/spans.ts';

/** Puts every request into a span of its own, by the pattern of its route. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.span = startRequestSpan(request.method);
    request.span.enter(done);
  });
  // What reads a body goes on in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.span === null) {
      done();
    } else {
      request.span.enter(done);
    }
  });
  app.addHook('onResponse', async (request, reply) => {
    request.span?.end(request.routeOptions.url, reply.statusCode);
  });
}
