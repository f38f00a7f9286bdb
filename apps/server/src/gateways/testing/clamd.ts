import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Content that the scanners of tests take for malware; it does nothing. */
export const TEST_SIGNATURE = 'titian-test-malware-3f1c9a60';

const STREAM_MAX_BYTES = 10_000_000;

/** A scanner for tests. */
export interface TestScanner {
  /** As in the environment: `unix:…`. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Implements the used part of clamd's protocol, and detects the test signature. */
export async function protocolPeer(): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-clamd-'));
  const path = join(folder, 'clamd.ctl');
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    void answer(socket).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(path, resolve));
  return {
    address: `unix:${path}`,
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answer(socket: Socket): Promise<void> {
  let waiting = Buffer.alloc(0);
  let content = Buffer.alloc(0);
  let isStream = false;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    waiting = Buffer.concat([waiting, chunk]);
    if (!isStream) {
      if (!waiting.includes(0)) continue;
      if (waiting.toString('latin1', 0, waiting.indexOf(0)) !== 'zINSTREAM') {
        socket.end('UNKNOWN COMMAND\0');
        return;
      }
      waiting = waiting.subarray(waiting.indexOf(0) + 1);
      isStream = true;
    }
    while (waiting.length >= 4 && waiting.length >= 4 + waiting.readUInt32BE()) {
      const length = waiting.readUInt32BE();
      if (length === 0) {
        socket.end(content.includes(TEST_SIGNATURE) ? 'stream: Titian.Test FOUND\0' : 'stream: OK\0');
        return;
      }
      content = Buffer.concat([content, waiting.subarray(4, 4 + length)]);
      waiting = waiting.subarray(4 + length);
      if (content.length > STREAM_MAX_BYTES) {
        socket.end('INSTREAM size limit exceeded. ERROR\0');
        return;
      }
    }
  }
}

const CLAMD = '/usr/sbin/clamd';

/** Starts the clamd of this machine with nothing but the test signature; null where none is installed. */
export const installedClamd = existsSync(CLAMD) ? startClamd : null;

async function startClamd(): Promise<TestScanner> {
  const folder = mkdtempSync(join(tmpdir(), 'titian-clamd-'));
  const path = join(folder, 'clamd.ctl');
  writeFileSync(
    join(folder, 'titian.ndb'),
    `Titian.Test:0:*:${Buffer.from(TEST_SIGNATURE).toString('hex')}\n`,
  );
  const conf = join(folder, 'clamd.conf');
  writeFileSync(
    conf,
    [
      ...[`LocalSocket ${path}`, `DatabaseDirectory ${folder}`, `TemporaryDirectory ${folder}`],
      ...['Foreground yes', 'StreamMaxLength 10M', 'OfficialDatabaseOnly no', ''],
    ].join('\n'),
  );
  const clamd = spawn(CLAMD, ['--config-file', conf], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    const look = setInterval(() => existsSync(path) && done(resolve), 50);
    const done = (settle: () => void) => {
      clearInterval(look);
      settle();
    };
    clamd.once('exit', (code) => done(() => reject(new Error(`clamd ended with ${code}`))));
  });
  return {
    address: `unix:${path}`,
    async stop() {
      const gone = new Promise((resolve) => clamd.once('exit', resolve));
      clamd.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
