import { createHash, createPublicKey, X509Certificate } from 'node:crypto';

/** A public key by which others know the platform, or by which it knows them; the key itself stays where it is. */
export interface PublicKeyFingerprint {
  readonly name: string;
  /** `certificate`: SHA-256 of its DER form; `public_key`: SHA-256 of its SubjectPublicKeyInfo. */
  readonly kind: 'certificate' | 'public_key';
  readonly sha256: string;
  /** Until when a certificate is valid; null of a key. */
  readonly validUntil: string | null;
}

/** @param pem a certificate, in PEM or DER @throws Error where it is none */
export function fingerprintOfCertificate(name: string, pem: string | Buffer): PublicKeyFingerprint {
  const certificate = new X509Certificate(pem);
  return {
    ...{ name, kind: 'certificate' },
    sha256: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    validUntil: new Date(certificate.validTo).toISOString(),
  };
}

/** @param pem a private key, of which the public half alone is used @throws Error where it is none */
export function fingerprintOfKey(name: string, pem: string): PublicKeyFingerprint {
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const sha256 = createHash('sha256').update(der).digest('hex');
  return { name, kind: 'public_key', sha256, validUntil: null };
}
