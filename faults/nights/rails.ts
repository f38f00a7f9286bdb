import { call, send } from '@titian/e2e/api/client';
import { freshCode } from '@titian/e2e/api/fresh-code';
import { approvedInvestor, type Member } from '@titian/e2e/api/join';
import { balanceOf, openTopup, payAtBank, topUp } from '@titian/e2e/api/money';
import { newPerson } from '@titian/e2e/api/people';
import { simulator } from '@titian/e2e/api/simulator';
import { balancePayouts, payOut } from '../payouts.ts';
import { type Night, query, type Site, until } from './night.ts';

/** Banks and mail servers that do not answer. */
export const railNights: readonly Night[] = [
  {
    name: 'a paid top-up is not confirmed',
    runbook: 'README.md#a-payment-is-missing',
    async run(site) {
      const investor = await investorOf(site, 'Rohani', 'Samad');
      const reference = await payUnconfirmed(site, investor);
      const intents = () =>
        query(site, `select state, review_reason from payment_intents where ref_number = '${reference}'`);
      demand((await intents())[0]?.state === 'pending', 'the intent is not pending');
      await simulator(site.product, '/control/fpx', { reset: true });
      const opening = { by: investor.session, body: { ref_number: reference } };
      await until('the top-up is credited', async () => {
        await call(site.product, 'POST', '/investors/verify_latest_topup', opening);
        return (await intents())[0]?.state === 'succeeded';
      });
      demand((await balanceOf(site.product, investor.session)) === '300.00', 'it was not credited once');
      const messages = await query(site, 'select id from rail_messages limit 1');
      demand(messages.length === 1, 'no message of the rail is there');
    },
  },
  {
    name: 'the bank does not answer a batch of payouts',
    runbook: 'README.md#a-batch-was-released-but-nothing-is-paid',
    async run(site) {
      const investor = await investorOf(site, 'Salmah', 'Idris');
      await topUp(site.product, investor.session, '500.00');
      const withdrawal = await withdraw(site, investor, '120.00');
      await simulator(site.product, '/control/bank', { answers: 'none' });
      await payOut(site.product, site.operators);
      await until('its file has been sent', async () => {
        const rows = await query(
          site,
          "select 1 from payout_batches where state in ('released', 'submitted')",
        );
        return rows.length > 0;
      });
      await simulator(site.product, '/control/bank', { answers: 'normal' });
      const { lost, doubled } = await balancePayouts(site.product, site.operators, new Set([withdrawal]));
      demand(lost === 0 && doubled === 0, `${lost} payouts are lost and ${doubled} doubled`);
    },
  },
  {
    name: 'the mail server rejects everything',
    runbook: 'README.md#mail-does-not-arrive',
    async run(site) {
      const investor = await investorOf(site, 'Latifah', 'Osman');
      await simulator(site.product, '/control/mailbox', { down: true });
      const purpose = { purpose: 'step_up' };
      await call(site.product, 'POST', '/user/send-email-otp', { by: investor.session, body: purpose });
      const waiting = () =>
        query(
          site,
          "select attempts, next_at, last_error from emails where state = 'waiting' and attempts > 0",
        );
      await until('the mail says why it waits', async () =>
        (await waiting()).some(({ last_error: error }) => error !== null),
      );
      await simulator(site.product, '/control/mailbox', { down: false });
      await until('every mail is sent', async () => (await waiting()).length === 0);
    },
  },
];

function investorOf({ product, operators }: Site, first: string, last: string): Promise<Member> {
  return approvedInvestor(product, operators, newPerson(first, last));
}

/** @returns the reference of a top-up that the bank has carried out and nobody has confirmed */
async function payUnconfirmed({ product }: Site, { session }: Member): Promise<string> {
  await simulator(product, '/control/fpx', { direct: 'drop' });
  const { body } = await openTopup(product, session, '300.00');
  await payAtBank(product, body).catch(() => undefined);
  return body.ref_number;
}

/** @returns its id */
async function withdraw({ product }: Site, investor: Member, amount: string): Promise<string> {
  const body = { amount, otp_code: await freshCode(product, investor) };
  const sending = { by: investor.session, body };
  const answer = await send<{ withdrawal: { id: string } }>(product, 'POST', '/investors/withdraw', sending);
  return answer.body.withdrawal.id;
}

function demand(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(problem);
}
