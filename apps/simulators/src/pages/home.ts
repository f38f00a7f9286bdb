import type { BankSettings } from '../bank/settings.ts';
import { showCode } from '../fpx/codes.ts';
import { field } from '../fpx/messages.ts';
import { shownAmount } from '../fpx/pages/bank-page.ts';
import type { FpxSettings } from '../fpx/settings.ts';
import { orderNoOf, type Transaction } from '../fpx/transactions.ts';
import { html, type Markup } from '../lib/html.ts';
import { showRinggit } from '../lib/ringgit.ts';
import { toolPage } from './layout.ts';

/** What the home page shows. */
export interface HomeView {
  readonly settings: FpxSettings;
  readonly latest: readonly Transaction[];
  /** Corporate payments that wait for their second person. */
  readonly waiting: number;
  readonly bank: BankSettings;
  readonly balanceSen: bigint;
  readonly mailDown: boolean;
}

function select(
  name: string,
  label: string,
  current: string,
  options: readonly (readonly [string, string])[],
): Markup {
  const items = options.map(
    ([value, text]) =>
      html`<option value="${value}"${value === current ? html` selected` : null}>${text}</option>`,
  );
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}">${items}</select></div>`;
}

function input(name: string, label: string, value: string, hint: string): Markup {
  return html`<div class="field"><label for="${name}">${label}</label>
<input type="text" id="${name}" name="${name}" value="${value}" autocomplete="off"><span class="hint">${hint}</span></div>`;
}

function toneOf({ state }: Transaction): string {
  if (state === 'approved') return 'good';
  return state === 'failed' ? 'bad' : '';
}

function payment(transaction: Transaction): Markup {
  const { direct, debitAuthCode, state } = transaction;
  const notified = direct.acknowledged
    ? 'merchant notified'
    : `merchant not notified (${direct.tries} attempts)`;
  const outcome = state === 'open' ? 'At the bank' : showCode(debitAuthCode);
  return html`<div class="item"><div class="top"><strong>${shownAmount(transaction)}</strong>
<span class="tag ${toneOf(transaction)}">${outcome}</span></div>
<div class="muted small">${orderNoOf(transaction)} · ${field(transaction.request, 'fpx_buyerBankId')} · ${
    state === 'open' ? 'pending' : notified
  }</div></div>`;
}

function exchangeForm(settings: FpxSettings): Markup {
  return html`<form class="card" method="post" action="/control/page/fpx"><h2>FPX exchange</h2><div class="grid">
${select('direct', 'Direct confirmation', settings.direct, [
  ['normal', 'Sent immediately'],
  ['delay', 'Sent after the delay'],
  ['drop', 'Not sent'],
])}
${input('delay_ms', 'Delay (ms)', String(settings.delay_ms), 'Applies to a delayed or held confirmation')}
${select('order', 'Confirmation order', settings.order, [
  ['direct_first', 'Direct, then the browser'],
  ['indirect_first', 'The browser, then direct'],
])}
${input('duplicate', 'Duplicate confirmations', String(settings.duplicate), 'Sent together with the first')}
${select('corrupt', 'Checksum', settings.corrupt ? '1' : '0', [
  ['0', 'Valid'],
  ['1', 'Corrupted'],
])}
${select('enquiry', 'Payment enquiries (AE)', settings.enquiry, [
  ['normal', 'Answered'],
  ['error', 'Answered with an error'],
])}
${select('mandates', 'Mandate authorisation', settings.mandates, [
  ['approve', 'Approved immediately'],
  ['decline', 'Declined'],
  ['by_hand', 'Decided manually'],
])}
${select('collections', 'Collections', settings.collections, [
  ['by_balance', 'Paid if funds are sufficient'],
  ['insufficient', 'Insufficient funds'],
  ['later', 'Pending'],
])}
${input('blocked_banks', 'Blocked banks', settings.blocked_banks.join(' '), 'FPX ids such as MB2U0227, separated by spaces')}
</div><button>Save</button></form>`;
}

function bankForm({ bank, balanceSen }: HomeView): Markup {
  return html`<form class="card" method="post" action="/control/page/bank"><h2>Payout bank</h2>
<p class="muted">Trust account balance ${showRinggit(balanceSen)}</p><div class="grid">
${input('reject_accounts', 'Rejected accounts', bank.reject_accounts.join(' '), 'Transfers to these accounts are rejected immediately')}
${select('tell_payers', 'FPX payments on the statement', bank.tell_payers ? '1' : '0', [
  ['0', 'Payer name'],
  ['1', 'Payer name and account'],
])}
${input('return_accounts', 'Return accounts', bank.return_accounts.join(' '), 'Transfers to these accounts are returned the same day')}
</div><button>Save</button></form>`;
}

function mailForm(down: boolean): Markup {
  return html`<form class="card" method="post" action="/control/page/mailbox"><h2>Mailbox</h2>
<p class="muted">The mail server is ${down ? 'down: it answers 421.' : 'up.'}</p>
<div class="row"><button name="down" value="${down ? '0' : '1'}">${down ? 'Start mail server' : 'Stop mail server'}</button>
<a class="button plain" href="/mailbox">Open mailbox</a></div></form>`;
}

/** The simulators' home: where to go, the latest payments, and the faults that can be simulated. */
export function homePage(view: HomeView): Markup {
  const { latest, waiting, settings, mailDown } = view;
  const payments =
    latest.length === 0 ? html`<p class="muted">No payments yet.</p>` : html`${latest.map(payment)}`;
  return toolPage(
    'Simulators',
    html`<section class="card"><h1>Simulators</h1>
<p class="muted">Simulated payment exchange, banks and mail server for demonstration and testing.</p><div class="row">
<a class="button plain" href="/fpx/inbox">Authoriser inbox (${waiting})</a>
<a class="button plain" href="/fpx/mandates">Direct debit mandates</a>
<a class="button plain" href="/mailbox">Mailbox</a>
<a class="button plain" href="/bank/statement">Today's bank statement</a></div></section>
<section class="card"><h2>Latest payments</h2>${payments}</section>
${exchangeForm(settings)}${bankForm(view)}${mailForm(mailDown)}`,
  );
}
