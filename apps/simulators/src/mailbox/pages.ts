import { html, type Markup, trusted } from '../lib/html.ts';
import { malaysiaDay, malaysiaStamp, showDay } from '../lib/malaysia-time.ts';
import { toolPage } from '../pages/layout.ts';
import type { Mail } from './mail-store.ts';

function whenOf(mail: Mail): string {
  const stamp = malaysiaStamp(new Date(mail.at));
  return `${showDay(malaysiaDay(new Date(mail.at)))}, ${stamp.slice(8, 10)}:${stamp.slice(10, 12)}`;
}

function mailItem(mail: Mail): Markup {
  return html`<article class="item"><div class="top"><a href="mailbox/${mail.id}"><strong>${mail.subject || 'No subject'}</strong></a>
<span class="muted small">${whenOf(mail)}</span></div><div class="muted small">To ${mail.to}</div></article>`;
}

/** The list of mails. Its links are relative, so that it also works behind another path. */
export function mailListPage(mails: readonly Mail[], to: string | null): Markup {
  const list = mails.length === 0 ? html`<p class="muted">No e-mails yet.</p>` : html`${mails.map(mailItem)}`;
  return toolPage(
    'Mailbox',
    html`<section class="card"><h1>Mailbox</h1>
<p class="muted">E-mails sent by the product, newest first. No e-mail leaves this computer.</p>
<form method="get" class="field"><label for="to">Recipient</label><div class="row">
<input type="text" id="to" name="to" value="${to ?? ''}" placeholder="all recipients" autocomplete="off">
<button class="plain">Show</button></div></form>${list}</section>`,
    'narrow',
  );
}

/** The mail's own markup cannot run anything: no script, no forms, links open in the whole window. */
function mailView(mail: Mail): Markup {
  if (mail.html === '') return html`<pre>${mail.text}</pre>`;
  const framed = `<base target="_top"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: https: http:">${mail.html}`;
  return html`<iframe title="Mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${framed}"></iframe>`;
}

/** One mail. */
export function mailPage(mail: Mail): Markup {
  const links = mail.links.map((link) => html`<p class="small"><a href="${link}">${link}</a></p>`);
  return toolPage(
    mail.subject,
    html`<p><a href="../mailbox">Mailbox</a></p><section class="card"><h1>${mail.subject || 'No subject'}</h1>
<p class="muted small">From ${mail.from} to ${mail.to} · ${whenOf(mail)}</p>${mailView(mail)}</section>
${links.length === 0 ? trusted('') : html`<section class="card"><h2>Links</h2>${links}</section>`}`,
  );
}
