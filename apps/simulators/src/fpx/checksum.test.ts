import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fpxKeys, merchantKeys, paymentRequest } from '../testing/merchant.ts';
import { checksumSource, readPublicKey, signFields, verifyFields } from './checksum.ts';
import {
  BANK_LIST_ANSWER_FIELDS,
  BANK_LIST_REQUEST_FIELDS,
  CONFIRMATION_FIELDS,
  REQUEST_FIELDS,
} from './messages.ts';

/** A certificate whose private key was thrown away. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIDCzCCAfOgAwIBAgIUIzXAYbfpJEwyR5Tb4+6R/NQEidkwDQYJKoZIhvcNAQEL
BQAwFTETMBEGA1UEAwwKRVgwMDAwMDAwMTAeFw0yNjExMjEwMjMwMDlaFw0zNjEx
MTgwMjMwMDlaMBUxEzARBgNVBAMMCkVYMDAwMDAwMDEwggEiMA0GCSqGSIb3DQEB
AQUAA4IBDwAwggEKAoIBAQChisiDB3JTAty70mO0cVErX3OyuOgPFgNgJ5sCvV0T
XbdxxFmpYhOLmW+fomP+Y8hAKbAc67UrnH7UyvCSYp14DqGPr4RijWk2BBG0G+c5
vgQthB4H7IJ/VGfPtYnuAwcVsZY1W8UzggJEkhEou2DDRDdFdXTrhsEDLSo+MkTI
DLaX0zaLB9dd5oz3KFJUVl6Jsu7v0YGdrt3bQT5ERU6gII8GJ1c5ViJNgnjrNP2l
12cv1gcajMih45WWZBZSF/CBNfnXdGQNVyNdfAoHkpNlj07HkR90CNSZZ3C0nDzm
JTTcBdXIVMIIdTNCFEsHlRBdce7LJLv/v460qAPfKXnfAgMBAAGjUzBRMB0GA1Ud
DgQWBBSQLdhQZd4UvTxbxMPujvfNm4z1ojAfBgNVHSMEGDAWgBSQLdhQZd4UvTxb
xMPujvfNm4z1ojAPBgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQAA
Fc5AIgOjdofsU6uWUNrGwdxwUcw31LuvGBYdUHt3/v7WeRrQ/bMbXzfcnG4igNQn
wIYZUqeY3KaUjpIkRWlmY9pY2q1MfWb083Eer74VuAazfSbwtJAQ0/bGxHWfBohe
rmM9E9DpqbA8Vu2tjl2Pn6/lU5LwZIH9mvqgWI7vDGvzPPRRUiQJ7Dqs/y/MluPx
GzF8ct5sCLAqvl3i2QbyWuxjhqHwsfC0WLDJujBQmU3We+oiPxWKQYAXOEP6JobB
g5o4YlaZKmDRV11nnSsRihjAv3q+UT1EFffh161XnIkwa5/5O11RKYScCybHVIbf
h+PrO7uGf4QR4WhAUCi1
-----END CERTIFICATE-----`;

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** RSA by school arithmetic: what the signature decrypts to, as hexadecimal of the key's length. */
function decrypted(signature: string, publicPem: string): string {
  const { n = '', e = '' } = createPublicKey(publicPem).export({ format: 'jwk' });
  const toNumber = (text: string): bigint => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  return power(BigInt(`0x${signature}`), toNumber(e), toNumber(n))
    .toString(16)
    .padStart(512, '0');
}

describe('checksum', () => {
  const privateKey = createPrivateKey(fpxKeys.privatePem);
  const publicKey = createPublicKey(fpxKeys.publicPem);

  test('every field list is in ascending order of the wire names', () => {
    for (const [order, length] of [
      [REQUEST_FIELDS, 20],
      [CONFIRMATION_FIELDS, 21],
      [BANK_LIST_REQUEST_FIELDS, 4],
      [BANK_LIST_ANSWER_FIELDS, 4],
    ] as const) {
      expect([...order]).toEqual([...order].sort());
      expect(new Set(order).size).toBe(length);
    }
  });

  test('the source joins the values, blanks included', () => {
    const source = checksumSource(
      { fpx_msgToken: '01', fpx_sellerExId: 'EX00000001' },
      BANK_LIST_REQUEST_FIELDS,
    );
    expect(source).toBe('01||EX00000001|');
  });

  test('the signature is PKCS#1 v1.5 over SHA-1, upper-case hexadecimal', () => {
    const fields = {
      fpx_msgToken: '01',
      fpx_msgType: 'BE',
      fpx_sellerExId: 'EX00000001',
      fpx_version: '7.0',
    };
    const checksum = signFields(fields, BANK_LIST_REQUEST_FIELDS, privateKey);
    expect(checksum).toMatch(/^[0-9A-F]{512}$/);
    const digest = createHash('sha1').update('01|BE|EX00000001|7.0').digest('hex');
    const algorithm = '3021300906052b0e03021a05000414';
    const padding = 'f'.repeat(512 - '0001'.length - '00'.length - algorithm.length - digest.length);
    expect(decrypted(checksum, fpxKeys.publicPem)).toBe(`0001${padding}00${algorithm}${digest}`);
  });

  test.each([
    ['another value', { fpx_txnAmount: '250.01' }],
    ['lower-case hexadecimal', null],
    ['no checksum', { fpx_checkSum: '' }],
    ['text that is not hexadecimal', { fpx_checkSum: 'G'.repeat(512) }],
  ])('is rejected with %s', (_what, change) => {
    const request = paymentRequest();
    const changed = change ?? { fpx_checkSum: (request.fpx_checkSum ?? '').toLowerCase() };
    const key = createPublicKey(merchantKeys.publicPem);
    expect(verifyFields(request, REQUEST_FIELDS, key)).toBe(true);
    expect(verifyFields({ ...request, ...changed }, REQUEST_FIELDS, key)).toBe(false);
  });

  test('is rejected when another key signed', () => {
    expect(verifyFields(paymentRequest(), REQUEST_FIELDS, publicKey)).toBe(false);
  });

  test('signs difficult characters as they are', () => {
    const request = paymentRequest({ fpx_buyerName: "Nur@/() .-_,&'Ain" });
    expect(verifyFields(request, REQUEST_FIELDS, createPublicKey(merchantKeys.publicPem))).toBe(true);
  });

  test('reads a key from a certificate, and rejects other files by name', () => {
    expect(readPublicKey(CERTIFICATE, 'X').asymmetricKeyType).toBe('rsa');
    expect(() => readPublicKey('nonsense', 'MERCHANT_PUBLIC_KEY_FILE')).toThrow('MERCHANT_PUBLIC_KEY_FILE');
  });
});
