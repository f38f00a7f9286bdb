import { bodyMaxBytesOf } from '@titian/contracts/body-limits';
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { FastifyInstance, RouteOptions } from 'fastify';
import './fastify-request.ts';
import { rateLimitOf } from './rates.ts';

/** Routes below the API base that are no calls, each with the reason. */
const noCalls: Readonly<Record<string, string>> = {
  '/docs/json': 'the description of the calls, the same for everybody',
};

/** The limits of a route in the endpoint table: rate limit and size of the body. */
export function declaredOptions(name: EndpointName, rateLimitFactor: number) {
  const endpoint: Endpoint = endpoints[name];
  return {
    bodyLimit: bodyMaxBytesOf(name),
    config: { endpoint: name, rateLimit: rateLimitOf(endpoint.rate ?? 'default', rateLimitFactor) },
  };
}

/**
 * Rejects a start with a route that the endpoint table does not declare, or declares differently: everything served
 * has a row in the table, and with it in every test that walks the table. Outside the API base, pages and health are
 * read only.
 * @throws Error naming the route
 */
export function demandDeclared(app: FastifyInstance, apiBase: string): void {
  app.addHook('onRoute', (route) => {
    const isCall = route.url.startsWith(`${apiBase}/`);
    const path = isCall ? route.url.slice(apiBase.length) : route.url;
    if (isCall ? !isDeclared(route, path) : !isRead(route)) {
      throw new Error(
        `${[route.method].flat().join(',')} ${route.url} is served without a row of the endpoint table`,
      );
    }
  });
}

function isRead({ method }: RouteOptions): boolean {
  return [method].flat().every((one) => one === 'GET' || one === 'HEAD');
}

function isDeclared(route: RouteOptions, path: string): boolean {
  if (Object.hasOwn(noCalls, path)) {
    return isRead(route);
  }
  const name = route.config?.endpoint ?? '';
  const row: Endpoint | undefined = Object.entries<Endpoint>(endpoints).find(([one]) => one === name)?.[1];
  const methods: readonly unknown[] = row?.method === 'GET' ? ['GET', 'HEAD'] : [row?.method];
  const isSame = row?.path === path && [route.method].flat().every((one) => methods.includes(one));
  return isSame && route.bodyLimit === bodyMaxBytesOf(name as EndpointName);
}
