import { randomBytes } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const keyFile = join(mkdtempSync(join(tmpdir(), 'titian-config-')), 'key.pem');
writeFileSync(keyFile, 'a key');

const production = {
  TITIAN_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/titian?sslmode=verify-full',
  DATA_DIR: '/srv/titian',
  PUBLIC_URL: 'https://titian.example',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  SMTP_URL: 'smtps://mail.example',
  FPX_BASE_URL: 'https://fpx.example',
  FPX_EXCHANGE_ID: 'EX00000001',
  FPX_SELLER_ID: 'SE00000001',
  FPX_PRIVATE_KEY_FILE: keyFile,
  FPX_CERT_FILES: keyFile,
  PAYOUT_BASE_URL: 'https://bank.example',
  PAYOUT_CLIENT_CERT_FILE: keyFile,
  PAYOUT_CLIENT_KEY_FILE: keyFile,
  TRUST_PROXY: '1',
};

describe('production rejects', () => {
  it.each([
    ['a moved date', { ALLOW_DATE_OVERRIDE: 'true' }, 'ALLOW_DATE_OVERRIDE'],
    ['a simulator', { SIMULATOR_URL: 'http://127.0.0.1:9' }, 'SIMULATOR_URL'],
    ['a bank page on this machine', { FPX_BASE_URL: 'http://localhost:9' }, 'FPX_BASE_URL'],
    ['a payout bank on this machine', { PAYOUT_BASE_URL: 'http://127.0.0.1:9' }, 'PAYOUT_BASE_URL'],
    ['loosened limits', { RATE_LIMIT_FACTOR: '100' }, 'RATE_LIMIT_FACTOR'],
    ['plain http', { PUBLIC_URL: 'http://titian.example' }, 'PUBLIC_URL'],
    ['a bank page over plain http', { FPX_BASE_URL: 'http://fpx.example' }, 'FPX_BASE_URL must be an https'],
    [
      'a bank over plain http',
      { PAYOUT_BASE_URL: 'http://bank.example' },
      'PAYOUT_BASE_URL must be an https',
    ],
    ['every address of this machine', { PAYOUT_BASE_URL: 'https://0.0.0.0' }, 'PAYOUT_BASE_URL'],
    ['a number that is this machine', { PAYOUT_BASE_URL: 'https://2130706433' }, 'PAYOUT_BASE_URL'],
    ['this machine mapped into IPv6', { PAYOUT_BASE_URL: 'https://[::ffff:127.0.0.1]' }, 'PAYOUT_BASE_URL'],
    ['this machine by IPv6', { FPX_BASE_URL: 'https://[::1]' }, 'FPX_BASE_URL'],
    ['this machine by a name below localhost', { FPX_BASE_URL: 'https://fpx.localhost.' }, 'FPX_BASE_URL'],
    ['the link of this machine', { PAYOUT_BASE_URL: 'https://169.254.169.254' }, 'PAYOUT_BASE_URL'],
    ['no address', { PAYOUT_BASE_URL: 'bank' }, 'PAYOUT_BASE_URL'],
    ['a bank that does not know us', { PAYOUT_CLIENT_KEY_FILE: undefined }, 'PAYOUT_CLIENT_KEY_FILE'],
    ['a database in clear text', { DATABASE_URL: 'postgres://db.example/titian' }, 'sslmode=verify-full'],
    [
      'a database whose certificate nobody checks',
      { DATABASE_URL: 'postgres://db.example/titian?sslmode=require' },
      'sslmode=verify-full',
    ],
    ['no word on proxies', { TRUST_PROXY: undefined }, 'TRUST_PROXY'],
    ['every client as its own proxy', { TRUST_PROXY: 'true' }, 'TRUST_PROXY: would believe any client'],
    ['a key of zeros', { ENCRYPTION_KEY: Buffer.alloc(32).toString('base64') }, 'ENCRYPTION_KEY'],
    [
      'a key that counts up',
      { ENCRYPTION_KEY: Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64') },
      'ENCRYPTION_KEY is not random',
    ],
    [
      'a key that somebody typed',
      { ENCRYPTION_KEY: Buffer.from('correct horse battery staple ABC').toString('base64') },
      'ENCRYPTION_KEY is not random',
    ],
    ['traces to no address', { TRACES_URL: 'collector:4318' }, 'TRACES_URL'],
    ['more traces than all', { TRACES_RATIO: '2' }, 'TRACES_RATIO'],
    ['a guessable secret', { EKYC_WEBHOOK_SECRET: '0123'.repeat(10) }, 'EKYC_WEBHOOK_SECRET'],
  ])('%s', (_what, change, named) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(named);
  });

  it.each([
    ['postgres://titian@127.0.0.1/titian'],
    ['postgres://titian@[::1]:5433/titian'],
    ['postgres:///titian?host=/var/run/postgresql'],
    ['postgres://db.example/titian?sslmode=verify-ca&sslrootcert=/etc/ca.pem'],
  ])('not the database %s', (DATABASE_URL) => {
    expect(readConfig({ ...production, DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
  });

  it('mail in clear text, but for a relay on this machine', () => {
    expect(readConfig({ ...production, SMTP_URL: 'smtp://mail.example' }).smtpRequiresTls).toBe(true);
    expect(readConfig({ ...production, SMTP_URL: 'smtp://127.0.0.1:25' }).smtpRequiresTls).toBe(false);
  });

  it('names everything that is missing at once', () => {
    const { ENCRYPTION_KEY: _key, SMTP_URL: _mail, ...incomplete } = production;
    expect(() => readConfig(incomplete)).toThrow(/ENCRYPTION_KEY[\s\S]*SMTP_URL/);
  });
});

describe('a complete environment', () => {
  it('is read once, with cookies for https only', () => {
    const config = readConfig(production);
    expect(config).toMatchObject({ ROLE: 'all', PORT: 3000, API_BASE: '/api', secureCookies: true });
    expect(config.encryptionKey).toHaveLength(32);
    expect(config.payoutIdentity).toEqual({
      certificatePem: 'a key',
      privateKeyPem: 'a key',
      authorityPem: null,
    });
  });

  it('may point at this machine outside production', () => {
    const demo = {
      ...production,
      TITIAN_ENV: 'demo',
      FPX_BASE_URL: 'http://127.0.0.1:9',
      ALLOW_DATE_OVERRIDE: 'true',
    };
    expect(readConfig(demo).ALLOW_DATE_OVERRIDE).toBe(true);
  });
});
