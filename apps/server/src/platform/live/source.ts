import type { StreamEventName, StreamEvents } from '@titian/contracts/stream';
import type { QueryCtx } from '../context.ts';
import type { CustomerPrincipal } from '../http/principal.ts';

/** One thing that a page follows, as it is now. */
export interface LiveItem<Name extends StreamEventName = StreamEventName> {
  readonly key: string;
  /** Changes whenever the data does. */
  readonly version: string;
  readonly data: StreamEvents[Name];
}

/** What one customer follows; the same list (by identity) means that nothing has changed. */
export type Followed<Name extends StreamEventName = StreamEventName> = (
  customer: CustomerPrincipal,
) => readonly LiveItem<Name>[];

/**
 * Where one kind of event comes from; owned by the module whose news it is and handed in by compose. A source says how
 * things are, for all customers who look at this moment with one statement: what happened in between needs no record.
 */
export interface LiveSource<Name extends StreamEventName = StreamEventName> {
  readonly event: Name;
  read(ctx: QueryCtx, customers: readonly CustomerPrincipal[]): Promise<Followed<Name>>;
  /** What is sent once something is followed no longer; absent where nothing is. */
  readonly gone?: (key: string) => StreamEvents[Name];
}

/** Sources of any kind, in one list. */
export type AnySource = { [Name in StreamEventName]: LiveSource<Name> }[StreamEventName];
