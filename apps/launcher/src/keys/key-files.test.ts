import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { ensureKeys, FPX_EXCHANGE_ID } from './key-files.ts';
import { isCurrent, makeSignedKey } from './signed-key.ts';

const DAY_MS = 86_400_000;

it('makes keys that sign what their certificates verify, readable by the owner alone', async () => {
  const keys = await ensureKeys(temporaryFolder());
  const message = Buffer.from('1|a|2|b');
  const own = sign('sha1', message, createPrivateKey(readFileSync(keys.merchantKeyFile)));
  expect(verify('sha1', message, createPublicKey(readFileSync(keys.merchantPublicKeyFile)), own)).toBe(true);
  const theirs = sign('sha1', message, createPrivateKey(readFileSync(keys.fpxKeyFile)));
  const certificate = new X509Certificate(readFileSync(keys.fpxCertificateFile));
  expect(verify('sha1', message, certificate.publicKey, theirs)).toBe(true);
  expect(verify('sha1', message, certificate.publicKey, own)).toBe(false);
  expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBe(2048);
  expect(Buffer.from(keys.encryptionKey, 'base64')).toHaveLength(32);
  expect(statSync(keys.merchantKeyFile).mode & 0o777).toBe(0o600);
});

it('keeps its keys, and makes a signing key anew when the certificate is damaged or missing', async () => {
  const dir = temporaryFolder();
  const first = await ensureKeys(dir);
  const before = readFileSync(first.merchantKeyFile, 'utf8');
  expect(await ensureKeys(dir)).toEqual(first);
  expect(readFileSync(first.merchantKeyFile, 'utf8')).toBe(before);

  writeFileSync(join(dir, 'merchant.cert.pem'), 'torn');
  const again = await ensureKeys(dir);
  expect(readFileSync(again.merchantKeyFile, 'utf8')).not.toBe(before);
  expect(again.encryptionKey).toBe(first.encryptionKey);
  expect(existsSync(join(dir, 'merchant.cert.pem.draft'))).toBe(false);
});

it('names the exchange in the certificate and renews it sixty days before its end', async () => {
  const now = new Date('2026-11-21T00:00:00Z');
  const { certificate } = await makeSignedKey(FPX_EXCHANGE_ID, now);
  const read = new X509Certificate(certificate);
  expect([read.subject, read.issuer]).toEqual([`CN=${FPX_EXCHANGE_ID}`, `CN=${FPX_EXCHANGE_ID}`]);
  expect(read.verify(read.publicKey)).toBe(true);
  expect([read.validFrom, read.validTo]).toEqual(['Nov 20 23:00:00 2026 GMT', 'Feb 23 00:00:00 2029 GMT']);
  expect(isCurrent(certificate, now)).toBe(true);
  expect(isCurrent(certificate, new Date(now.getTime() + (825 - 61) * DAY_MS))).toBe(true);
  expect(isCurrent(certificate, new Date(now.getTime() + (825 - 59) * DAY_MS))).toBe(false);
});

it('writes certificates that reach past 2050', async () => {
  const { certificate } = await makeSignedKey('FPX', new Date('2049-06-01T12:30:45Z'));
  expect(new X509Certificate(certificate).validTo).toBe('Sep  4 12:30:45 2051 GMT');
});
