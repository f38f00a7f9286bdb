import { generateKeyPair, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { selfSignedCertificate } from './self-signed-certificate.ts';

const newKeyPair = promisify(generateKeyPair);
const MODULUS_BITS = 2048;
const DAY_MS = 86_400_000;
const VALID_DAYS = 825;
/** Products warn thirty days ahead of an expiry; the demo renews before that. */
const RENEW_DAYS = 60;

/** An RSA-2048 key with its self-signed certificate, all as PEM text (FPX-31). */
export interface SignedKey {
  readonly privateKey: string;
  readonly publicKey: string;
  readonly certificate: string;
}

/** Makes a key pair and a certificate for `CN=commonName`, valid from `now`. */
export async function makeSignedKey(commonName: string, now: Date): Promise<SignedKey> {
  const { privateKey, publicKey } = await newKeyPair('rsa', { modulusLength: MODULUS_BITS });
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    certificate: await selfSignedCertificate({
      commonName,
      privateKey,
      // An hour early: two programs' clocks may differ a little.
      startsAt: new Date(now.getTime() - 3_600_000),
      endsAt: new Date(now.getTime() + VALID_DAYS * DAY_MS),
    }),
  };
}

/** Whether a certificate can be read and does not expire soon. */
export function isCurrent(certificate: string, now: Date): boolean {
  try {
    return Date.parse(new X509Certificate(certificate).validTo) > now.getTime() + RENEW_DAYS * DAY_MS;
  } catch {
    return false;
  }
}
