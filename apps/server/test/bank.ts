import { startHttpServer, type TestServer } from '../src/gateways/testing/http-server.ts';

/** Lets a bank know every account and name no holder. */
export function quiet(bank: TestServer): void {
  bank.respond(() => ({ body: '{"status":"name_unavailable","holder_name":null}' }));
}

/** A payout bank for tests whose subject is not whose an account is. */
export async function startQuietBank(): Promise<TestServer> {
  const bank = await startHttpServer();
  quiet(bank);
  return bank;
}
