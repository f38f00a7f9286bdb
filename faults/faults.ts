import { setTimeout as pause } from 'node:timers/promises';
import { simulator } from '@titian/e2e/api/simulator';
import type { Disturbance, TcpProxy } from '@titian/server/test/tcp-proxy';
import pg from 'pg';
import type { SmallDisk } from './disk.ts';
import type { Platform } from './platform.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STEPS_MS = [DAY_MS, 0, -DAY_MS, HOUR_MS, -HOUR_MS, DAY_MS, -DAY_MS, HOUR_MS, 0, -HOUR_MS];

/** Does harm for so long; resolves when it is over. */
type Fault = (platform: Platform, lengthMs: number) => Promise<void>;

export const faults = {
  server_killed: async (platform) => signal([platform.serverPid()], 'SIGKILL'),
  server_paused: (platform, lengthMs) => paused([platform.serverPid()], lengthMs),
  /** A day ahead. */
  server_clock_wrong: (platform, lengthMs) => setClock(platform, [DAY_MS], lengthMs),
  /** Ahead, behind and back. */
  server_clock_steps: (platform, lengthMs) => setClock(platform, STEPS_MS, lengthMs),
  database_killed: (platform, lengthMs) => platform.killDatabase(lengthMs),
  /** With all of its processes. */
  database_paused: (platform, lengthMs) => paused(platform.databasePids(), lengthMs),
  /** Nothing is written any more, WAL neither. */
  database_disk_full: ({ disk }, lengthMs) => fillDisk(disk, lengthMs),
  /** No file of a customer or operator can be stored. */
  files_disk_full: ({ filesDisk }, lengthMs) => fillDisk(filesDisk, lengthMs),
  database_refuses: through('databaseProxy', 'refuse'),
  database_requests_cut: through('databaseProxy', 'cut_requests'),
  database_answers_cut: through('databaseProxy', 'cut_answers'),
  database_slow: through('databaseProxy', 'delay'),
  database_half_open: through('databaseProxy', 'half_open'),
  database_one_way: through('databaseProxy', 'one_way'),
  connections_used_up: useConnections,
  client_requests_cut: through('clientProxy', 'cut_requests'),
  client_answers_cut: through('clientProxy', 'cut_answers'),
  client_slow: through('clientProxy', 'delay'),
  /** Exchange, banks, payout channel and mail server. */
  rails_killed: async (platform) => signal([platform.simulatorsPid()], 'SIGKILL'),
  rails_paused: (platform, lengthMs) => paused([platform.simulatorsPid()], lengthMs),
  exchange_silent: exchange({ direct: 'drop' }),
  exchange_slow: exchange({ direct: 'delay', delay_ms: 1_500 }),
  exchange_confirms_twice: exchange({ duplicate: 3 }),
  exchange_out_of_order: exchange({ order: 'indirect_first', delay_ms: 1_000 }),
  exchange_signs_wrongly: exchange({ corrupt: true }),
  payout_bank_silent: payoutBank('none'),
  payout_bank_slow: payoutBank('delayed'),
  /** It carries files out and says that it failed; its statements do not add up. */
  payout_bank_lies: payoutBank('false'),
  payout_bank_answers_twice: payoutBank('repeated'),
  mail_refused: mailRefused,
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof faults;

/** Those that a machine allows. */
export function possibleFaults({ disk }: Platform): FaultName[] {
  return faultNames.filter((name) => disk !== null || !name.endsWith('_disk_full'));
}

export const faultNames = Object.keys(faults) as readonly FaultName[];

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) process.kill(pid, name);
}

async function paused(pids: readonly number[], lengthMs: number): Promise<void> {
  signal(pids, 'SIGSTOP');
  await pause(lengthMs);
  signal(pids, 'SIGCONT');
}

async function setClock(platform: Platform, stepsMs: readonly number[], lengthMs: number): Promise<void> {
  for (const stepMs of stepsMs) {
    platform.setServerClock(stepMs);
    await pause(lengthMs / stepsMs.length);
  }
  platform.setServerClock(0);
}

async function fillDisk(disk: SmallDisk | null, lengthMs: number): Promise<void> {
  disk?.fill();
  await pause(lengthMs);
  disk?.empty();
}

function through(proxy: 'databaseProxy' | 'clientProxy', disturbance: Disturbance): Fault {
  return async (platform, lengthMs) => {
    const chosen: TcpProxy = platform[proxy];
    chosen.disturb(disturbance);
    await pause(lengthMs);
    chosen.disturb('none');
  };
}

function exchange(settings: object): Fault {
  return async ({ product }, lengthMs) => {
    await simulator(product, '/control/fpx', settings);
    await pause(lengthMs);
    await simulator(product, '/control/fpx', { reset: true });
  };
}

/** How the bank answers payment files and requests of statements. */
function payoutBank(answers: 'none' | 'delayed' | 'false' | 'repeated'): Fault {
  return async ({ product }, lengthMs) => {
    await simulator(product, '/control/bank', { answers });
    await pause(lengthMs);
    await simulator(product, '/control/bank', { answers: 'normal' });
  };
}

async function mailRefused({ product }: Platform, lengthMs: number): Promise<void> {
  await simulator(product, '/control/mailbox', { down: true });
  await pause(lengthMs);
  await simulator(product, '/control/mailbox', { down: false });
}

async function useConnections(platform: Platform, lengthMs: number): Promise<void> {
  const held: pg.Client[] = [];
  try {
    for (;;) {
      const client = new pg.Client({ connectionString: platform.databaseUrl() });
      client.on('error', () => undefined);
      await client.connect();
      held.push(client);
    }
  } catch {
    // The one that found no place: from now on none is free.
  }
  await pause(lengthMs);
  await Promise.all(held.map((client) => client.end()));
}
