import { createPublicKey, type KeyObject, sign } from 'node:crypto';

/** Tags of DER, as far as a certificate needs them. */
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const VERSION = 0xa0;

const SHA256_WITH_RSA = element(
  SEQUENCE,
  element(OBJECT_ID, Buffer.from('2a864886f70d01010b', 'hex')),
  element(0x05),
);
const COMMON_NAME = element(OBJECT_ID, Buffer.from('550403', 'hex'));

/** A self-signed X.509 certificate (DER) with chosen dates, which neither node nor openssl's defaults give. */
export function selfSignedCertificate(options: {
  readonly commonName: string;
  readonly privateKey: KeyObject;
  readonly startsAt: Date;
  readonly endsAt: Date;
}): Buffer {
  const { commonName, privateKey, startsAt, endsAt } = options;
  const name = element(
    SEQUENCE,
    element(SET, element(SEQUENCE, COMMON_NAME, element(UTF8_STRING, Buffer.from(commonName)))),
  );
  const toBeSigned = element(
    SEQUENCE,
    element(VERSION, element(INTEGER, Buffer.of(2))),
    element(INTEGER, Buffer.of(1)),
    SHA256_WITH_RSA,
    name,
    element(SEQUENCE, utcTime(startsAt), utcTime(endsAt)),
    name,
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', toBeSigned, privateKey);
  return element(SEQUENCE, toBeSigned, SHA256_WITH_RSA, element(BIT_STRING, Buffer.of(0), signature));
}

/** The same as text. */
export function pem(der: Uint8Array): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

function utcTime(instant: Date): Buffer {
  const text = `${instant.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`;
  return element(UTC_TIME, Buffer.from(text));
}

function element(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.of(tag), length(content.length), content]);
}

function length(bytes: number): Buffer {
  if (bytes < 0x80) {
    return Buffer.of(bytes);
  }
  const digits = Buffer.from(bytes.toString(16).padStart(bytes > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.of(0x80 + digits.length), digits]);
}
