import { setTimeout } from 'node:timers/promises';
import { type Caller, sendRequest } from './caller.ts';
import { percentile, type Served } from './verdict.ts';

const PAUSE_MS = 200;

/** A user who opens a page and polls the account, from a separate address. */
export interface HonestClient {
  /** The results since the last call. */
  take(): Served;
  stop(): Promise<void>;
}

export function startHonestClient(port: number, token: string): HonestClient {
  let isStopped = false;
  let times: number[] = [];
  let failed = 0;
  const caller: Caller = { port, from: '127.0.0.9', token };
  const one = async (path: string) => {
    const begin = performance.now();
    const status = await sendRequest(caller, 'GET', path).catch(() => 0);
    times.push(performance.now() - begin);
    failed += status === 200 ? 0 : 1;
  };
  const running = (async () => {
    while (!isStopped) {
      await one('/login');
      await one('/api/user/current');
      await setTimeout(PAUSE_MS);
    }
  })();
  return {
    take() {
      const served = {
        calls: times.length,
        failed,
        p50: percentile(times, 0.5),
        p95: percentile(times, 0.95),
      };
      [times, failed] = [[], 0];
      return served;
    },
    async stop() {
      isStopped = true;
      await running;
    },
  };
}
