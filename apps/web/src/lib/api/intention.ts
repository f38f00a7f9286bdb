import { useCallback, useMemo, useState } from 'react';

/** A new key for `Idempotency-Key`. Also where the address is not https and `randomUUID` is missing. */
export function newIntentionKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const versioned = bytes.map((byte, at) =>
    at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const hex = Array.from(versioned, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export interface Intention {
  readonly key: string;
  /** Call it when the intention was carried out: the next press of the button is a new one. */
  readonly renew: () => void;
}

/**
 * One key per intention of the person (WIRE-7): pressing again after a failure repeats the key, so money moves once;
 * a changed request makes a new one.
 * @param content what will be sent; another content is another intention
 */
export function useIntention(content: unknown): Intention {
  const [turn, setTurn] = useState(0);
  const fingerprint = fingerprintOf([turn, content]);
  const key = useMemo(() => keyFor(fingerprint), [fingerprint]);
  const renew = useCallback(() => setTurn((before) => before + 1), []);
  return { key, renew };
}

export interface IntentionKeys {
  /** The key of what is sent now: the same until it is carried out or another content is sent. */
  readonly of: (content: unknown) => string;
  readonly renew: () => void;
}

/** The same where the content is known only when it is sent. */
export function useIntentionKeys(): IntentionKeys {
  const [keys] = useState(createIntentionKeys);
  return keys;
}

function createIntentionKeys(): IntentionKeys {
  let last = { fingerprint: '', key: '' };
  return {
    of(content) {
      const fingerprint = fingerprintOf(content);
      if (fingerprint !== last.fingerprint) {
        last = { fingerprint, key: newIntentionKey() };
      }
      return last.key;
    },
    renew() {
      last = { fingerprint: '', key: '' };
    },
  };
}

/** JSON has nothing of a file, and another file is another content. */
function fingerprintOf(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}

function keyFor(_fingerprint: string): string {
  return newIntentionKey();
}
