import type { Language } from '@titian/contracts/messages/definition';
import { formatMoneyText } from '@titian/contracts/messages/formatters';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type TrustAccountName, trustAccountNames } from '@titian/contracts/trust-accounts';
import { day as dayOf } from '@titian/finance/calendar';
import { addSen, senFromText, senToText, sumSen } from '@titian/finance/sen';
import { instantOf } from '../../../platform/clock.ts';
import { instantWords, shortDay } from '../../../platform/documents/day-words.ts';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import { type Html, html } from '../../../platform/documents/html.ts';
import type { PublicPage } from '../../../platform/http/page-layout.ts';
import type { ProofRecord } from './proof-record.ts';
import { proofTexts } from './proof-texts.ts';

const wordsIn = documentWords(proofTexts);
type Words = ReturnType<typeof wordsIn>;

/** A day's signed record, and a published key, as the calls answer them. */
type PublishedRecord = ParsedApi['proofDay']['response'];
type PublishedKey = ParsedApi['proofKeys']['response']['items'][number];

/** Programs that are published beside the pages. */
export const verifiers = ['verify-proof.mjs', 'verify-ledger.mjs'] as const;

export interface ProofPageParts {
  /** Newest first. */
  readonly records: readonly ProofRecord[];
  readonly keys: readonly PublishedKey[];
  /** The published programs with their SHA-256; null where the site is not served from here. */
  readonly programs: readonly { readonly name: string; readonly hash: string | null }[];
  /** The day after which earlier ones follow; null at the end. */
  readonly earlier: string | null;
}

/** The page of all days. */
export function proofPage(parts: ProofPageParts, language: Language): PublicPage {
  const words = wordsIn(language);
  const [newest] = parts.records;
  const body = html`<p class="lead">${words('lead')}</p>
${newest === undefined ? html`<p>${words('none')}</p>` : summary(newest, words)}
${verification(parts, words)}
${newest === undefined ? null : dayTable(parts, language)}`;
  return { title: words('title'), description: words('description'), body };
}

function summary(record: ProofRecord, words: Words): Html {
  return html`<h2>${words('newest', { day: record.day })}</h2>
<dl class="facts">
${fact(words('claims'), formatMoneyText(record.tree.amount))}
${fact(words('bank'), record.bank === null ? words('no_statement') : formatMoneyText(record.bank.amount))}
${fact(words('difference'), record.difference === null ? words('no_statement') : formatMoneyText(record.difference))}
</dl>`;
}

function fact(label: string, value: string): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

function verification({ keys, programs }: ProofPageParts, words: Words): Html {
  return html`<h2>${words('verify')}</h2>
<p>${words('verify_own')}</p>
<p>${words('verify_file')} <a class="whole" href="/verify-proof.mjs" download>verify-proof.mjs</a></p>
<p><code>node verify-proof.mjs proof.json --key ${keys.at(-1)?.public_key ?? ''}</code></p>
<p>${words('verify_ledger')} <a class="whole" href="/verify-ledger.mjs" download>verify-ledger.mjs</a></p>
<ul>
${programs.flatMap(({ name, hash }) => (hash === null ? [] : [html`<li>${words('program_hash', { name })}: <code>${hash}</code></li>`]))}
${keys.map(({ id, public_key: publicKey }) => html`<li>${words('key', { id: String(id) })}: <code>${publicKey}</code></li>`)}
</ul>
<h2>${words('meaning')}</h2>
<p>${words('meaning_of_record')}</p>
<p>${words('limits')}</p>`;
}

function dayTable({ records, earlier }: ProofPageParts, language: Language): Html {
  const words = wordsIn(language);
  return html`<h2>${words('days')}</h2>
<table>
<thead><tr><th scope="col">${words('day')}</th><th scope="col" class="amount">${words('claims')}</th><th scope="col" class="amount">${words('bank')}</th><th scope="col" class="amount">${words('difference')}</th><th scope="col">${words('state')}</th></tr></thead>
<tbody>
${records.map((one) => dayRow(one, words, language))}
</tbody>
</table>
${earlier === null ? null : html`<p><a href="?before=${earlier}">${words('earlier')}</a></p>`}`;
}

function dayRow(record: ProofRecord, words: Words, language: Language): Html {
  const skipped = record.skipped_days.map((one) => shortDay(dayOf(one), language)).join(', ');
  return html`<tr><th scope="row"><a href="/proof/${record.day}">${shortDay(dayOf(record.day), language)}</a>${
    skipped === '' ? null : html`<br><span class="warn">${words('skipped', { days: skipped })}</span>`
  }</th>${amountCell(words('claims'), record.tree.amount)}${amountCell(words('bank'), record.bank?.amount ?? null)}${amountCell(
    words('difference'),
    record.difference,
  )}<td data-label="${words('state')}">${words(record.reconciliation ?? 'not_reconciled')}</td></tr>`;
}

function amountCell(label: string, amount: string | null): Html {
  return html`<td class="amount" data-label="${label}">${amount === null ? '–' : formatMoneyText(amount)}</td>`;
}

/** The page of one day. */
export function dayPage(published: PublishedRecord, language: Language): PublicPage {
  const words = wordsIn(language);
  const { record } = published;
  const title = words('day_title', { day: record.day });
  const body = html`<p><a href="/proof">${words('back')}</a></p>
${summary(record, words)}
${accountTable(record, words, language)}
${bankTable(record, words)}
${corrections(record, words, language)}
${recordFacts(published, words, language)}`;
  return { title, description: words('description'), body };
}

function accountName(account: string, language: Language): string {
  return Object.hasOwn(trustAccountNames, account)
    ? trustAccountNames[account as TrustAccountName][language]
    : account;
}

function accountTable({ accounts, tree }: ProofRecord, words: Words, language: Language): Html {
  const row = (name: string, amount: string, isSum = false) =>
    html`<tr${isSum ? html` class="sum"` : null}><th scope="row">${name}</th>${amountCell(words('amount'), amount)}</tr>`;
  const rows = (inTree: boolean) =>
    accounts
      .filter((one) => one.in_tree === inTree && one.amount !== '0.00')
      .map((one) => row(accountName(one.account, language), one.amount));
  const all = senToText(sumSen(accounts.map((one) => senFromText(one.amount))));
  return html`<h2>${words('accounts')}</h2>
<table class="pairs">
<thead><tr><th scope="col">${words('account')}</th><th scope="col" class="amount">${words('amount')}</th></tr></thead>
<tbody>
${rows(true)}
${row(words('claims_total'), tree.amount, true)}
${rows(false)}
${row(words('all_accounts'), all, true)}
</tbody>
</table>`;
}

function bankTable({ bank, in_transit, unmatched, difference }: ProofRecord, words: Words): Html {
  if (bank === null) {
    return html`<h2>${words('statement')}</h2><p>${words('no_statement')}</p>`;
  }
  const transit = in_transit.map((one) => senFromText(one.amount)).reduce(addSen, senFromText('0.00'));
  const rows = [
    [words('closing'), bank.amount],
    [words('in_transit'), senToText(transit)],
    [words('unmatched'), unmatched],
    [words('difference'), difference],
  ] as const;
  return html`<h2>${words('statement')}</h2>
<table class="pairs"><tbody>
${rows.map(([label, amount]) => html`<tr><th scope="row">${label}</th>${amountCell(words('amount'), amount)}</tr>`)}
</tbody></table>
<p class="muted">${words('statement_hash')}: <code>${bank.statement_sha256}</code></p>`;
}

function corrections(record: ProofRecord, words: Words, language: Language): Html | null {
  const rows = [
    ...record.corrections.map(({ day, account, amount }) =>
      words('correction', { day, account: accountName(account, language), amount: formatMoneyText(amount) }),
    ),
    ...record.bank_corrections.map(({ day, amount }) =>
      words('bank_correction', { day, amount: formatMoneyText(amount) }),
    ),
  ];
  return rows.length === 0
    ? null
    : html`<h2>${words('corrections')}</h2><ul>${rows.map((one) => html`<li>${one}</li>`)}</ul>`;
}

function recordFacts({ record, ...signed }: PublishedRecord, words: Words, language: Language): Html {
  const previous = record.previous_day;
  return html`<h2>${words('record')}</h2>
<ul>
<li>${words('made_at')}: ${instantWords(instantOf(record.made_at), language)}</li>
<li>${words('root')}: <code>${record.tree.root}</code></li>
<li>${words('hash')}: <code>${signed.hash}</code></li>
<li>${words('signature')}: <code>${signed.signature}</code></li>
<li>${words('key', { id: String(record.key_id) })}: <code>${signed.public_key}</code></li>
${
  previous === null
    ? null
    : html`<li>${words('previous')}: <a href="/proof/${previous}">${shortDay(dayOf(previous), language)}</a> <code>${record.previous_hash}</code></li>`
}
${record.chain === null ? null : html`<li>${words('seal')}: ${record.chain.seal} <code>${record.chain.root}</code></li>`}
</ul>
<p><a href="/api/proof/days/${record.day}">${words('download')}</a></p>`;
}
