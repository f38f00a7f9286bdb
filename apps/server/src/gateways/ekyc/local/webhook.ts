import { createHmac, timingSafeEqual } from 'node:crypto';

/** A message that took longer, or comes again later, is not listened to. */
const WINDOW_MS = 5 * 60_000;
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

interface SignedMessage {
  readonly signature: string;
  readonly body: string;
  readonly now: Date;
}

/**
 * Whether a message carries the provider's signature of the last five minutes: `t=<seconds>,v1=<hex>`, an
 * HMAC-SHA-256 of time, full stop and raw body.
 */
export function isSigned(secret: string, { signature, body, now }: SignedMessage): boolean {
  const [, seconds, mac] = HEADER.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) {
    return false;
  }
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const fresh = Math.abs(now.getTime() - Number(seconds) * 1_000) <= WINDOW_MS;
  return timingSafeEqual(expected, Buffer.from(mac, 'hex')) && fresh;
}

/** The content of a message; null where it is no JSON. */
export function contentOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
