import { execFileSync } from 'node:child_process';
import { createHash, type KeyObject, X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signSource, verifySource } from './checksum.ts';
import { rsaKey } from './testing/exchange.ts';
import { vectorCertificate, vectors } from './testing/vectors.ts';

const publicKey = new X509Certificate(vectorCertificate).publicKey;
const privateKey = rsaKey();

/** PKCS#1 v1.5 by arithmetic alone, sharing no code with node's sign and verify. */
function openedByArithmetic(checkSum: string, key: KeyObject): string {
  const { n = '', e = '' } = key.export({ format: 'jwk' });
  const number = (text: string): bigint => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  const modulus = number(n);
  let result = 1n;
  for (let base = BigInt(`0x${checkSum}`), rest = number(e); rest > 0n; rest >>= 1n) {
    result = rest & 1n ? (result * base) % modulus : result;
    base = (base * base) % modulus;
  }
  return result.toString(16).padStart(512, '0');
}

function paddedSha1(source: string): string {
  const info = `3021300906052b0e03021a05000414${createHash('sha1').update(source).digest('hex')}`;
  return `0001${'ff'.repeat(256 - 3 - info.length / 2)}00${info}`;
}

/** A program of the system, not of this repository. */
const OPENSSL = 'openssl';

/** The same source signed by the openssl program, which shares nothing with this one but the key. */
function signedByOpenssl(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'titian-openssl-'));
  try {
    const keyFile = join(folder, 'key.pem');
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const signature = execFileSync(OPENSSL, ['dgst', '-sha1', '-sign', keyFile], { input: source });
    return signature.toString('hex').toUpperCase();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe('against openssl', () => {
  it.each(Object.entries(vectors))(
    'makes the signature of the %s message that openssl makes',
    (_name, { source }) => {
      expect(signSource(source, privateKey, 'sha1')).toBe(signedByOpenssl(source));
    },
  );

  it.each(Object.entries(vectors))(
    'rejects the %s vector once a byte differs',
    (_name, { source, checkSum }) => {
      const other = `${checkSum.startsWith('0') ? '1' : '0'}${checkSum.slice(1)}`;
      expect(verifySource(`${source} `, checkSum, publicKey, 'sha1')).toBe(false);
      expect(verifySource(source, other, publicKey, 'sha1')).toBe(false);
      expect(verifySource(source, checkSum, publicKey, 'sha256')).toBe(false);
    },
  );

  it.each(Object.entries(vectors))('accepts the %s vector', (_name, { source, checkSum }) => {
    expect(verifySource(source, checkSum, publicKey, 'sha1')).toBe(true);
    expect(openedByArithmetic(checkSum, publicKey)).toBe(paddedSha1(source));
  });
});

describe('signing', () => {
  it('is PKCS#1 v1.5 over SHA-1, in 512 upper-case hexadecimal characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (source) => {
        const checkSum = signSource(source, privateKey, 'sha1');
        expect(checkSum).toMatch(/^[0-9A-F]{512}$/);
        expect(openedByArithmetic(checkSum, privateKey)).toBe(paddedSha1(source));
      }),
      { numRuns: 25 },
    );
  });

  it.each(['sha1', 'sha256', 'sha512'] as const)('verifies with %s and no other digest', (digest) => {
    const checkSum = signSource('a|b', privateKey, digest);
    const accepted = (['sha1', 'sha256', 'sha512'] as const).filter((other) =>
      verifySource('a|b', checkSum, privateKey, other),
    );
    expect(accepted).toEqual([digest]);
  });
});

it.each(['', 'ERROR', 'zz', 'A', '00', 'f'.repeat(1024)])(
  'rejects %j as a checksum without an error',
  (checkSum) => {
    expect(verifySource('a', checkSum, publicKey, 'sha1')).toBe(false);
  },
);

it('rejects a checksum with something appended that is not hexadecimal', () => {
  const { source, checkSum } = vectors.bankList;
  expect(verifySource(source, `${checkSum}zz`, publicKey, 'sha1')).toBe(false);
  expect(verifySource(source, `${checkSum} `, publicKey, 'sha1')).toBe(false);
});
