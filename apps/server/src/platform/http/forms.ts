import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';

/** External callers send forms, as mail programs do (RFC 8058); the product's pages send JSON only. */
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
