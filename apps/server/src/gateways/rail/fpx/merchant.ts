import { createPrivateKey, type KeyObject } from 'node:crypto';
import { type DatedCertificate, readCertificate } from './certificates.ts';
import type { Digest } from './checksum.ts';

/** One merchant account at the exchange. Client money and fees may use separate ones (FPX-24). */
export interface FpxMerchant {
  readonly name: string;
  readonly exchangeId: string;
  readonly sellerId: string;
  readonly sellerBankCode: string;
  readonly privateKey: KeyObject;
  readonly ownCertificate: DatedCertificate | null;
  readonly exchangeCertificates: readonly DatedCertificate[];
  readonly version: string;
  readonly digest: Digest;
}

export interface FpxMerchantSettings {
  readonly name: string;
  /** `EX` and 8 digits. */
  readonly exchangeId: string;
  /** `SE` and 8 digits. */
  readonly sellerId: string;
  /** Code of the acquiring bank, 2 characters. */
  readonly sellerBankCode: string;
  readonly privateKeyPem: string;
  /** The platform's certificate, only for the warning before it ends. */
  readonly ownCertificate: string | Uint8Array | null;
  /** The exchange's certificates, PEM or DER, in any order. */
  readonly exchangeCertificates: readonly (string | Uint8Array)[];
  /** Message version, `7.0` today. */
  readonly version: string;
  readonly digest: Digest;
}

const shapes = {
  exchangeId: /^EX\d{8}$/,
  sellerId: /^SE\d{8}$/,
  sellerBankCode: /^[A-Z0-9]{2}$/,
  version: /^\d\.\d$/,
} as const;

/** Reads and checks a merchant profile. Throws Error that names the setting to correct. */
export function fpxMerchant(settings: FpxMerchantSettings): FpxMerchant {
  const { name, exchangeId, sellerId, sellerBankCode, version, digest } = settings;
  for (const [field, shape] of Object.entries({ exchangeId, sellerId, sellerBankCode, version })) {
    if (!shapes[field as keyof typeof shapes].test(shape)) {
      throw new Error(
        `FPX merchant ${name}: ${field} '${shape}' does not have the form ${shapes[field as keyof typeof shapes].source}.`,
      );
    }
  }
  return {
    name,
    exchangeId,
    sellerId,
    sellerBankCode,
    version,
    digest,
    privateKey: rsaKey(name, settings.privateKeyPem),
    ownCertificate: settings.ownCertificate === null ? null : readCertificate(settings.ownCertificate),
    exchangeCertificates: settings.exchangeCertificates.map(readCertificate),
  };
}

function rsaKey(name: string, pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'rsa') {
      return key;
    }
  } catch (error) {
    throw new Error(`FPX merchant ${name}: the private key cannot be read as PEM.`, { cause: error });
  }
  throw new Error(`FPX merchant ${name}: the private key is not an RSA key.`);
}
