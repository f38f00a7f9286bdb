import { generateKeyPair, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto';
import { promisify } from 'node:util';
import { bits, der, instant, nothing, objectId, sequence, set, tagged, unsigned, utf8Text } from './der.ts';

const newKeyPair = promisify(generateKeyPair);
const MODULUS_BITS = 2048;
const DAY_MS = 86_400_000;
const VALID_DAYS = 825;
/** Products warn thirty days ahead of an expiry; the demo renews before that. */
const RENEW_DAYS = 60;
const VERSION_3 = der(0x02, Buffer.from([2]));
const SHA256_WITH_RSA = sequence(objectId('1.2.840.113549.1.1.11'), nothing);
const COMMON_NAME = objectId('2.5.4.3');

/** An RSA-2048 key with its self-signed certificate, all as PEM text (rails §1.7). */
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
    certificate: selfSigned(commonName, privateKey, publicKey, now),
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

/** An X.509 certificate (RFC 5280 §4.1) without extensions, signed by its own key. */
function selfSigned(commonName: string, privateKey: KeyObject, publicKey: KeyObject, now: Date): string {
  const name = sequence(set(sequence(COMMON_NAME, utf8Text(commonName))));
  // An hour early: two programs' clocks may differ a little.
  const from = new Date(now.getTime() - 3_600_000);
  const until = new Date(now.getTime() + VALID_DAYS * DAY_MS);
  const toBeSigned = sequence(
    tagged(0, VERSION_3),
    unsigned(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SHA256_WITH_RSA,
    name,
    sequence(instant(from), instant(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const whole = sequence(toBeSigned, SHA256_WITH_RSA, bits(sign('sha256', toBeSigned, privateKey)));
  const lines =
    Buffer.from(whole)
      .toString('base64')
      .match(/.{1,64}/gu) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
