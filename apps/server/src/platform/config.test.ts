import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const keyFile = join(mkdtempSync(join(tmpdir(), 'titian-config-')), 'key.pem');
writeFileSync(keyFile, 'a key');

const production = {
  TITIAN_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/titian',
  DATA_DIR: '/srv/titian',
  PUBLIC_URL: 'https://titian.example',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  SMTP_URL: 'smtps://mail.example',
  FPX_BASE_URL: 'https://fpx.example',
  FPX_EXCHANGE_ID: 'EX00000001',
  FPX_SELLER_ID: 'SE00000001',
  FPX_PRIVATE_KEY_FILE: keyFile,
  FPX_CERT_FILES: keyFile,
  PAYOUT_BASE_URL: 'https://bank.example',
};

describe('production refuses', () => {
  it.each([
    ['a moved date', { ALLOW_DATE_OVERRIDE: 'true' }, 'ALLOW_DATE_OVERRIDE'],
    ['a simulator', { SIMULATOR_URL: 'http://127.0.0.1:9' }, 'SIMULATOR_URL'],
    ['a bank page on this machine', { FPX_BASE_URL: 'http://localhost:9' }, 'FPX_BASE_URL'],
    ['a payout bank on this machine', { PAYOUT_BASE_URL: 'http://127.0.0.1:9' }, 'PAYOUT_BASE_URL'],
    ['loosened limits', { RATE_LIMIT_FACTOR: '100' }, 'RATE_LIMIT_FACTOR'],
    ['plain http', { PUBLIC_URL: 'http://titian.example' }, 'PUBLIC_URL'],
  ])('%s', (_what, change, named) => {
    expect(() => readConfig({ ...production, ...change })).toThrow(named);
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
