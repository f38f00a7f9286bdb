import { join } from 'node:path';
import { addDays, type Day, day, malaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { brokenInvariants } from '../../../test/broken-invariants.ts';
import {
  backedNote,
  fundedInvestor,
  giveCash,
  keyed,
  type NoteOverrides,
  runDay,
  type Submitted,
} from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { stepUpCode } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import { mailsTo } from '../../../test/builders/mails.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedInvestor,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { pdfPages } from '../../../test/builders/pdf-text.ts';
import { createLocalTrading } from '../../gateways/commodity-trading/local/provider.ts';
import type { CommodityOrder, CommodityTrading } from '../../gateways/commodity-trading/port.ts';
import { shiftTo } from '../../platform/clock.ts';
import { systemActor } from '../../platform/context.ts';
import { noClearFiles } from '../../platform/keys/file-encryption.ts';
import { createFolderStorage, type FileStorage } from '../../platform/storage.ts';
import { closeCampaign } from '../notes/public.ts';
import { tradeAndIssue } from './commands/trade-and-issue.ts';
import { unwindTrade } from './commands/unwind-trade.ts';
import { tradeSteps } from './domain/trade.ts';

let app: TestApp;
let issuer: ApprovedIssuer;
let investor: ApprovedInvestor;
beforeAll(async () => {
  app = await createTestApp();
  [issuer, investor] = [await approvedIssuer(app), await fundedInvestor(app, 8)];
}, 60_000);
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const tomorrow = () => addDays(malaysiaDay(app.work.clock.now()), 1);
const funded = (overrides: NoteOverrides = {}, who = issuer) =>
  backedNote(app, who, [{ investor, amount: '10000.00' }], { contract: 'Shariah', ...overrides });
const send = (noteId: string, otp_code: string, on: string, headers = keyed(issuer.headers, on)) =>
  call(app, 'noteIssue', {
    headers,
    body: { note_id: noteId, accepted_amount: '10000.00', agree_agreement: 1, otp_code },
  });
const sign = async (noteId: string, on: string = tomorrow(), who = issuer) =>
  send(noteId, await stepUpCode(app, who), on, keyed(who.headers, on));
const stateOf = async ({ id }: Submitted) =>
  (await call(app, 'note', { headers: investor.headers, params: { id } })).body.note.state;
const legsOf = ({ id }: Submitted) =>
  app.database.reader.db
    .selectFrom('commodity_trades')
    .selectAll()
    .where('note_id', '=', id)
    // Not by the begin of their transactions: of several workers, who began first may write last.
    .orderBy('id')
    .execute();
const signaturesOf = ({ id }: Submitted) =>
  app.database.reader.db
    .selectFrom('note_signatures')
    .selectAll()
    .where('note_id', '=', id)
    .orderBy('id')
    .execute();
/** What was done and at which price, forward and back. */
const done = async (note: Submitted) =>
  (await legsOf(note)).map(
    (leg) =>
      `${leg.is_reversal ? '-' : ''}${leg.step} ${leg.withdrawn_at ? 'withdrawn' : (leg.price_sen ?? '?')}`,
  );

interface Script {
  /** Rejects, before the order reaches the trading provider. */
  down?(order: CommodityOrder): boolean;
  /** The answer is lost, after the trading provider has carried the order out. */
  lost?(order: CommodityOrder): boolean;
  price?(order: CommodityOrder): bigint;
}

/** The bundled trading provider on a bad day. */
function scriptedTrading(script: Script): CommodityTrading {
  const queue = createLocalTrading({ isOpen: true });
  return {
    ...queue,
    async trade(order) {
      if (script.down?.(order)) {
        throw new Error('the desk cannot be reached');
      }
      const trade = await queue.trade(order);
      if (script.lost?.(order)) {
        throw new Error('the answer is lost');
      }
      return { ...trade, priceSen: sen(script.price?.(order) ?? trade.priceSen) };
    },
  };
}

const scopeOn = (on: Day) => ({
  actor: systemActor,
  dateShiftDays: shiftTo(app.work.clock.now(), on),
  requestId: 'test',
});
const folder = (): FileStorage =>
  createFolderStorage(join(app.config.DATA_DIR, 'trade-test'), app.provider, noClearFiles);
const work = (note: Submitted, trading: CommodityTrading, on = tomorrow(), storage = folder()) =>
  tradeAndIssue(app.work, scopeOn(on), { trading, storage }, note.id);
/** Storage on which nothing can be stored. */
const fullDisk = (): FileStorage => ({
  ...folder(),
  put: () => Promise.reject(new Error('no space left')),
});
async function unwind(note: Submitted, trading: CommodityTrading): Promise<void> {
  for (const { id } of await signaturesOf(note)) {
    await unwindTrade(app.work, scopeOn(tomorrow()), trading, id);
  }
}

describe('signing a Shariah note', () => {
  it('is rejected where no trading provider accepts orders, and leaves nothing behind', async () => {
    const closed = await createTestApp({ COMMODITY_TRADING: 'none' });
    const [who, buyer] = [await approvedIssuer(closed), await approvedInvestor(closed)];
    await giveCash(closed, buyer, ['10000.00']);
    const note = await backedNote(closed, who, [{ investor: buyer, amount: '10000.00' }], {
      contract: 'Shariah',
    });
    const answer = await call(closed, 'noteIssue', {
      headers: keyed(who.headers, tomorrow()),
      body: { note_id: note.id, accepted_amount: '10000.00', agree_agreement: 1 },
    });
    expect([answer.status, answer.error.code]).toEqual([409, 'trade_missing']);
    const stored = await closed.database.reader.db.selectFrom('note_signatures').selectAll().execute();
    expect(stored).toEqual([]);
    await closed.finish();
  });

  it('stores the signature, trades nothing before it, and issues the same day by the job', async () => {
    const note = await funded();
    await runJobs(app, ['record_commodity_trade']);
    expect(await legsOf(note)).toEqual([]);
    const answer = await sign(note.id);
    expect(answer.status).toBe(200);
    expect(answer.body.note.state).toBe('funded');
    expect(answer.body.disbursement).toMatchObject({ net: '9838.00', state: 'awaiting_trade' });
    const listed = await call(app, 'notesBoListed', { headers: issuer.headers });
    expect(listed.body.items.find((one) => one.id === note.id)?.signature).toMatchObject({
      state: 'signed',
      void_reason: null,
    });
    await runJobs(app, ['record_commodity_trade']);
    expect(await stateOf(note)).toBe('issued');
    expect(await done(note)).toEqual(['purchase 1000000', 'sale 1030000', 'resale 1000000']);
    expect(await signaturesOf(note)).toMatchObject([
      { state: 'issued', cost_sen: 1_000_000n, sale_price_sen: 1_030_000n, signed_on: tomorrow() },
    ]);
    const broken = await brokenInvariants(app, (tx) =>
      tx.db
        .updateTable('commodity_trades')
        .set({ price_sen: sen(1_029_999n) })
        .where('note_id', '=', note.id)
        .where('step', '=', 'sale')
        .execute(),
    );
    expect(broken).toEqual([
      'a Shariah note was issued after its whole commodity trade, for the signed prices and in its order',
    ]);
  });

  it('shows the same prices and times in the agreement and the confirmation', async () => {
    const note = await funded();
    const draft = await pdfOf(`/notes/${note.id}/agreement`, issuer.headers, tomorrow());
    expect(draft).toContain('buys a commodity and sells it');
    expect(draft).not.toMatch(/CT-P-/);
    await sign(note.id);
    await runJobs(app, ['record_commodity_trade', 'allot_subscriptions']);
    const agreement = await pdfOf(`/notes/${note.id}/agreement`, issuer.headers);
    const confirmation = await pdfOf(`/notes/${note.id}/confirmation`, investor.headers);
    const [purchase, sale, resale] = await legsOf(note);
    for (const leg of [purchase, sale, resale]) {
      expect(agreement).toContain(leg?.reference);
      expect(confirmation).toContain(leg?.reference);
    }
    expect(agreement).toMatch(/sale at RM 10,300\.00 on \d+ \w+ \d{4}, \d/);
    expect(confirmation).toMatch(/sale at RM 10,300\.00 on \d+ \w+ \d{4}, \d/);
    const timeOf = (words: string) => /purchase at \S+ \S+ on (\d+ \w+ \d{4}, [\d:]+)/.exec(words)?.[1];
    expect(timeOf(agreement)).toBeDefined();
    expect(timeOf(agreement)).toBe(timeOf(confirmation));
  });

  it('is accepted once: the same key answers the same, another is rejected, also concurrently', async () => {
    const note = await funded();
    const code = await stepUpCode(app, issuer);
    const both = await Promise.all([send(note.id, code, tomorrow()), send(note.id, code, tomorrow())]);
    expect(both.map((one) => one.status).sort()).toEqual([200, 409]);
    const again = await send(note.id, code, tomorrow());
    expect([again.status, again.error.code]).toEqual([409, 'wrong_state']);
    expect(again.error.message).toContain('You have already signed');
    expect(await signaturesOf(note)).toHaveLength(1);
    await runJobs(app, ['record_commodity_trade']);
    expect(await stateOf(note)).toBe('issued');
    expect((await send(note.id, code, tomorrow())).error.code).toBe('wrong_state');
  });

  it('is traded and issued once by six workers at the same time', async () => {
    const note = await funded();
    await sign(note.id);
    const queue = scriptedTrading({});
    await Promise.all(Array.from({ length: 6 }, () => work(note, queue)));
    expect(await stateOf(note)).toBe('issued');
    expect(await done(note)).toEqual(['purchase 1000000', 'sale 1030000', 'resale 1000000']);
    await runJobs(app, ['record_commodity_trade', 'allot_subscriptions']);
    expect(await done(note)).toHaveLength(3);
  });

  it('leaves a conventional note as it is: issued at once, without signature or trade', async () => {
    const note = await funded({ contract: 'Conventional' });
    const answer = await sign(note.id);
    expect(answer.body.disbursement.state).toBe('queued');
    expect(answer.body.note.state).toBe('issued');
    await work(note, scriptedTrading({}));
    expect([await signaturesOf(note), await legsOf(note)]).toEqual([[], []]);
  });
});

describe('a process that dies', () => {
  it.each(['purchase', 'sale', 'resale'])(
    'after the %s, before its answer is recorded, continues',
    async (step) => {
      const note = await funded();
      await sign(note.id);
      let isLost = true;
      const queue = scriptedTrading({ lost: (order) => isLost && order.step === step });
      await expect(work(note, queue)).rejects.toThrow('lost');
      expect(await stateOf(note)).toBe('funded');
      isLost = false;
      await work(note, queue);
      expect(await stateOf(note)).toBe('issued');
      expect(await done(note)).toEqual(['purchase 1000000', 'sale 1030000', 'resale 1000000']);
      await runJobs(app, ['record_commodity_trade']);
    },
  );
});

describe('a signature that cannot stand', () => {
  it('is void when a price has changed; what was traded is reversed, and it is signed again', async () => {
    const note = await funded();
    await sign(note.id);
    const queue = scriptedTrading({ price: (order) => order.priceSen + (order.step === 'sale' ? 100n : 0n) });
    await work(note, queue);
    expect(await signaturesOf(note)).toMatchObject([{ state: 'void', void_reason: 'price_changed' }]);
    await unwind(note, createLocalTrading({ isOpen: true }));
    expect(await done(note)).toEqual([
      'purchase 1000000',
      'sale 1030100',
      '-sale 1030100',
      '-purchase 1000000',
    ]);
    expect((await mailsTo(app, issuer.email)).some((mail) => mail.template === 'signature_void')).toBe(true);
    const listed = await call(app, 'notesBoListed', { headers: issuer.headers });
    expect(listed.body.items.find((one) => one.id === note.id)?.signature).toMatchObject({
      state: 'void',
      void_reason: 'price_changed',
    });
    await sign(note.id);
    await runJobs(app, ['record_commodity_trade', 'unwind_commodity_trade']);
    expect(await stateOf(note)).toBe('issued');
  });

  it('is void when its terms have changed before the trade', async () => {
    const note = await funded();
    await sign(note.id);
    const { db } = app.database.reader;
    const change = (purpose: string) =>
      db.updateTable('notes').set({ purpose }).where('id', '=', note.id).execute();
    await change('Something else');
    await work(note, scriptedTrading({}));
    expect(await signaturesOf(note)).toMatchObject([{ state: 'void', void_reason: 'terms_changed' }]);
    expect(await legsOf(note)).toEqual([]);
  });

  it.each([
    ['the end of the day', '2027-01-28', (on: Day) => runDay(app, on)],
    ['a worker of the next day', '2027-02-04', undefined],
  ])(
    'is ended by %s when the trade was not completed; an order without an answer is withdrawn',
    async (_by, listedOn, endDay) => {
      const own = await approvedIssuer(app);
      const note = await funded({ on: listedOn, profile: 'bullet', rate: '14.60' }, own);
      const on = addDays(day(listedOn), 1);
      await sign(note.id, on, own);
      const queue = scriptedTrading({ down: (order) => order.step === 'sale' && !order.isReversal });
      await expect(work(note, queue, on)).rejects.toThrow('cannot be reached');
      await expect(work(note, queue, on)).rejects.toThrow('cannot be reached');
      expect(await done(note)).toEqual(['purchase 1000000', 'sale ?']);
      // The trading provider is back, but the day is over.
      const nextDay = addDays(on, 1);
      await (endDay?.(on) ?? work(note, scriptedTrading({}), nextDay));
      expect(await signaturesOf(note)).toMatchObject([{ state: 'void', void_reason: 'trade_unfinished' }]);
      await unwind(note, queue);
      expect(await done(note)).toEqual(['purchase 1000000', 'sale withdrawn', '-purchase 1000000']);
      await sign(note.id, nextDay, own);
      await runJobs(app, ['record_commodity_trade', 'unwind_commodity_trade']);
      expect(await stateOf(note)).toBe('issued');
    },
  );
});

describe('a note that is cancelled', () => {
  it.each([0, 1, 2, 3])('after %i legs is unwound at their prices, and all money goes back', async (legs) => {
    const own = await approvedIssuer(app);
    const buyer = await approvedInvestor(app);
    await giveCash(app, buyer, ['10000.00']);
    const on = `2028-0${legs + 1}-10`;
    const note = await backedNote(app, own, [{ investor: buyer, amount: '10000.00' }], {
      ...{ contract: 'Shariah', on },
    });
    const signedOn = addDays(day(on), 1);
    await sign(note.id, signedOn, own);
    // After the third leg the process dies where it stores the agreement.
    const queue = scriptedTrading({ down: (order) => tradeSteps.indexOf(order.step) >= legs });
    await expect(work(note, queue, signedOn, fullDisk())).rejects.toThrow(
      legs < 3 ? 'cannot be reached' : 'no space left',
    );
    await app.work.command(scopeOn(signedOn), (ctx) => closeCampaign(ctx, note.id, addDays(signedOn, 8)));
    await runJobs(app, ['return_subscriptions', 'record_commodity_trade']);
    expect(await stateOfCancelled(note, buyer)).toEqual(['cancelled', 1_000_000n]);
    expect(await signaturesOf(note)).toMatchObject([{ state: 'void', void_reason: 'note_cancelled' }]);
    await unwind(note, scriptedTrading({}));
    const forward = ['purchase 1000000', 'sale 1030000', 'resale 1000000'].slice(0, legs);
    const unanswered = tradeSteps.slice(legs, legs + 1).map((step) => `${step} withdrawn`);
    const reversed = forward.map((one) => `-${one}`).reverse();
    expect(await done(note)).toEqual([...forward, ...unanswered, ...reversed]);
  });
});

async function stateOfCancelled(note: Submitted, buyer: ApprovedInvestor): Promise<unknown[]> {
  const row = await app.database.reader.db
    .selectFrom('notes')
    .select('state')
    .where('id', '=', note.id)
    .executeTakeFirstOrThrow();
  const account = await app.database.reader.db
    .selectFrom('accounts')
    .select('balance_sen')
    .where('kind', '=', 'investor_cash')
    .where('owner_id', '=', buyer.userId)
    .executeTakeFirstOrThrow();
  return [row.state, account.balance_sen];
}

async function pdfOf(path: string, headers: object, on?: string): Promise<string> {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api${path}`,
    headers: keyed({ ...headers }, on),
  });
  return pdfPages(answer.rawPayload).flat().join(' ');
}
