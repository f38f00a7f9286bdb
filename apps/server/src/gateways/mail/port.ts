/** How a finished e-mail leaves the house. Queueing, retrying and wording belong to the sender. */

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers: Readonly<Record<string, string>>;
  /** Without angle brackets, `local@domain`; the same at every attempt, so that receivers can spot a double. */
  readonly messageId: string;
}

/**
 * `retry`: the server is away, busy or set up wrongly; the same message may go through later.
 * `refused`: this message or this address will never be accepted.
 */
export type MailOutcome =
  | { readonly kind: 'accepted'; readonly response: string }
  | { readonly kind: 'retry'; readonly detail: string }
  | { readonly kind: 'refused'; readonly detail: string };

export interface MailTransport {
  /** Hands one message to the mail server. Never throws. */
  send(message: MailMessage): Promise<MailOutcome>;
  /** Ends the pooled connections; nothing may be sent afterwards. */
  close(): void;
}
