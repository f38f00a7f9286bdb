import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { xhr } from '../../../test/builders/http.ts';

const addresses = [
  ['a call', '/api/reference/phone_country_codes'],
  ['a refused call', '/api/user'],
  ['an unknown call', '/api/nothing'],
  ['an address that cannot be read', '/api/%zz'],
  ['the state of the process', '/health'],
  ['the description of the calls', '/api/docs/json'],
  ['a page', '/login'],
  ['an unknown file', '/assets/nothing.js'],
] as const;

it('answers everything with HSTS where it is reached by https, and nothing elsewhere', async () => {
  const secure = await createTestApp({ PUBLIC_URL: 'https://titian.example' });
  onTestFinished(() => secure.finish());
  const plain = await createTestApp({ PUBLIC_URL: 'http://localhost:3000' });
  onTestFinished(() => plain.finish());
  const hsts = async (app: typeof secure) => {
    const all = addresses.map(async ([what, url]) => {
      const { headers } = await app.app.inject({ method: 'GET', url, headers: xhr });
      return [what, headers['strict-transport-security'] ?? null];
    });
    return Promise.all(all);
  };
  expect(await hsts(secure)).toEqual(
    addresses.map(([what]) => [what, 'max-age=31536000; includeSubDomains']),
  );
  expect(await hsts(plain)).toEqual(addresses.map(([what]) => [what, null]));
});
