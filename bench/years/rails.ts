import { randomUUID } from 'node:crypto';
import { type Sen, senToText } from '@titian/finance/sen';
import { call, type Headers } from '@titian/server/test/builders/http';
import { proposeAndApprove } from '@titian/server/test/builders/operators';
import type pg from 'pg';
import { demand, signedIn, stepUpCode } from './sessions.ts';
import type { YearsWorld } from './world.ts';

type Channel = { readonly channel: 'b2c' | 'b2b1'; readonly bank_id: string };
const PERSON: Channel = { channel: 'b2c', bank_id: 'MB2U0227' };
export const COMPANY: Channel = { channel: 'b2b1', bank_id: 'MBB0228' };

export const keyed = (headers: Headers): Headers => ({ ...headers, 'idempotency-key': randomUUID() });

/** Pays an opened payment at the simulated exchange, which confirms to the product. */
export async function pay(world: YearsWorld, link: string, from: Channel): Promise<void> {
  const started = await call(world.app, 'paymentStart', {
    params: { token: link.split('/pay/')[1] ?? '' },
    body: from,
  });
  demand('paymentStart', started, 200);
  const answer = await fetch(`${world.railsUrl}/control/fpx/pay`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ fields: started.body.fields, booking_date: world.clock.today() }),
  });
  const paid = Object(await answer.json());
  if (paid.debitAuthCode !== '00' || paid.direct_acknowledged !== true) {
    throw new Error(`the bank did not carry out the payment: ${JSON.stringify(paid)}`);
  }
}

export async function topUp(
  world: YearsWorld,
  owner: pg.Client,
  userId: string,
  amountSen: Sen,
): Promise<void> {
  const user = await signedIn(world, owner, userId);
  const answer = await call(world.app, 'investorTopup', {
    headers: keyed(user.headers),
    body: { amount: senToText(amountSen), payment_type: 'fpx' },
  });
  demand('investorTopup', answer, 201);
  await pay(world, answer.body.link, PERSON);
}

export async function withdraw(
  world: YearsWorld,
  owner: pg.Client,
  userId: string,
  amountSen: Sen,
): Promise<void> {
  const user = await signedIn(world, owner, userId);
  const answer = await call(world.app, 'investorWithdraw', {
    headers: keyed(user.headers),
    body: { amount: senToText(amountSen), otp_code: await stepUpCode(world, user) },
  });
  demand('investorWithdraw', answer, 201);
}

/** Two operators release everything that waits in one batch; the job sends it and the next statement settles it. */
export async function payOut({ app }: YearsWorld, owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from payouts where state = 'queued' order by id limit 500`,
  );
  const [first] = rows;
  if (first !== undefined) {
    const after = { payout_ids: rows.map(({ id }) => id) };
    await proposeAndApprove(app, { kind: 'payout_batch', subjectId: first.id, after });
  }
}

/** Two operators sweep the fees of all days before today. */
export async function sweepFees({ app }: YearsWorld, through: string): Promise<void> {
  await proposeAndApprove(app, { kind: 'treasury_sweep', subjectId: null, after: { through } });
}
