import type { Endpoint } from '@titian/contracts/endpoint';
import type { EndpointName } from '@titian/contracts/endpoints/all';
import { endpoints } from '@titian/contracts/endpoints/all';
import type { FastifyRequest } from 'fastify';
import type { AppError, ErrorCode } from '../errors.ts';
import type { SecurityEvent } from './event.ts';

/** Errors by role and status of the account; a missing factor is a step of every sign-in. */
const rejections: readonly ErrorCode[] = ['role', 'not_approved', 'fund_managed', 'account_inactive'];

/** The security event of a rejected call; null for ordinary errors. */
export function eventOfRejection(request: FastifyRequest, rejection: AppError): SecurityEvent | null {
  const isLimit = rejection.code === 'rate_limited';
  if (!(isLimit || rejections.includes(rejection.code))) {
    return null;
  }
  const { principal } = request;
  const account = principal === null ? null : { kind: principal.kind, id: principal.id };
  const url = request.routeOptions.url ?? '';
  if (isLimit && /\/fpx\/(in)?direct$/.test(url)) {
    return { kind: 'callbacks_refused', detail: callOfTable(request), account: null };
  }
  return { kind: isLimit ? 'limit_reached' : 'access_refused', detail: callOfTable(request), account };
}

/** Method and path of the table, with the names of parameters in the place of their values. */
export function callOfTable(request: FastifyRequest): string {
  const name = (request.routeOptions.config as { readonly endpoint?: EndpointName }).endpoint;
  const row: Endpoint | undefined = name === undefined ? undefined : endpoints[name];
  return row === undefined
    ? `${request.method} ${request.routeOptions.url ?? '/'}`
    : `${row.method} ${row.path}`;
}
