import { randomBytes } from 'node:crypto';
import { hiddenInputs, html, type Markup, trusted } from '../../lib/html.ts';
import { page } from '../../pages/layout.ts';
import { type Code, showCode } from '../codes.ts';
import type { FpxFields } from '../messages.ts';
import { bankOf } from '../receive.ts';
import type { Transaction } from '../transactions.ts';
import { bankPage, shownAmount } from './bank-page.ts';

/** A page that continues automatically, with a button for browsers without script. */
export interface PassingPage {
  readonly page: Markup;
  readonly scriptNonce: string;
}

/** Delay before the page continues automatically. */
const READING_MS = 1_200;

function onward(form: Markup): { readonly markup: Markup; readonly scriptNonce: string } {
  const scriptNonce = randomBytes(16).toString('base64');
  const script = trusted(`setTimeout(function(){document.getElementById('onward').submit()},${READING_MS})`);
  return { markup: html`${form}<script nonce="${scriptNonce}">${script}</script>`, scriptNonce };
}

function returnForm(action: string, fields: FpxFields): Markup {
  return html`<form id="onward" method="post" action="${action}">${hiddenInputs(fields)}
<button class="wide">Return to the merchant</button></form>`;
}

/** The exchange's own page between merchant and bank. */
export function interstitialPage(transaction: Transaction): PassingPage {
  const bank = bankOf(transaction).name;
  const form = html`<form id="onward" method="get" action="/fpx/bank/${transaction.key}"><button class="wide">Continue to ${bank}</button></form>`;
  const { markup, scriptNonce } = onward(form);
  const body = html`<section class="card"><h1>Redirecting to ${bank}</h1>
<p class="muted">Payment of ${shownAmount(transaction)}. Please do not close this window.</p>${markup}</section>`;
  return {
    scriptNonce,
    page: page({
      title: 'FPX (simulated)',
      owner: 'FPX',
      ownerNote: 'Simulated exchange',
      ribbon: 'Simulated FPX. No real money moves.',
      width: 'narrow',
      body,
    }),
  };
}

function resultHeading(code: Code): readonly [heading: string, tone: string] {
  if (code === '00') return ['Payment successful', 'good'];
  if (code === '99') return ['Submitted for approval', ''];
  return code === '09' ? ['Payment pending', ''] : ['Payment unsuccessful', 'bad'];
}

/** The bank's last page: what happened, then back to the merchant with the Indirect AC. */
export function resultPage(transaction: Transaction, action: string, fields: FpxFields): PassingPage {
  const code = transaction.debitAuthCode;
  const [heading, tone] = resultHeading(code);
  const { markup, scriptNonce } = onward(returnForm(action, fields));
  const body = html`<section class="card"><h1>${heading}</h1>
<p class="amount">${shownAmount(transaction)}</p>
<p class="note ${tone}" role="status">${showCode(code)}</p>
<dl><div><dt>FPX transaction</dt><dd>${transaction.fpxTxnId}</dd></div>
<div><dt>Bank reference</dt><dd>${transaction.debitAuthNo === '' ? 'none' : transaction.debitAuthNo}</dd></div></dl>
<p class="muted small"><br>Redirecting to the merchant.</p>${markup}</section>`;
  return { scriptNonce, page: bankPage(transaction, heading, body, 'narrow') };
}

/** The exchange's answer to a message that it will not act on. */
export function rejectionPage(
  code: Code,
  back: { readonly action: string; readonly fields: FpxFields } | null,
): Markup {
  const advice =
    back === null
      ? html`<p>The message is not from a registered merchant and was not recorded. Go back and start the payment again.</p>`
      : html`<p>This order number was used before. No payment was made; the first payment is unchanged.</p>${returnForm(back.action, back.fields)}`;
  return page({
    title: 'FPX (simulated)',
    owner: 'FPX',
    ownerNote: 'Simulated exchange',
    ribbon: 'Simulated FPX. No real money moves.',
    width: 'narrow',
    body: html`<section class="card"><h1>Payment cannot be processed</h1><p class="note bad" role="alert">${showCode(code)}</p>${advice}</section>`,
  });
}

/** The terms that the merchant's page must link to (FPX-5). */
export function termsPage(): Markup {
  return page({
    title: 'FPX terms and conditions (simulated)',
    owner: 'FPX',
    ownerNote: 'Simulated exchange',
    ribbon: 'Simulated FPX. No real money moves.',
    width: 'narrow',
    body: html`<section class="card"><h1>Terms and conditions</h1>
<p>This is a simulated payment exchange for demonstration and testing. No account is charged and no bank is contacted.</p>
<p>Payments made here are recorded in a file on this computer only. Do not type real banking details.</p></section>`,
  });
}
