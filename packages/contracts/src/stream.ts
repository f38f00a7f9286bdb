/**
 * What `GET /stream` sends (contract: events `balance`, `notification`, `note`). Every event says how things are now,
 * so one that was missed is made up for by the next.
 */
export interface StreamEvents {
  /** An investor's cash balance, as an amount of the wire. */
  readonly balance: { readonly balance: string };
  readonly notification: {
    readonly unread_count: number;
    /** The newest notice; null where there is none yet. */
    readonly latest_id: string | null;
  };
  /** A note in its campaign. `state` is null once the campaign has ended: the note has to be fetched. */
  readonly note:
    | {
        readonly id: string;
        readonly state: 'listed' | 'funded';
        readonly raised: string;
        readonly remaining: string;
        readonly funded_percent: string;
      }
    | { readonly id: string; readonly state: null };
}

export type StreamEventName = keyof StreamEvents;
