import { createPublicKey, type KeyObject, webcrypto } from 'node:crypto';

/** How each kind of key is named to Web Crypto; certificates are signed with SHA-256. */
const ALGORITHMS = {
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
  ec: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
} as const;

export interface CertificateOptions {
  readonly commonName: string;
  /** RSA, or EC on P-256. */
  readonly privateKey: KeyObject;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * An X.509 certificate for `CN=commonName` without extensions, signed by its own key, as PEM text.
 *
 * @throws Error when the key is of another kind
 */
export async function selfSignedCertificate(options: CertificateOptions): Promise<string> {
  const { commonName, privateKey, startsAt, endsAt } = options;
  const type = privateKey.asymmetricKeyType;
  if (type !== 'rsa' && type !== 'ec') throw new Error(`A key of type ${type} signs no certificate here.`);
  const algorithm = ALGORITHMS[type];
  const x509 = await loadX509();
  const { subtle } = webcrypto;
  const keys = {
    privateKey: await subtle.importKey(
      'pkcs8',
      privateKey.export({ type: 'pkcs8', format: 'der' }),
      algorithm,
      true,
      ['sign'],
    ),
    publicKey: await subtle.importKey(
      'spki',
      createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
      algorithm,
      true,
      ['verify'],
    ),
  };
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      name: [{ CN: [commonName] }],
      notBefore: startsAt,
      notAfter: endsAt,
      signingAlgorithm: algorithm,
      keys,
    },
    webcrypto,
  );
  return `${certificate.toString('pem')}\n`;
}

/** Loaded by the first certificate: no later start waits for it. The library needs the polyfill before itself. */
async function loadX509() {
  await import('reflect-metadata');
  return import('@peculiar/x509');
}
