/** How long a link to top up on a phone may be used (WAL-15). */
export const MOBILE_LINK_MS = 15 * 60_000;

/** Where the bank sends the browser of a phone back to. */
export const MOBILE_PATH = '/mobile/balance/topup';
