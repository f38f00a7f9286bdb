import { sen } from '@titian/finance/sen';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startHttpServer, type TestServer } from '../../testing/http-server.ts';
import type { BankStatement, PayoutBank } from '../port.ts';
import { createBankClient } from './bank-client.ts';
import { writeCamt053 } from './testing/statement.ts';

let server: TestServer;
let bank: PayoutBank;

beforeAll(async () => {
  server = await startHttpServer();
  bank = createBankClient({ url: server.url, timeoutMs: 5_000, agent: null });
});

afterAll(() => server.stop());

describe('submitting a batch', () => {
  it.each([
    [400, 'refused'],
    [422, 'refused'],
    [408, 'unknown'],
    [429, 'unknown'],
    [500, 'unknown'],
    [503, 'unknown'],
    [200, 'accepted'],
    [202, 'accepted'],
    [409, 'accepted'],
  ])('answered with %i is %s', async (status, kind) => {
    server.respond(() => ({ status, body: 'why' }));
    expect(await bank.submitBatch('<Document/>')).toMatchObject({ kind });
  });

  it('without an answer is unknown, because the bank may have taken it', async () => {
    server.respond(() => 'hang_up');
    expect(await bank.submitBatch('<Document/>')).toMatchObject({ kind: 'unknown' });
    const slow = createBankClient({ url: server.url, timeoutMs: 50, agent: null });
    server.respond(() => 'keep_silent');
    expect(await slow.submitBatch('<Document/>')).toMatchObject({ kind: 'unknown' });
  });

  it('sends the file as it is and passes on the reason of an error', async () => {
    server.respond(() => ({ status: 422, body: 'CtrlSum differs' }));
    const answer = await bank.submitBatch('<Document>é</Document>');
    expect(answer).toEqual({ kind: 'refused', detail: 'HTTP 422: CtrlSum differs' });
    expect(server.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/bank/payments',
      contentType: 'application/xml',
      body: '<Document>é</Document>',
    });
  });
});

describe('fetching a statement', () => {
  const statement: BankStatement = {
    statementId: 'S-1',
    accountNo: '514012345678',
    currency: 'MYR',
    fromOn: '2026-11-20',
    toOn: '2026-11-21',
    openingSen: sen(1n),
    closingSen: sen(1n),
    lines: [],
  };

  it('is unknown without an answer, at an error, and when the file does not add up', async () => {
    server.respond(() => 'hang_up');
    expect(await bank.fetchStatement('2026-11-20', '2026-11-21')).toMatchObject({ kind: 'unknown' });
    server.respond(() => ({ status: 500 }));
    expect(await bank.fetchStatement('2026-11-20', '2026-11-21')).toEqual({
      kind: 'unknown',
      detail: 'HTTP 500',
    });
    server.respond(() => ({ body: writeCamt053([{ ...statement, closingSen: sen(2n) }]) }));
    expect(await bank.fetchStatement('2026-11-20', '2026-11-21')).toMatchObject({
      kind: 'refused',
      reason: 'wrong_sum',
      detail: expect.stringContaining('add up'),
    });
  });

  it('requests the days and returns the file beside what was read', async () => {
    const file = writeCamt053([statement]);
    server.respond(() => ({ body: file }));
    const answer = await bank.fetchStatement('2026-11-20', '2026-11-21');
    expect(answer).toEqual({ kind: 'statements', file, format: 'camt053', statements: [statement] });
    expect(server.requests.at(-1)?.path).toBe('/bank/statement?from=2026-11-20&to=2026-11-21');
  });
});

describe('enquiring about an account', () => {
  it.each([
    [{ status: 500 }, 'unknown'],
    [{ body: 'ERROR' }, 'unknown'],
    [{ body: '{}' }, 'unknown'],
    [{ body: '{"status":"dreaming","holder_name":"A"}' }, 'unknown'],
    [{ body: '{"status":"active"}' }, 'unknown'],
    [{ body: '{"status":"active","holder_name":" "}' }, 'unknown'],
    [{ body: '{"status":"not_found","holder_name":null}' }, 'not_found'],
    [{ status: 404 }, 'not_found'],
    [{ body: '{"status":"closed","holder_name":"A"}' }, 'closed'],
  ])('answered with %j is %s', async (reply, kind) => {
    server.respond(() => reply);
    expect(await bank.enquireAccount('CIBBMYKL', '7012345678')).toMatchObject({ kind });
  });

  it('names no holder where the bank does not', async () => {
    server.respond(() => ({ body: '{"status":"name_unavailable","holder_name":null}' }));
    expect(await bank.enquireAccount('CIBBMYKL', '7012345678')).toEqual({ kind: 'found', holderName: null });
  });

  it('without an answer is unknown', async () => {
    server.respond(() => 'hang_up');
    expect(await bank.enquireAccount('CIBBMYKL', '7012345678')).toMatchObject({ kind: 'unknown' });
  });

  it('gives the name of the holder', async () => {
    server.respond(() => ({ body: '{"status":"active","holder_name":" AISYAH BINTI RAHMAN "}' }));
    const answer = await bank.enquireAccount('CIBBMYKL', '7012345678');
    expect(answer).toEqual({ kind: 'found', holderName: 'AISYAH BINTI RAHMAN' });
    expect(server.requests.at(-1)).toMatchObject({
      path: '/bank/account-enquiry',
      contentType: 'application/json',
      body: '{"bic":"CIBBMYKL","account_no":"7012345678"}',
    });
  });
});
