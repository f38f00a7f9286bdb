import { html, type Markup } from '../../lib/html.ts';
import { toolPage } from '../../pages/layout.ts';
import { bankOf } from '../receive.ts';
import { orderNoOf, type Transaction } from '../transactions.ts';
import { shownAmount } from './bank-page.ts';

function waitingItem(transaction: Transaction): Markup {
  return html`<article class="item"><div class="top"><strong>${shownAmount(transaction)}</strong>
<span class="muted small">${bankOf(transaction).name}</span></div>
<div class="muted small">Order ${orderNoOf(transaction)} · account holder ${transaction.payerName || 'not named'}${
    transaction.makerName === '' ? null : html` · maker ${transaction.makerName}`
  }</div>
<form class="row" method="post" action="/fpx/inbox/${transaction.key}">
<button name="decision" value="approve">Approve</button>
<button class="plain" name="decision" value="reject">Reject</button></form></article>`;
}

/** The corporate authoriser's inbox: payments that a maker submitted and a checker must decide. */
export function inboxPage(waiting: readonly Transaction[], decided: string | null): Markup {
  const items = waiting.map(waitingItem);
  const list = items.length === 0 ? html`<p class="muted">No payments pending approval.</p>` : html`${items}`;
  const note = decided === null ? null : html`<p class="note good" role="status">${decided}</p>`;
  return toolPage(
    'Authoriser inbox',
    html`<section class="card"><h1>Authoriser inbox</h1>
<p class="muted">Corporate payments pending second approval.</p>${note}${list}</section>
<p><a href="/">All simulators</a></p>`,
    'narrow',
  );
}
