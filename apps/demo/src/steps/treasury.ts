import { addDays, type Day } from '../days.ts';
import { daysAgo, type Market } from '../market.ts';
import { payoutDay } from '../plan/payout-days.ts';
import { releasePayouts } from './service.ts';

/** Platform money leaves the trust account about six weeks before the demo data ends; what is earned later stays owed. */
const LEAVES_DAYS_AGO = 46;
/** So many days later the authority is paid, and the statement is uploaded two days after that. */
const PAID_AFTER = 5;
const CHARITY_DAYS_AGO = 12;

/** Whom a tax is paid to, and by what its payment is known there. */
const taxes = {
  service_tax: { payee: 'Royal Malaysian Customs Department', form: 'SST-02' },
  withholding_tax: { payee: 'Inland Revenue Board of Malaysia', form: 'CP37' },
} as const;

type Tax = keyof typeof taxes;

const isTax = <Row extends { readonly obligation: string }>(one: Row): one is Row & { obligation: Tax } =>
  Object.hasOwn(taxes, one.obligation);

/** Puts the sweep, the remittances of taxes and the charity payment of the year on the agenda. */
export function planTreasury(market: Market): void {
  const { agenda } = market;
  const released = payoutDay(daysAgo(market, LEAVES_DAYS_AGO));
  agenda.plan(addDays(released, -1), 'apply', 'treasury', (on) => listRecipients(market, on));
  agenda.plan(released, 'withdraw', 'treasury', (on) => sweepAndRemit(market, on));
  agenda.plan(released, 'payout', 'finance', (on) => releasePayouts(market, on));
  agenda.plan(addDays(released, PAID_AFTER + 2), 'apply', 'treasury', (on) => payTax(market, released, on));
  const given = payoutDay(daysAgo(market, CHARITY_DAYS_AGO));
  agenda.plan(given, 'withdraw', 'treasury', (on) => giveToCharity(market, on));
  agenda.plan(given, 'payout', 'finance', (on) => releasePayouts(market, on));
}

async function listRecipients(market: Market, on: Day): Promise<void> {
  const own = { bic: 'MBBEMYKL', number: await market.simulator.operatingAccount() };
  await listRecipient(market, { ...own, purpose: 'own_operating', name: 'Titian Sdn Bhd' }, on);
  const charity = { bic: 'BIMBMYKL', number: '114077001122', name: 'Yayasan Amal Sejahtera' };
  await listRecipient(market, { ...charity, purpose: 'charity' }, on);
}

interface NewRecipient {
  readonly purpose: 'own_operating' | 'charity';
  readonly name: string;
  readonly bic: string;
  readonly number: string;
}

/** Two operators put an account on the list, after its bank has named the holder. */
async function listRecipient(
  { product, simulator, team }: Market,
  body: NewRecipient,
  on: Day,
): Promise<void> {
  await simulator.openAccount({ bic: body.bic, number: body.number, holder: body.name.toUpperCase() });
  const by = team.session('finance');
  const { recipient } = await product.call('operatorCreateRecipient', { by, on, body });
  await team.carryOut(
    {
      kind: 'remittance_recipient',
      subject_id: recipient.id,
      after: { state: 'active' },
      reason: 'The account was confirmed by its bank and by letter.',
    },
    on,
  );
}

const treasuryOf = ({ product, team }: Market, on: Day) =>
  product.call('operatorTreasury', { by: team.session('finance'), on });

/** Fees up to yesterday, and the taxes of every period that is over. */
async function sweepAndRemit(market: Market, on: Day): Promise<void> {
  const { team } = market;
  const { open } = await treasuryOf(market, on);
  const reason = 'The sum agrees with the list of transfers.';
  await team.carryOut({ kind: 'treasury_sweep', after: { through: addDays(on, -1) }, reason }, on);
  for (const { obligation, through } of open.filter(isTax).filter((one) => one.can.propose === true)) {
    const after = { obligation, through };
    await team.carryOut({ kind: 'treasury_remittance', after, reason }, on);
  }
}

/** The authorities are paid from the operating account, whose statement shows what came in and what went out. */
async function payTax(market: Market, released: Day, on: Day): Promise<void> {
  const { product, simulator, team } = market;
  const by = team.session('finance');
  const remittances = await product.call('operatorRemittances', { by, on, query: { limit: '100' } });
  const due = remittances.items.filter(isTax);
  for (const { obligation, amount, through } of due) {
    const { payee, form } = taxes[obligation];
    const payment = { amount, payee, reference: `${form} ${through}` };
    await simulator.payFromOperating(payment, addDays(released, PAID_AFTER));
  }
  const file = await simulator.operatingStatement(released, addDays(released, PAID_AFTER));
  const uploaded = await product.call('operatorUploadStatement', {
    by,
    on,
    body: { statement_file: [file] },
  });
  await team.approve('statement_import', uploaded.approval_id, on);
  await waitForArrival(market, on);
  for (const { id, obligation, through } of due) {
    const { items } = await product.call('operatorTaxLines', { by, on, params: { id } });
    const [line] = items;
    if (line === undefined)
      throw new Error(`no line of the operating account pays the tax through ${through}`);
    const after = {
      bank_reference: line.bank_reference,
      official_reference: `${taxes[obligation].form}-${through}`,
    };
    await team.carryOut(
      { kind: 'tax_payment', subject_id: id, after, reason: 'The receipt of the authority is in the file.' },
      on,
    );
  }
}

const POLL_MS = 50;
const GIVE_UP_MS = 30_000;

/** Waits until the approved statement is settled: everything that was swept has arrived. */
async function waitForArrival({ product, team }: Market, on: Day): Promise<void> {
  const by = team.session('finance');
  for (let waitedMs = 0; waitedMs < GIVE_UP_MS; waitedMs += POLL_MS) {
    const { items } = await product.call('operatorRemittances', { by, on, query: { limit: '100' } });
    if (items.filter(isTax).every((one) => one.arrived_on !== null)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`the sweeps on the statement of ${on} have not arrived within ${GIVE_UP_MS / 1000} s`);
}

/** Late charges on Shariah notes are no income of the platform or investors. */
async function giveToCharity(market: Market, on: Day): Promise<void> {
  const { product, team } = market;
  const by = team.session('finance');
  const { open } = await treasuryOf(market, on);
  const { items } = await product.call('operatorRecipients', { by, on });
  const charity = items.find((one) => one.purpose === 'charity' && one.state === 'active');
  const owed = open.find((one) => one.obligation === 'charity' && one.can.propose === true);
  if (charity === undefined || owed === undefined) throw new Error('There is nothing to give to charity.');
  const after = { obligation: 'charity', through: owed.through, recipient_id: charity.id } as const;
  await team.carryOut(
    { kind: 'treasury_remittance', after, reason: 'Gharamah of the year, as the Shariah adviser confirmed.' },
    on,
  );
}

/** A sweep that waits for a second finance operator. */
export async function leaveSweep({ team, today }: Market): Promise<void> {
  const after = { through: addDays(today, -1) };
  await team.propose({ kind: 'treasury_sweep', after, reason: 'Fees of the last six weeks.' }, today);
}

/** The operating account's statement of the weeks since, uploaded and not approved yet. */
export async function leaveUpload({ product, simulator, team, today }: Market): Promise<void> {
  const by = team.session('finance');
  const rent = { amount: '4800.00', payee: 'Menara Niaga Sdn Bhd', reference: 'SEWA PEJABAT' };
  await simulator.payFromOperating(rent, addDays(today, -2));
  const from = addDays(payoutDay(addDays(today, -LEAVES_DAYS_AGO)), PAID_AFTER + 1);
  const file = await simulator.operatingStatement(from, addDays(today, -1));
  await product.call('operatorUploadStatement', { by, on: today, body: { statement_file: [file] } });
}
