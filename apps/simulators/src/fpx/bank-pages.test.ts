import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Harness } from '../testing/harness.ts';
import { fpxKeys, isSignedBy, paymentRequest } from '../testing/merchant.ts';

const harness = new Harness();

beforeAll(() => harness.start());
afterAll(() => harness.close());
beforeEach(async () => {
  harness.merchant.received.length = 0;
  await harness.postJson('/control/fpx', { reset: true });
});

/** A buyer without script: opens pages, presses buttons, follows redirects. */
class Buyer {
  path = '';
  page = '';

  async open(path: string): Promise<void> {
    const answer = await harness.get(path);
    this.path = path;
    this.page = await answer.text();
  }

  async begin(request: Record<string, string>): Promise<void> {
    const answer = await harness.postForm('/FPXMain/seller2DReceiver.jsp', request);
    expect(answer.status).toBe(303);
    await this.open(answer.headers.get('location') ?? '');
    const next = /action="(\/fpx\/bank\/[0-9a-f]+)"/.exec(this.page)?.[1];
    if (next !== undefined) await this.open(next);
  }

  /** Posts the page's form with its own values, some of them changed. */
  async press(action: string, changes: Record<string, string> = {}): Promise<void> {
    const answer = await harness.postForm(this.path, { ...this.values(), action, ...changes });
    if (answer.status === 303) await this.open(answer.headers.get('location') ?? '');
    else this.page = await answer.text();
  }

  values(): Record<string, string> {
    const inputs = [...this.page.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag);
    const attribute = (tag: string, name: string): string =>
      new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
    const counted = inputs.filter((tag) => attribute(tag, 'type') !== 'radio' || tag.includes(' checked'));
    return Object.fromEntries(counted.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')]));
  }

  get tac(): string {
    return /id="tac-sent">(\d{6})</.exec(this.page)?.[1] ?? '';
  }

  /** Walks from the sign-in page to the page of the step. */
  async walkTo(step: 'login' | 'account' | 'tac' | 'confirm'): Promise<void> {
    for (const reached of ['login', 'account', 'tac'] as const) {
      if (reached === step) return;
      await this.press('continue');
    }
  }
}

async function begun(changes: Record<string, string> = {}): Promise<Buyer> {
  const buyer = new Buyer();
  await buyer.begin(paymentRequest(changes));
  return buyer;
}

function codes(): (string | undefined)[] {
  return harness.merchant.received.map(({ fpx_debitAuthCode }) => fpx_debitAuthCode);
}

describe('leaving the pages without paying', () => {
  test.each([
    ['login', 'timeout', '1A'],
    ['login', 'wrong', '1B'],
    ['login', 'cancel', '1C'],
    ['account', 'timeout', '1D'],
    ['account', 'wrong', '1E'],
    ['account', 'cancel', '1F'],
    ['tac', 'timeout', '1G'],
    ['tac', 'wrong', '1H'],
    ['tac', 'cancel', '1I'],
    ['confirm', 'timeout', '1J'],
    ['confirm', 'wrong', '1K'],
    ['confirm', 'cancel', '1L'],
    ['account', 'session', '1M'],
  ] as const)('at %s by %s: %s', async (step, action, code) => {
    const buyer = await begun();
    await buyer.walkTo(step);
    expect(buyer.values().step).toBe(step);
    await buyer.press(action);
    expect(codes()).toEqual([code]);
    expect(buyer.page).toContain('Payment unsuccessful');
    expect(buyer.values().fpx_debitAuthCode).toBe(code);
  });

  test('a wrong TAC may be corrected twice, the third time ends the payment', async () => {
    const buyer = await begun();
    await buyer.walkTo('confirm');
    await buyer.press('continue', { tac: 'abc' });
    expect(buyer.page).toContain('Tries left: 2');
    await buyer.press('continue', { tac: '' });
    await buyer.press('continue', { tac: '12' });
    expect(codes()).toEqual(['1K']);
  });

  test('an account that is nearly empty answers 51', async () => {
    const buyer = await begun();
    await buyer.walkTo('account');
    const numbers = [...buyer.page.matchAll(/value="(\d{12})"/g)].map(([, number]) => number ?? '');
    await buyer.press('continue', { account_no: numbers[1] ?? '' });
    await buyer.press('continue');
    await buyer.press('continue', { tac: buyer.tac });
    expect(codes()).toEqual(['51']);
  });

  test('a blank password or an unknown account stays on the page', async () => {
    const buyer = await begun();
    await buyer.press('continue', { password: '' });
    expect(buyer.page).toContain('Enter a user name and a password');
    await buyer.press('continue');
    await buyer.press('continue', { account_no: '1' });
    expect(buyer.page).toContain('Choose the account');
    expect(codes()).toEqual([]);
  });

  test('a page from the history does nothing, an unknown payment is 404', async () => {
    const buyer = await begun();
    const stale = buyer.values();
    await buyer.walkTo('tac');
    await harness.postForm(buyer.path, { ...stale, action: 'cancel' });
    expect(codes()).toEqual([]);
    expect((await harness.get('/fpx/bank/none')).status).toBe(404);
  });
});

describe('paying', () => {
  test('through all pages, with the name typed at the bank', async () => {
    const buyer = await begun();
    expect(buyer.page).toContain('Simulated bank');
    expect(buyer.values().payer_name).toBe('NUR AISYAH BINTI RAHMAN');
    await buyer.press('continue', { payer_name: `<b>O'Neil & "Co"</b>` });
    expect(buyer.page).not.toContain('<b>O');
    await buyer.press('continue');
    await buyer.press('continue');
    await buyer.press('continue', { tac: buyer.tac });
    expect(buyer.page).toContain('Payment successful');
    expect(buyer.page).toContain('action="http://127.0.0.1:1/api/fpx/indirect"');
    const [direct = {}] = harness.merchant.received;
    expect(direct.fpx_buyerName).toBe(`<b>O'Neil & "Co"</b>`);
    expect(isSignedBy(fpxKeys.publicPem, direct)).toBe(true);
    await buyer.press('cancel');
    expect(codes()).toEqual(['00']);
  });

  test('with a blank account holder', async () => {
    const buyer = await begun();
    await buyer.press('continue', { payer_name: '' });
    await buyer.press('continue');
    await buyer.press('continue');
    await buyer.press('continue', { tac: buyer.tac });
    expect(harness.merchant.received[0]?.fpx_buyerName).toBe('');
  });

  test('as a corporate maker: 99, then the checker', async () => {
    const buyer = await begun({ fpx_msgToken: '02', fpx_buyerBankId: 'RHB0218' });
    await buyer.press('continue', { username: 'siti.maker' });
    await buyer.press('continue');
    await buyer.press('continue');
    await buyer.press('continue', { tac: buyer.tac });
    expect(buyer.page).toContain('Submitted for approval');
    expect(harness.merchant.received[0]).toMatchObject({
      fpx_debitAuthCode: '99',
      fpx_makerName: 'siti.maker',
    });
  });

  test.each([
    ['TEST0021', {}, '00'],
    ['TEST0022', {}, '51'],
    ['TEST0023', { code: '1D' }, '1D'],
  ])('at the test bank %s', async (bank, changes, code) => {
    const buyer = await begun({ fpx_buyerBankId: bank });
    await buyer.press('continue', changes);
    expect(codes()).toEqual([code]);
  });

  test('the page goes back before the direct one when configured', async () => {
    await harness.postJson('/control/fpx', { order: 'indirect_first', delay_ms: 60_000 });
    const request = paymentRequest({ fpx_buyerBankId: 'TEST0021' });
    const buyer = new Buyer();
    await buyer.begin(request);
    await buyer.press('continue');
    expect(buyer.values().fpx_debitAuthCode).toBe('00');
    expect(codes()).toEqual([]);
    await harness.postJson('/control/fpx/release', { order_no: request.fpx_sellerExOrderNo });
    expect(codes()).toEqual(['00']);
  });
});

describe('the other pages', () => {
  test('a rejected AR shows its code and goes back to the merchant', async () => {
    const answer = await harness.postForm(
      '/FPXMain/seller2DReceiver.jsp',
      paymentRequest({ fpx_txnAmount: '0.50' }),
    );
    const page = await (await harness.get(answer.headers.get('location') ?? '')).text();
    expect(page).toContain('2A Amount Lower Than Minimum Limit');
  });

  test('home, terms and certificate are there', async () => {
    const home = await (await harness.get('/')).text();
    expect(home).toContain('Latest payments');
    expect((await harness.get('/FPXMain/termsAndConditions.jsp')).status).toBe(200);
    expect(await (await harness.get('/fpx/certificate')).text()).toBe(fpxKeys.publicPem);
  });

  test('the home page changes the same controls', async () => {
    await harness.postForm('/control/page/fpx', {
      direct: 'drop',
      corrupt: '1',
      blocked_banks: 'ABB0233, RHB0218',
    });
    expect(await harness.getJson('/control/fpx')).toMatchObject({
      direct: 'drop',
      corrupt: true,
      blocked_banks: ['ABB0233', 'RHB0218'],
    });
    await harness.postForm('/control/page/mailbox', { down: '1' });
    expect(await harness.getJson('/control/mailbox')).toEqual({ down: true });
    await harness.postForm('/control/page/bank', { reject_accounts: '111111' });
    expect(await harness.getJson('/control/bank')).toMatchObject({ reject_accounts: ['111111'] });
  });
});
