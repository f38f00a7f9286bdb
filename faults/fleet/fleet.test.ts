import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runDay } from '@titian/e2e/api/money';
import { dayFromToday } from '@titian/e2e/days';
import { verifyAudit, verifyLedger } from '@titian/e2e/product/product';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Action, repeatUnanswered } from '../actions.ts';
import { balanceBooks } from '../books.ts';
import { balanceDocuments } from '../documents.ts';
import { addDifferences, type Differences } from '../effects.ts';
import { type OpenMarket, openMarket } from '../market.ts';
import { persist } from '../patience.ts';
import { balancePayouts } from '../payouts.ts';
import { startTraffic, type Traffic } from '../traffic.ts';
import { findProgram, type Program } from './find-program.ts';
import { type Fleet, startFleet } from './fleet.ts';
import type { Member } from './member.ts';

const NOTHING: Differences = { lost: 0, doubled: 0 };
/** Acknowledged before a process ends, and begun and acknowledged afterwards. */
const [BEFORE, AFTER] = [8, 6];

const haproxy = await findProgram('haproxy');
if (haproxy === null) {
  // `several-processes.test.ts` of the server is what is left then.
  it('is missing only where nothing may be installed', () => expect(process.getuid?.()).not.toBe(0));
} else {
  describe('three api and two worker processes behind a load balancer', () => killAndReplace(haproxy));
}

function killAndReplace(balancer: Program): void {
  let folder: string;
  let fleet: Fleet;
  let opened: OpenMarket;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'titian-fleet-'));
    fleet = await startFleet({ folder, haproxy: balancer, apis: 3, workers: 2 });
    opened = await openMarket({ product: fleet.place, clientProxy: { port: fleet.port } });
  });
  afterAll(async () => {
    await fleet?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const memberAt = (role: 'apis' | 'workers', at: number) => fleet[role][at] as Member;

  async function differences(actions: readonly Action[]): Promise<Differences> {
    const { market, expected, filed } = opened;
    await repeatUnanswered(market, actions);
    return addDifferences(
      await balanceBooks(fleet.place, market, actions, expected),
      await balanceDocuments(fleet.place, market, actions, filed),
    );
  }

  /** Runs something while investors and operators are at work. */
  async function amidTraffic(work: (traffic: Traffic) => Promise<unknown>): Promise<readonly Action[]> {
    const traffic = startTraffic(opened.market);
    await traffic.acknowledged(BEFORE);
    await work(traffic);
    await traffic.acknowledged(AFTER);
    await traffic.stop();
    return traffic.actions;
  }

  it.each([
    ['apis', 0],
    ['workers', 0],
    ['apis', 1],
    ['workers', 1],
    ['apis', 2],
  ] as const)('one of the %s, number %i, is killed during the end of the day', async (role, at) => {
    const actions = await amidTraffic(() =>
      Promise.all([memberAt(role, at).kill(), persist(() => runDay(fleet.place, dayFromToday(-1)))]),
    );
    expect(await differences(actions)).toEqual(NOTHING);
  });

  it('rejects no request while every process is replaced', async () => {
    const actions = await amidTraffic(async () => {
      for (const member of [...fleet.workers, ...fleet.apis]) await member.restart();
    });
    expect(actions.filter(({ answer }) => answer === null)).toEqual([]);
    expect(await differences(actions)).toEqual(NOTHING);
  });

  it('has paid every withdrawal once, and books that hold', async () => {
    const { market, expected } = opened;
    const withdrawals = new Set([...expected.values()].flatMap((one) => [...one.withdrawals]));
    expect(withdrawals.size).toBeGreaterThan(0);
    expect(await balancePayouts(fleet.place, market.operators, withdrawals)).toEqual(NOTHING);
    expect(await verifyLedger(fleet.place)).toMatch(/All \d+ invariants hold/);
    expect(await verifyAudit(fleet.place)).not.toBe('');
  });
}
