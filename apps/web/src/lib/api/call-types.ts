import type { EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { Api } from '@titian/contracts/schemas/all';
import type { WithUploads } from '@titian/contracts/uploads';
import type { OnProgress } from './send-with-progress.ts';
import type { Audience } from './session-events.ts';

type Row<N extends EndpointName> = (typeof endpoints)[N];

type Body<N extends EndpointName> =
  Row<N> extends { readonly multipart: true } ? WithUploads<Api[N]['body'], File> : Api[N]['body'];

/** A part that the contract does not know is refused, one that may be empty may be left out. */
type Given<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: never }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type Key<N extends EndpointName> =
  Row<N> extends { readonly idempotencyKey: true }
    ? { readonly idempotencyKey: string }
    : { readonly idempotencyKey?: never };

/** What a call needs, as its contract says: `params`, `query`, `body`, and a key where money moves. */
export type CallInput<N extends EndpointName> = Given<'params', Api[N]['params']> &
  Given<'query', Api[N]['query']> &
  Given<'body', Body<N>> &
  Key<N> & {
    readonly signal?: AbortSignal;
    /** Told how far a form with files has been sent. */
    readonly onProgress?: OnProgress | undefined;
    /** Whose session makes the call, where customers and operators share it (`download`). */
    readonly as?: Audience;
    /** Stands in for a session in the identity check that it was made for. */
    readonly handoffToken?: string | undefined;
    /** A fresh code, for a call without a body. */
    readonly otpCode?: string | undefined;
  };

export type CallBody<N extends EndpointName> = Body<N>;

export type CallResponse<N extends EndpointName> = Api[N]['response'];

/** The input may be left out where nothing in it is demanded. */
export type CallArguments<N extends EndpointName> =
  Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];
