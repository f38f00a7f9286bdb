/** A check that a link hands to this device. */
export interface HandedOver {
  readonly id: string;
  readonly token: string;
}

const HASH = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{16,200})$/;

/**
 * The data in the fragment of the address, which browsers do not send; null when it is invalid.
 * @param hash without the `#`
 */
export function handedOver(hash: string): HandedOver | null {
  const [, id, token] = HASH.exec(hash) ?? [];
  return id === undefined || token === undefined ? null : { id, token };
}
