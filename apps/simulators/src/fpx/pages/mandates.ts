import { html, type Markup } from '../../lib/html.ts';
import { showDay } from '../../lib/malaysia-time.ts';
import { parseRinggit, showRinggit } from '../../lib/ringgit.ts';
import { toolPage } from '../../pages/layout.ts';
import type { Mandate, MandateState } from '../mandates.ts';

const WORDS: Readonly<Record<MandateState, readonly [text: string, tone: string]>> = {
  waiting: ['Pending at the bank', ''],
  approved: ['Approved', 'good'],
  rejected: ['Declined', 'bad'],
  ended: ['Ended', ''],
};

function buttons(mandate: Mandate): Markup | null {
  const approve = html`<button name="decision" value="approve">Approve</button>`;
  const decline = html`<button class="plain" name="decision" value="decline">Decline</button>`;
  const end = html`<button class="plain" name="decision" value="end">End</button>`;
  if (mandate.state === 'waiting') return html`${approve}${decline}`;
  return mandate.state === 'approved' ? end : null;
}

function item(mandate: Mandate): Markup {
  const [text, tone] = WORDS[mandate.state];
  const actions = buttons(mandate);
  return html`<article class="item"><div class="top"><strong>Up to ${showRinggit(parseRinggit(mandate.maxAmount) ?? 0n)}</strong>
<span class="tag ${tone}">${text}</span></div>
<div class="muted small">${mandate.reference} · ${mandate.number} · ${mandate.bankId} · ${mandate.payerName || 'holder not named'} ·
${showDay(mandate.effectiveOn)} to ${showDay(mandate.expiresOn)}</div>
${
  actions === null
    ? null
    : html`<form class="row" method="post" action="/fpx/mandates">
<input type="hidden" name="reference" value="${mandate.reference}">${actions}</form>`
}</article>`;
}

/** Where the payers' banks approve, decline and end mandates. */
export function mandatesPage(mandates: readonly Mandate[], decided: string | null): Markup {
  const list =
    mandates.length === 0 ? html`<p class="muted">No mandates yet.</p>` : html`${mandates.map(item)}`;
  const note = decided === null ? null : html`<p class="note good" role="status">${decided}</p>`;
  return toolPage(
    'Direct debit mandates',
    html`<section class="card"><h1>Direct debit mandates</h1>
<p class="muted">Mandates authorised by payers and the decisions of their banks. The FPX exchange settings determine whether banks approve automatically.</p>${note}${list}</section>
<p><a href="/">All simulators</a></p>`,
    'narrow',
  );
}
