/** The exchange's certificates: a list, because its keys roll over about once a year (FPX-6). */
import { type KeyObject, X509Certificate } from 'node:crypto';
import type { CallbackRejectionCause } from '../port.ts';
import { type Digest, verifySource } from './checksum.ts';
import { endOfMalaysianDay } from './malaysian-time.ts';

export interface DatedCertificate {
  readonly publicKey: KeyObject;
  readonly subject: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Reads PEM text or the bytes of a PEM or DER file (`.cer`). Throws Error naming what is wrong with it. */
export function readCertificate(file: string | Uint8Array): DatedCertificate {
  const certificate = parsed(file);
  if (certificate.publicKey.asymmetricKeyType !== 'rsa') {
    throw new Error(`The certificate ${certificate.subject} has no RSA key.`);
  }
  return {
    publicKey: certificate.publicKey,
    subject: certificate.subject.replaceAll('\n', ', '),
    startsAt: new Date(certificate.validFrom),
    endsAt: new Date(certificate.validTo),
  };
}

/** In date until its last Malaysian day is over: on that day the old and the new certificate both count. */
export function isInDate(certificate: DatedCertificate, now: Date): boolean {
  return certificate.startsAt <= now && now < endOfMalaysianDay(certificate.endsAt);
}

export type Verification =
  | 'verified'
  | Extract<CallbackRejectionCause, 'no_certificate' | 'certificate_expired' | 'bad_signature'>;

/** Whether any certificate that is in date made this checksum. */
export function verifyWithAny(
  certificates: readonly DatedCertificate[],
  signed: { readonly source: string; readonly checkSum: string; readonly digest: Digest },
  now: Date,
): Verification {
  if (certificates.length === 0) {
    return 'no_certificate';
  }
  const current = certificates.filter((certificate) => isInDate(certificate, now));
  if (current.length === 0) {
    return 'certificate_expired';
  }
  const { source, checkSum, digest } = signed;
  const matches = current.some(({ publicKey }) => verifySource(source, checkSum, publicKey, digest));
  return matches ? 'verified' : 'bad_signature';
}

function parsed(file: string | Uint8Array): X509Certificate {
  try {
    return new X509Certificate(typeof file === 'string' ? file : Buffer.from(file));
  } catch (error) {
    throw new Error('A certificate cannot be read: expected X.509 as PEM or DER.', { cause: error });
  }
}
