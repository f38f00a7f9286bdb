import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../telemetry/metrics.ts';

/** Records every answer with its route; without metrics no request pays for it. */
export function measureRequests(app: FastifyInstance, metrics: Metrics | undefined): void {
  if (metrics === undefined) {
    return;
  }
  app.addHook('onResponse', async (request, reply) => {
    metrics.recordRequest({
      ...{ method: request.method, route: request.routeOptions.url },
      ...{ status: reply.statusCode, durationMs: reply.elapsedTime },
    });
  });
}
