import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { takeInstanceLock } from './instance/instance-lock.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));

async function runMain(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const [code] = await once(child, 'close');
  return { code: Number(code), errors };
}

describe('a start that cannot work ends with one sentence and changes nothing', () => {
  it.each([
    ['PORT', 'eighty', 'PORT=3001 npm start'],
    ['DATABASE_URL', 'localhost/titian', 'postgresql://user:password@host:5432/database'],
  ])('%s=%s', async (name, value, way) => {
    const dataDir = join(temporaryFolder(), 'data');
    const { code, errors } = await runMain({ DATA_DIR: dataDir, [name]: value });
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(way);
    expect(existsSync(dataDir)).toBe(false);
  });

  it('DATA_DIR is a file', async () => {
    const file = join(temporaryFolder(), 'data');
    writeFileSync(file, '');
    const { code, errors } = await runMain({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(errors).toMatch(/^The data folder .* cannot be used .* DATA_DIR=\/some\/folder npm start\n$/u);
  });

  it('DATA_DIR is in use', async () => {
    const dataDir = temporaryFolder();
    const lock = takeInstanceLock(join(dataDir, 'lock'));
    const { code, errors } = await runMain({ DATA_DIR: dataDir, PORT: '0' });
    lock.release();
    expect(code).toBe(1);
    expect(errors).toContain(`Titian already runs with the data folder ${dataDir} (process ${process.pid}).`);
  });

  it('PORT is in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    onTestFinished(() => void taken.close());
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const dataDir = temporaryFolder();
    const { code, errors } = await runMain({ DATA_DIR: dataDir, PORT: String(port) });
    expect(code).toBe(1);
    expect(errors).toBe(
      `Port ${port} is in use by another program. Stop that one, or choose another port: PORT=${port + 1} npm start\n`,
    );
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });
});
