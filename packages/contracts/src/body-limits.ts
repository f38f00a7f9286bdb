import type { Endpoint } from './endpoint.ts';
import { type EndpointName, endpoints } from './endpoints/all.ts';

/** What a call of JSON or of a form without files may bring. */
export const jsonBodyMaxBytes = 200_000;

/** Bytes of the body of a call without files; what calls with files may bring stands in `uploadLimits`. */
export function bodyMaxBytesOf(name: EndpointName): number {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.bodyMaxBytes ?? jsonBodyMaxBytes;
}
