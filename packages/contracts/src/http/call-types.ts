import type { EndpointName, endpoints } from '../endpoints/all.ts';
import type { Api } from '../schemas/all.ts';
import type { WithUploads } from '../uploads.ts';

type Row<N extends EndpointName> = (typeof endpoints)[N];

/** The body of a call as its contract says, with files as a browser has them. */
export type CallBody<N extends EndpointName> =
  Row<N> extends { readonly multipart: true } ? WithUploads<Api[N]['body'], File> : Api[N]['body'];

/** A part that the contract does not know is rejected, one that may be empty may be left out. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** What a call sends, as its contract says: `params`, `query` and `body`. */
export type CallParts<N extends EndpointName> = Given<'params', Api[N]['params']> &
  Given<'query', Api[N]['query']> &
  Given<'body', CallBody<N>>;

/** The key of an intention, which our clients send wherever it is accepted (WIRE-7). */
export type CallKey<N extends EndpointName> =
  Row<N> extends { readonly idempotencyKey: true | 'optional' }
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never };

export type CallResponse<N extends EndpointName> = Api[N]['response'];
