import { randomUUID } from 'node:crypto';
import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { CallBody, CallParts, CallResponse } from '@titian/contracts/http/call-types';
import { createClient } from '@titian/contracts/http/client';
import { readAnswerOf } from '@titian/contracts/http/read-answer-of';
import type { RequestInput } from '@titian/contracts/http/request';
import { sessionHeaders } from '@titian/contracts/http/session-headers';
import type { Day } from '../days.ts';

/** A signed-in user. */
export interface Session {
  readonly token: string;
  /** Operators have given a second factor. */
  readonly twoFactorToken?: string;
}

/** The body of a call, with files as a browser has them. */
export type Body<Name extends EndpointName> = CallBody<Name>;

/** What the demo adds to a call of the contract. */
interface DemoParts {
  readonly by?: Session;
  /** The business date of the call (WIRE-8). */
  readonly on: Day;
}

/** The product's calls over HTTP. */
export interface Product {
  /** @throws ApiError for every answer but a success */
  call<Name extends EndpointName>(
    name: Name,
    sending: CallParts<Name> & DemoParts,
  ): Promise<CallResponse<Name>>;
  /** A file of the demo's own addresses, such as a picture of a sample card. @throws Error where there is none */
  file(path: string, name: string): Promise<File>;
}

export function createProduct(baseUrl: string): Product {
  const client = createClient<RequestInput & DemoParts, Response>({
    transport: ({ method, path, headers, body }, endpoint, { by, on }) =>
      fetch(`${baseUrl}/api${path}`, {
        method,
        headers: {
          ...sessionHeaders(by, on),
          ...(endpoint.idempotencyKey === true ? { 'idempotency-key': randomUUID() } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body }),
      }),
    read: (response, endpoint) => readAnswerOf(endpoint, response),
  });
  return {
    call: (name, sending) => client.call(name, sending),
    async file(path, name) {
      const response = await fetch(new URL(path, baseUrl));
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return new File([await response.blob()], name, {
        type: response.headers.get('content-type') ?? '',
      });
    },
  };
}
