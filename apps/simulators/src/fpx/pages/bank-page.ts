import { html, type Markup } from '../../lib/html.ts';
import { showDay } from '../../lib/malaysia-time.ts';
import { parseRinggit, showRinggit } from '../../lib/ringgit.ts';
import { page } from '../../pages/layout.ts';
import { debitAmount, isMandate, mandateRequest } from '../mandate-request.ts';
import { field } from '../messages.ts';
import { bankOf } from '../receive.ts';
import type { Step, Transaction } from '../transactions.ts';

const STEPS: readonly (readonly [Step, string])[] = [
  ['login', 'Sign in'],
  ['account', 'Account'],
  ['tac', 'TAC'],
  ['confirm', 'Confirm'],
];

/** The amount of a transaction for people, such as `RM 1,234.50`. */
export function shownAmount(transaction: Transaction): string {
  return shown(debitAmount(transaction.request));
}

function shown(text: string): string {
  const amountSen = parseRinggit(text);
  return amountSen === null ? text : showRinggit(amountSen);
}

type Row = readonly [name: string, value: string, use: 'extra' | 'always'];

/** What a mandate allows. */
function mandateRows(transaction: Transaction): readonly Row[] {
  const { request } = transaction;
  if (!isMandate(request)) return [];
  const { maxFrequency, effectiveOn, expiresOn } = mandateRequest(request);
  return [
    ['Maximum per collection', shown(field(request, 'fpx_txnAmount')), 'always'],
    ['Maximum frequency', `${maxFrequency} per month`, 'extra'],
    ['Valid', `${showDay(effectiveOn)} to ${showDay(expiresOn)}`, 'always'],
  ];
}

/** What is being paid, to whom, under which numbers. */
export function paymentSummary(transaction: Transaction): Markup {
  // The rows marked extra are left out on a phone, where the form should be in sight.
  const rows: readonly Row[] = [
    ...mandateRows(transaction),
    ['Payee', field(transaction.request, 'fpx_sellerId'), 'extra'],
    ['Description', field(transaction.request, 'fpx_productDesc') || 'Payment', 'always'],
    ['Reference', field(transaction.request, 'fpx_sellerOrderNo'), 'extra'],
    ['FPX transaction', transaction.fpxTxnId, 'extra'],
  ];
  return html`<aside class="card aside" aria-label="Payment"><p class="muted small">${isMandate(transaction.request) ? 'Direct debit authorisation. Verification payment:' : 'Payment amount'}</p>
<p class="amount">${shownAmount(transaction)}</p>
<dl>${rows.map(([name, value, use]) => html`<div class="${use}"><dt>${name}</dt><dd>${value}</dd></div>`)}</dl></aside>`;
}

/** The four steps with the present one marked. */
export function stepList(current: Step): Markup {
  const position = STEPS.findIndex(([step]) => step === current);
  const items = STEPS.map(([, name], index) => {
    if (index === position) return html`<li aria-current="step">${name}</li>`;
    return index < position ? html`<li class="done">${name}</li>` : html`<li>${name}</li>`;
  });
  return html`<ol class="steps" aria-label="Steps">${items}</ol>`;
}

/** A page in the look of the buyer's bank, clearly labelled as simulated. */
export function bankPage(
  transaction: Transaction,
  title: string,
  body: Markup,
  width: 'narrow' | 'pair' = 'pair',
): Markup {
  const corporate = field(transaction.request, 'fpx_msgToken') === '02';
  return page({
    title: `${title} · ${bankOf(transaction).name} (simulated)`,
    owner: bankOf(transaction).name,
    ownerNote: corporate ? 'Simulated bank · corporate banking' : 'Simulated bank · personal banking',
    ribbon: 'Simulated bank. No real money moves, and any details will do.',
    width,
    body,
  });
}
