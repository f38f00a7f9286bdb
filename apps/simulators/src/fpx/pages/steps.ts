import { html, type Markup } from '../../lib/html.ts';
import { showRinggit } from '../../lib/ringgit.ts';
import { buyerAccounts } from '../buyer-accounts.ts';
import { EXITS } from '../buyer-journey.ts';
import { CODES, type Code } from '../codes.ts';
import { isMandate } from '../mandate-request.ts';
import { needsChecker } from '../receive.ts';
import type { Transaction } from '../transactions.ts';
import { bankPage, paymentSummary, shownAmount, stepList } from './bank-page.ts';

function problemNote(problem: string | null): Markup | null {
  return problem === null ? null : html`<p class="note bad" role="alert">${problem}</p>`;
}

function exitButton(action: string, label: string, code: Code): Markup {
  return html`<button class="plain" name="action" value="${action}" formnovalidate>${label} <span class="muted small">${code}</span></button>`;
}

/** Ways to leave a page other than paying; each reaches its own response code. */
function exits(step: keyof typeof EXITS): Markup {
  const codes = EXITS[step];
  return html`<details><summary>Simulate an error</summary><div class="row">
${exitButton('wrong', 'Invalid details', codes.wrong)}
${exitButton('timeout', 'Timeout', codes.timeout)}
${exitButton('session', 'Session expired', '1M')}
</div></details>`;
}

function stepPage(transaction: Transaction, title: string, content: Markup, go: string): Markup {
  const { step } = transaction;
  if (step === 'finished') return bankPage(transaction, title, content);
  const body = html`${paymentSummary(transaction)}<div>
<form method="post" action="/fpx/bank/${transaction.key}">
<input type="hidden" name="step" value="${step}">
<section class="card">${stepList(step)}${content}
<div class="row"><button name="action" value="continue">${go}</button>
<button class="plain" name="action" value="cancel" formnovalidate>Cancel payment</button></div></section>
${exits(step)}</form></div>`;
  return bankPage(transaction, title, body);
}

function payerField(transaction: Transaction): Markup {
  return html`<div class="field"><label for="payer_name">Account holder's name</label>
<input type="text" id="payer_name" name="payer_name" maxlength="50" autocomplete="off" value="${transaction.payerName}">
<span class="hint">Reported with the payment. Change it to simulate another payer.</span></div>`;
}

function loginPage(transaction: Transaction, problem: string | null): Markup {
  const maker = needsChecker(transaction);
  const content = html`<h1>Sign in to online banking</h1>
<p class="muted">${maker ? 'As your company’s maker.' : 'Any user name and password will do.'}</p>
${problemNote(problem)}
<div class="field"><label for="username">User name</label>
<input type="text" id="username" name="username" maxlength="40" autocomplete="off" value="${maker ? 'demo.maker' : 'demo.user'}" required></div>
<div class="field"><label for="password">Password</label>
<input type="password" id="password" name="password" maxlength="40" autocomplete="off" value="1234" required></div>
${payerField(transaction)}`;
  return stepPage(transaction, 'Sign in', content, 'Sign in');
}

function accountPage(transaction: Transaction, problem: string | null): Markup {
  const choices = buyerAccounts(transaction).map(
    (
      account,
      index,
    ) => html`<label class="choice"><input type="radio" name="account_no" value="${account.number}" required${
      index === 0 ? html` checked` : null
    }><span><b>${account.label}</b><span class="muted small">${account.number}</span></span>
<span class="end">${showRinggit(account.balanceSen)}</span></label>`,
  );
  const content = html`<h1>Select account</h1>
<p class="muted">Signed in as ${transaction.payerName === '' ? 'a holder without name' : transaction.payerName}.</p>
${problemNote(problem)}<fieldset><legend>Accounts</legend>${choices}</fieldset>`;
  return stepPage(transaction, 'Select account', content, 'Continue');
}

function tacPage(transaction: Transaction): Markup {
  const content = html`<h1>Request a TAC</h1>
<p>We send a transaction authorisation code to the phone number registered with this account, ending in 4417.</p>
<p class="muted">From account ${transaction.accountNo}</p>`;
  return stepPage(transaction, 'Request a TAC', content, 'Request TAC');
}

function confirmPage(transaction: Transaction, problem: string | null): Markup {
  const maker = needsChecker(transaction);
  const what = isMandate(transaction.request) ? 'direct debit' : 'payment';
  const content = html`<h1>Confirm the ${what}</h1>
<p class="sms" role="status"><span class="muted small">Simulated text message</span><br>
Your TAC for ${shownAmount(transaction)} is <b id="tac-sent">${transaction.tac}</b></p>
${problemNote(problem)}
<div class="field"><label for="tac">TAC</label>
<input type="text" id="tac" name="tac" inputmode="numeric" maxlength="6" autocomplete="one-time-code" required></div>
${maker ? html`<p class="muted">A second authoriser of your company approves it in the authoriser inbox.</p>` : null}`;
  const now = isMandate(transaction.request) ? 'Authorise direct debit' : `Pay ${shownAmount(transaction)}`;
  const go = maker ? 'Submit for approval' : now;
  return stepPage(transaction, 'Confirm', content, go);
}

const CHOICES: readonly Code[] = [
  ...(['00', '51', '09', '99', '48', '49', '57', '80', '90', '96', 'BC', 'OE', 'OF', 'FE'] as const),
  ...(['1A', '1B', '1C', '1D', '1E', '1F', '1G', '1H', '1I', '1J', '1K', '1L', '1M'] as const),
];

/** The one page of a test bank. */
export function testBankPage(transaction: Transaction, chooses: boolean, problem: string | null): Markup {
  const options = CHOICES.map((code) => html`<option value="${code}">${code} · ${CODES[code]}</option>`);
  const choice = html`<div class="field"><label for="code">Response code</label>
<select id="code" name="code">${options}</select></div>`;
  const body = html`${paymentSummary(transaction)}<form class="card" method="post" action="/fpx/bank/${transaction.key}">
<input type="hidden" name="step" value="login"><h1>Test bank</h1>
<p class="muted">Single-page bank that returns the configured response code.</p>${problemNote(problem)}
${payerField(transaction)}${chooses ? choice : null}
<div class="row"><button name="action" value="continue">Pay ${shownAmount(transaction)}</button>
<button class="plain" name="action" value="cancel" formnovalidate>Cancel payment</button></div></form>`;
  return bankPage(transaction, 'Pay', body);
}

/** The page of the step that the buyer has reached. */
export function buyerPage(transaction: Transaction, problem: string | null): Markup {
  if (transaction.step === 'account') return accountPage(transaction, problem);
  if (transaction.step === 'tac') return tacPage(transaction);
  return transaction.step === 'confirm' ? confirmPage(transaction, problem) : loginPage(transaction, problem);
}
