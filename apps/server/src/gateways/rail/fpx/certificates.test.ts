import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { selfSignedCertificate } from '../../../../test/builders/certificate.ts';
import { isInDate, readCertificate, verifyWithAny } from './certificates.ts';
import { signSource } from './checksum.ts';
import { certificateOf, rsaKey, testNow } from './testing/exchange.ts';
import { vectorCertificate } from './testing/vectors.ts';

const oldKey = rsaKey();
const newKey = rsaKey();
const signedBy = (key: typeof oldKey) =>
  ({ source: 'a|b', checkSum: signSource('a|b', key, 'sha1'), digest: 'sha1' }) as const;

describe('reading', () => {
  it('rejects what is not a certificate', () => {
    expect(() => readCertificate('-----BEGIN CERTIFICATE-----')).toThrow('expected X.509 as PEM or DER');
    expect(() => readCertificate(Buffer.from('nothing'))).toThrow('expected X.509 as PEM or DER');
  });

  it('rejects a key that is not RSA', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const pem = await selfSignedCertificate({
      commonName: 'x',
      privateKey,
      startsAt: testNow,
      endsAt: testNow,
    });
    expect(() => readCertificate(pem)).toThrow('no RSA key');
  });

  it('takes PEM text, the bytes of PEM, and DER alike', async () => {
    const pem = await certificateOf(newKey, -1, 10);
    const fromDer = readCertificate(new X509Certificate(pem).raw);
    expect(fromDer).toMatchObject({
      subject: 'CN=FPX test',
      startsAt: new Date('2026-11-20T03:00:00Z'),
      endsAt: new Date('2026-12-01T03:00:00Z'),
    });
    for (const form of [pem, Buffer.from(pem)]) {
      expect(readCertificate(form).publicKey.equals(fromDer.publicKey)).toBe(true);
    }
    expect(readCertificate(vectorCertificate).subject).toBe('CN=FPX vector');
  });
});

describe('dates', async () => {
  const certificate = readCertificate(await certificateOf(newKey, 0, 1));
  it.each([
    ['a second before it starts', '2026-11-21T02:59:59Z', false],
    ['when it starts', '2026-11-21T03:00:00Z', true],
    ['later on its last Malaysian day', '2026-11-22T15:59:59Z', true],
    ['when that day is over', '2026-11-22T16:00:00Z', false],
  ])('%s', (_when, instant, expected) => {
    expect(isInDate(certificate, new Date(instant))).toBe(expected);
  });
});

describe('a list of certificates', async () => {
  const ended = readCertificate(await certificateOf(oldKey, -400, -5));
  const current = readCertificate(await certificateOf(newKey, -10, 300));
  const next = readCertificate(await certificateOf(rsaKey(), 5, 400));

  it('says that there is none', () => {
    expect(verifyWithAny([], signedBy(newKey), testNow)).toBe('no_certificate');
  });

  it('does not accept one that has ended or not begun, even with a right signature', () => {
    expect(verifyWithAny([ended], signedBy(oldKey), testNow)).toBe('certificate_expired');
    expect(verifyWithAny([ended, current, next], signedBy(oldKey), testNow)).toBe('bad_signature');
  });

  it('accepts any that is in date', async () => {
    const overlapping = readCertificate(await certificateOf(oldKey, -300, 1));
    expect(verifyWithAny([ended, current], signedBy(newKey), testNow)).toBe('verified');
    expect(verifyWithAny([current, overlapping], signedBy(oldKey), testNow)).toBe('verified');
    expect(verifyWithAny([current, overlapping], signedBy(newKey), testNow)).toBe('verified');
  });
});
