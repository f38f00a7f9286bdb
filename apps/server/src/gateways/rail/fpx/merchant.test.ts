import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { type FpxMerchantSettings, fpxMerchant } from './merchant.ts';
import { certificateOf, rsaKey } from './testing/exchange.ts';

const key = rsaKey();
const settings: FpxMerchantSettings = {
  name: 'fees',
  exchangeId: 'EX00000123',
  sellerId: 'SE00000456',
  sellerBankCode: '01',
  privateKeyPem: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ownCertificate: await certificateOf(key, -1, 5),
  exchangeCertificates: [await certificateOf(key, -1, 5)],
  version: '7.0',
  digest: 'sha1',
};
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

it.each([
  [{ exchangeId: 'SE00000123' }, "exchangeId 'SE00000123'"],
  [{ exchangeId: 'EX123' }, "exchangeId 'EX123'"],
  [{ sellerId: '' }, "sellerId ''"],
  [{ sellerBankCode: '1' }, "sellerBankCode '1'"],
  [{ version: '7' }, "version '7'"],
  [{ privateKeyPem: 'no key' }, 'cannot be read as PEM'],
  [{ privateKeyPem: curve.export({ type: 'pkcs8', format: 'pem' }).toString() }, 'not an RSA key'],
  [{ exchangeCertificates: ['no certificate'] }, 'expected X.509'],
])('names what is wrong in %j', (wrong, text) => {
  expect(() => fpxMerchant({ ...settings, ...wrong })).toThrow(text);
});

it('reads a profile', () => {
  const merchant = fpxMerchant(settings);
  expect(merchant).toMatchObject({ name: 'fees', exchangeId: 'EX00000123', version: '7.0', digest: 'sha1' });
  expect(merchant.privateKey.equals(key)).toBe(true);
  expect(merchant.ownCertificate?.subject).toBe('CN=FPX test');
  expect(merchant.exchangeCertificates).toHaveLength(1);
  expect(fpxMerchant({ ...settings, ownCertificate: null }).ownCertificate).toBeNull();
});
