import type { Place } from '../product/product.ts';
import { type Answered, call, type Session, send } from './client.ts';
import { carryOut, type OperatorPair } from './operator-pair.ts';
import { BANK } from './people.ts';
import { simulator } from './simulator.ts';

/** A payment that was opened and waits on the payment page. */
export interface OpenedPayment {
  readonly link: string;
  readonly ref_number: string;
  readonly amount: string;
}

/** Where a payment is made. */
interface PayingBank {
  readonly channel: 'b2c' | 'b2b1';
  readonly bank_id: string;
}

/** Pays an opened payment at the simulated bank, in the name that it expects. */
export async function payAtBank(
  place: Place,
  { link }: OpenedPayment,
  on?: string,
  from: PayingBank = { channel: 'b2c', bank_id: BANK.fpxPersonal },
): Promise<void> {
  const token = new URL(link).pathname.split('/').at(-1);
  const { fields }: { fields: object } = await call(place, 'POST', `/payments/${token}/start`, {
    body: from,
    ...(on === undefined ? {} : { on }),
  });
  const paid: { debitAuthCode: string; direct_acknowledged: boolean } = await simulator(
    place,
    '/control/fpx/pay',
    { fields, ...(on === undefined ? {} : { booking_date: on }) },
  );
  if (paid.debitAuthCode !== '00' || !paid.direct_acknowledged) {
    throw new Error(`the bank did not carry out the payment: ${JSON.stringify(paid)}`);
  }
}

/** Opens a top-up under an idempotency key. */
export function openTopup(
  place: Place,
  by: Session,
  amount: string,
  key?: string,
): Promise<Answered<OpenedPayment>> {
  const form = { amount, payment_type: 'fpx' };
  return send(place, 'POST', '/investors/topup', { by, form, ...(key === undefined ? {} : { key }) });
}

/** Tops up to the end. */
export async function topUp(place: Place, by: Session, amount: string): Promise<void> {
  const opened = await openTopup(place, by, amount);
  if (opened.status !== 201) throw new Error(`the top-up was refused: ${JSON.stringify(opened.body)}`);
  await payAtBank(place, opened.body);
}

export async function balanceOf(place: Place, by: Session, on?: string): Promise<string> {
  const sending = { by, ...(on === undefined ? {} : { on }) };
  return (await call<{ user: { balance: string } }>(place, 'GET', '/user/current', sending)).user.balance;
}

interface PayoutRow {
  readonly id: string;
  readonly beneficiary: string;
  readonly amount: string;
  readonly state: string;
}

/** The payouts to a beneficiary. */
export async function payoutsTo(
  place: Place,
  operatorPair: OperatorPair,
  beneficiary: string,
): Promise<PayoutRow[]> {
  const query = '/operator/payouts?limit=100';
  const { items }: { items: PayoutRow[] } = await call(place, 'GET', query, { by: operatorPair.maker });
  return items.filter((item) => item.beneficiary === beneficiary);
}

/** One finance operator approves the queued payouts to a beneficiary, another releases them to the bank. */
export async function releasePayouts(
  place: Place,
  operatorPair: OperatorPair,
  beneficiary: string,
  on: string,
) {
  const queued = (await payoutsTo(place, operatorPair, beneficiary)).filter((one) => one.state === 'queued');
  const payout_ids = queued.map((one) => one.id);
  const subject_id = payout_ids[0] ?? '';
  await carryOut(place, operatorPair, { kind: 'payout_batch', subject_id, after: { payout_ids } }, on);
}

/** Works off the end of a day. */
export async function runDay(place: Place, date: string): Promise<void> {
  await call(place, 'POST', '/test/run-day', { on: date, body: { date } });
}
