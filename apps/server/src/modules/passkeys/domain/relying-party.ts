import { isIP } from 'node:net';

/** Whom passkeys are made for, in the words of WebAuthn. */
export interface RelyingParty {
  /** The host of the site. */
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

/**
 * The relying party of this site, or null where its host is a number: browsers make passkeys for names only.
 * @param publicUrl where people open the site
 */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { hostname, origin } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin, name: 'Titian' } : null;
}
