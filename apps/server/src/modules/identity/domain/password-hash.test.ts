import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('rejects another password, and any password for an unknown user', async () => {
  const hash = await hashPassword('kopi kaw di jalan sultan');
  expect(await verifyPassword(hash, 'kopi kaw di jalan sultan ')).toBe(false);
  expect(await verifyPassword(null, 'kopi kaw di jalan sultan')).toBe(false);
  expect(await verifyPassword(null, 'nobody signs in with this')).toBe(false);
});

it('salts each hash and takes the right password', async () => {
  const [one, two] = await Promise.all([
    hashPassword('paddling upstream'),
    hashPassword('paddling upstream'),
  ]);
  expect(one).not.toBe(two);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword(one, 'paddling upstream')).toBe(true);
});

it('takes a password whichever way a keyboard composes its letters', async () => {
  const hash = await hashPassword('caf\u00e9 di Pulau Pinang');
  expect(await verifyPassword(hash, 'cafe\u0301 di Pulau Pinang')).toBe(true);
});

it('takes long passwords whole', async () => {
  const long = 'x'.repeat(255);
  const hash = await hashPassword(`${long}1`);
  expect(await verifyPassword(hash, `${long}1`)).toBe(true);
  expect(await verifyPassword(hash, `${long}2`)).toBe(false);
});
