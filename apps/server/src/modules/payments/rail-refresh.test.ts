import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { testClock } from '../../../test/builders/clock.ts';
import { call } from '../../../test/builders/http.ts';
import { signInOperator } from '../../../test/builders/identity.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import { readCertificate } from '../../gateways/rail/fpx/certificates.ts';
import { createFpxRail, type FpxRailOptions } from '../../gateways/rail/fpx/rail.ts';
import {
  certificateOf,
  merchantFor,
  rsaKey,
  signedBankList,
  testNow,
} from '../../gateways/rail/fpx/testing/exchange.ts';
import { type PaymentRail, RailUnavailable } from '../../gateways/rail/port.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';
import { systemActor } from '../../platform/context.ts';
import { readBanks } from '../settings/public.ts';
import { withStoredBankLists } from './domain/stored-bank-lists.ts';
import { railWatch } from './jobs.ts';
import { storedBanks } from './queries/rail-status.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: 'test' };
const clock = testClock();
const exchangeKey = rsaKey();
const own = await merchantFor(exchangeKey, { name: 'trust' });
let exchange: TestServer;
let app: TestApp;
beforeAll(async () => {
  exchange = await startHttpServer();
  app = await createTestApp({ LOG_LEVEL: 'silent' }, clock);
});
beforeEach(() => clock.moveBy(testNow.getTime() - clock.now().getTime()));
afterEach(() => app.verifyLedger());
afterAll(async () => {
  await app.finish();
  await exchange.stop();
});

/** A rail as a process just started has it: no list in its memory. */
function freshRail(over: Partial<FpxRailOptions> = {}): PaymentRail {
  return createFpxRail({
    ...{ merchants: [own], browserUrl: exchange.url, serverUrl: exchange.url },
    ...{ timeoutMs: 5_000, bankListMaxAgeMs: 300_000, now: () => clock.now() },
    ...over,
  });
}

const watch = (rail: PaymentRail) => railWatch({ work: app.work, log: app.log, rail }).run();
const stored = (rail: PaymentRail) =>
  withStoredBankLists(rail, (channel) => app.work.query(scope, (ctx) => storedBanks(ctx, channel)));

function lists(b2c: string, b2b1: string): void {
  exchange.respond((request) => {
    const msgToken = new URLSearchParams(request.body).get('fpx_msgToken') ?? '';
    const message = { msgToken, bankList: msgToken === '02' ? b2b1 : b2c };
    return { body: `\n${new URLSearchParams(signedBankList(exchangeKey, message))}` };
  });
}

const isActive = async (bic: string) =>
  (await app.work.query(scope, readBanks)).find((one) => one.bic === bic)?.isActive;

describe('the lists of banks', () => {
  it('are none before the exchange has ever sent one', async () => {
    exchange.respond(() => 'hang_up');
    await watch(freshRail());
    await expect(stored(freshRail()).listBanks('trust', 'b2c')).rejects.toThrow(RailUnavailable);
  });

  it('are stored by channel with who is offline, and are used after a start while the exchange is unreachable', async () => {
    lists('PBB0233~A,MB2U0227~B,MBB0228~B,TEST0021~A', 'PBB0233~B,MBB0228~B');
    await watch(freshRail());
    exchange.respond(() => ({ body: 'ERROR' }));
    const started = stored(freshRail());
    const personal = await started.listBanks('trust', 'b2c');
    expect(personal).toEqual({
      stale: true,
      asOf: testNow,
      banks: [
        { id: 'MBB0228', name: 'Maybank2E', online: false },
        { id: 'MB2U0227', name: 'Maybank2U', online: false },
        { id: 'PBB0233', name: 'Public Bank', online: true },
      ],
    });
    const corporate = await started.listBanks('trust', 'b2b1');
    expect(corporate.banks.map((one) => [one.id, one.online])).toEqual([
      ['MBB0228', false],
      ['PBB0233', false],
    ]);
    clock.moveBy(5_000);
    expect([await isActive('MBBEMYKL'), await isActive('PBBEMYKL')]).toEqual([false, true]);
  });

  it('change with the exchange, and its silence changes nothing', async () => {
    lists('MB2U0227~B', 'MBB0228~B');
    await watch(freshRail());
    exchange.respond(() => 'hang_up');
    await watch(freshRail());
    clock.moveBy(5_000);
    expect(await isActive('MBBEMYKL')).toBe(false);
    lists('MB2U0227~A', 'MBB0228~B');
    await watch(freshRail());
    clock.moveBy(5_000);
    expect(await isActive('MBBEMYKL')).toBe(true);
  });
});

describe('certificates', () => {
  it('are listed for operators with what needs action', async () => {
    clock.moveBy(Date.now() - clock.now().getTime());
    const answer = await call(app, 'operatorRail', {
      headers: (await signInOperator(app, ['support'], 'Siti Aminah')).headers,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.certificates).toMatchObject([{ owner: 'rail', state: 'valid', needs_action: false }]);
    expect(answer.body.bank_lists.map((one) => one.channel)).toEqual(['b2c', 'b2b1']);
  });

  it('that end within 30 days are notified to finance and administrators, once', async () => {
    const finance = await signInOperator(app, ['finance'], 'Farid Osman');
    const credit = await signInOperator(app, ['credit'], 'Kumar Pillai');
    const ownCertificate = readCertificate(await certificateOf(own.privateKey, -300, 20));
    const rail = freshRail({ merchants: [{ ...own, ownCertificate }] });
    lists('PBB0233~A', 'PBB0233~A');
    await watch(rail);
    await watch(rail);
    const warnings = async (email: string) =>
      (await mailsTo(app, email)).filter((one) => one.template === 'certificate_ending');
    expect(await warnings(finance.email)).toMatchObject([
      { params: { owner: 'merchant', endsOn: '2026-12-11', hasEnded: false } },
    ]);
    expect(await warnings(credit.email)).toEqual([]);
    clock.moveBy(21 * 86_400_000);
    await watch(rail);
    const [ended] = await warnings(finance.email);
    expect(ended).toMatchObject({ params: { hasEnded: true } });
  });
});
