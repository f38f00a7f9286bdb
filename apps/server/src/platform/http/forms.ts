import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** Who calls from outside our pages sends forms, as mail programs do (RFC 8058); our own pages send JSON only. */
export function routeWithForms(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (outside) => {
    outside.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    outside.route(route);
  });
}
