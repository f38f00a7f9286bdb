/**
 * Walks every kind of proposal of the composed product (decision 029): makes a real one, changes each thing that it binds
 * between proposal and decision, and demands that it is stale and that nothing happened; unchanged, it is approved.
 *
 * A new kind brings its row, about ten lines, in the file of its area in `./bound` (or a new file there, added to
 * `./bound/all.ts`): `make` answers what is proposed, `changes` has one entry per part of `binds`, by its name. A kind without a row,
 * and a part that nothing changes, fail here. A kind whose decisions rest on different things has a row for each, named
 * `kind: what it does`.
 */
import { boundParts } from '@titian/contracts/approvals';
import { isApprovalKind } from '@titian/contracts/permissions';
import { amountPlaces } from '@titian/contracts/proposal-amounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../src/gateways/testing/http-server.ts';
import { createTestApp, type TestApp } from './app.ts';
import { quiet, startQuietBank } from './bank.ts';
import { boundRows } from './bound/all.ts';
import {
  actAboveLimit,
  crashAndDecide,
  decideWithoutRight,
  type Made,
  makeKeysDeferrable,
  makerFalls,
  proposeAlterDecide,
  traceAfter,
} from './bound/harness.ts';
import { morningClock } from './builders/clock.ts';
import { OPERATING_ACCOUNT } from './builders/treasury.ts';

let bank: TestServer;
let app: TestApp;
beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp(
    { PAYOUT_BASE_URL: bank.url, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT, LOG_LEVEL: 'silent' },
    morningClock(),
    'workerWithWayBackUrl',
  );
  await makeKeysDeferrable(app);
});
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const rows = boundRows((holder) => answerHolder(holder));

/** Lets the bank name the holder of every account; no holder for null. */
function answerHolder(holder: string | null): void {
  if (holder === null) {
    quiet(bank);
  } else {
    bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: holder }) }));
  }
}

it('every kind of proposal has its row, and every row its kind', () => {
  expect([...new Set(Object.keys(rows).map(kindOf))].sort()).toEqual([...app.approvals.kinds].sort());
});

const kindOf = (name: string) => name.split(':')[0] ?? name;
const partOf = (change: string) => change.split('.')[0] ?? change;

describe.each(Object.entries(rows))('%s', (name, one) => {
  const kind = kindOf(name);
  let made: Made;
  beforeAll(async () => {
    made = await one.make(app);
  });

  it('is approved where nothing changed', async () => {
    const { error: rejection, approval } = await proposeAlterDecide(app, kind, made);
    expect([rejection, approval.staleBecause, approval.state]).toEqual([null, [], 'approved']);
  });

  it.each(Object.keys(one.changes))(
    'is stale where another %s came in between, and does nothing',
    async (part) => {
      const alter = one.changes[part];
      const { error: rejection, approval, trace } = await proposeAlterDecide(app, kind, made, alter);
      expect([rejection, approval.state]).toEqual(['approval_stale', 'stale']);
      expect(approval.staleBecause).toContain(partOf(part));
      expect(trace).toBe(alter && (await traceAfter(app, made, alter)));
    },
  );

  it('has a change for every part that it binds', async () => {
    const { approval } = await proposeAlterDecide(app, kind, made);
    const parts = Object.keys(Object(approval.binds));
    const changed = new Set([...Object.keys(one.changes), ...Object.keys(one.fixed ?? {})].map(partOf));
    expect([...changed].sort()).toEqual(parts.sort());
    expect(boundParts, 'screens have words for every part').toEqual(expect.arrayContaining(parts));
  });

  it('is approved neither by its maker nor by a checker who has lost the role', async () => {
    expect(await decideWithoutRight(app, kind, made)).toEqual({
      ...{ maker: 'same_operator', checker: 'role', state: 'proposed' },
    });
  });

  const place = isApprovalKind(kind) ? amountPlaces[kind] : null;
  if (place !== null) {
    it('is neither proposed nor approved by an operator whose limit is below its amount', async () => {
      const { amountSen, ...codes } = await actAboveLimit(app, kind, made);
      expect(amountSen).toBeGreaterThan(0n);
      expect(codes).toEqual({ maker: 'above_limit', checker: 'above_limit' });
    });
  }

  it.each(Object.entries(makerFalls))(
    'falls with a maker who is %s, and does nothing',
    async (_what, alter) => {
      const { error: rejection, approval, trace } = await proposeAlterDecide(app, kind, made, alter);
      expect([rejection, approval.state]).toEqual(['approval_stale', 'stale']);
      expect(approval.staleBecause).toEqual(['maker']);
      expect(trace).toBe(await traceAfter(app, made, alter));
    },
  );

  it('stays open through a crash between the change and the commit, and is approved then', async () => {
    expect(await crashAndDecide(app, kind, made)).toEqual({
      ...{ hasCrashed: true, error: null, state: 'approved' },
      between: { state: 'proposed', isSame: true },
    });
  });
});
