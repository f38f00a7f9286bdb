import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { CallKey, CallParts } from '@titian/contracts/http/call-types';
import type { OnProgress } from './send-with-progress.ts';
import type { Audience } from './session-events.ts';

export type { CallBody, CallResponse } from '@titian/contracts/http/call-types';

/** What the web adds to a call of the contract. */
export interface WebParts {
  readonly signal?: AbortSignal | undefined;
  /** Receives the upload progress of a form with files. */
  readonly onProgress?: OnProgress | undefined;
  /** A small call continues when its page goes away; a large one ends with it. */
  readonly outlivesPage?: boolean | undefined;
  /** Whose session makes the call, where customers and operators share it (`download`). */
  readonly as?: Audience | undefined;
  /** Stands in for a session in the identity check that it was made for. */
  readonly handoffToken?: string | undefined;
  /** A fresh code, for a call without a body. */
  readonly otpCode?: string | undefined;
}

/** What a call needs: what its contract says, a key where money moves, and what the web adds. */
export type CallInput<N extends EndpointName> = CallParts<N> & CallKey<N> & WebParts;

/** The input may be left out where nothing in it is demanded. */
export type CallArguments<N extends EndpointName> =
  Record<never, never> extends CallInput<N> ? [input?: CallInput<N>] : [input: CallInput<N>];
