import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkout, readSettings } from './settings.ts';

describe('readSettings', () => {
  it.each(['http', '-1', '65536', '3000.5', '1e3', '0x10', '999999'])(
    'rejects PORT=%s with an example',
    (PORT) => {
      expect(() => readSettings({ PORT })).toThrow('PORT=3001 npm start');
    },
  );

  it.each(['localhost', 'mysql://a/b', 'postgres://'])(
    'rejects DATABASE_URL=%s with an example',
    (DATABASE_URL) => {
      expect(() => readSettings({ DATABASE_URL })).toThrow('postgresql://user:password@host:5432/database');
    },
  );

  it.each(['0', '-1', '1.5', '10 GiB', '9999999999'])(
    'rejects ARCHIVE_LIMIT_MIB=%s with an example',
    (ARCHIVE_LIMIT_MIB) => {
      expect(() => readSettings({ ARCHIVE_LIMIT_MIB })).toThrow('as 10240 for 10 GiB');
    },
  );

  it('rejects unknown demo data', () => {
    expect(() => readSettings({ DEMO_DATA: 'none' })).toThrow('"market" for a year of demo data');
    expect(readSettings({ DEMO_DATA: 'market' }).demoData).toBe('market');
    expect(readSettings({ DEMO_DATA: 'operators' }).demoData).toBe('operators');
  });

  it('takes empty variables for left out ones', () => {
    expect(readSettings({ PORT: '', DATA_DIR: ' ', DATABASE_URL: '' })).toEqual({
      dataDir: join(checkout, '.data'),
      port: 3000,
      databaseUrl: null,
      archiveDir: null,
      archiveLimitBytes: 10 * 1024 ** 3,
      demoData: 'market',
    });
  });

  it('honours what is given, a relative folder from where the command was run', () => {
    const database = { DATABASE_URL: 'postgresql://u@h/d', ARCHIVE_DIR: '/wal', ARCHIVE_LIMIT_MIB: '1' };
    const env = { PORT: '0', DATA_DIR: 'here', ...database };
    expect(readSettings(env)).toEqual({
      dataDir: join(process.cwd(), 'here'),
      port: 0,
      databaseUrl: 'postgresql://u@h/d',
      archiveDir: '/wal',
      archiveLimitBytes: 1024 ** 2,
      demoData: 'market',
    });
  });
});
