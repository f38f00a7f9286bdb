import type { Language } from '@titian/contracts/messages/definition';
import type { Month } from '@titian/finance/calendar';
import { documentWords } from '../../../platform/documents/document-texts.ts';
import { type Html, html } from '../../../platform/documents/html.ts';
import { invariant } from '../../../platform/errors.ts';
import type { PublicPage } from '../../../platform/http/page-layout.ts';
import { type MonthView, wordsIn } from './figure-words.ts';
import { loanBookColumns } from './loan-book.ts';
import { loanBookTexts } from './loan-book-texts.ts';
import type { MonthContent } from './month-content.ts';
import { restatementList } from './restatement-list.ts';
import { factSections, tableSections } from './statistics-sections.ts';

const columnsIn = documentWords(loanBookTexts);

/** The page before the first month. */
export function emptyPage(language: Language): PublicPage {
  const words = wordsIn(language);
  return {
    title: words('title'),
    description: words('description'),
    body: html`<p class="lead">${words('none')}</p>`,
  };
}

/**
 * The page of a month: figures with their formulas, charts with their tables, restatements, the loan book (FIG-18).
 * @param months all published months, the newest first
 * @param versions all versions of the shown month, the newest first; there is one at least
 */
export function monthPage(
  months: readonly Month[],
  versions: readonly MonthContent[],
  language: Language,
): PublicPage {
  const [newest] = versions;
  invariant(newest, 'a published month has a version');
  const words = wordsIn(language);
  const view: MonthView = { language, newest, versions };
  const body = html`<p class="lead">${words('as_of', { day: newest.day, on: versions.at(-1)?.made_on ?? newest.made_on })}</p>
${monthLinks(months, newest.month, language)}
${factSections(view)}
${tableSections(view)}
${restatementList(view)}
${loanBook(view)}`;
  return {
    title: words('month_title', { month: newest.month }),
    description: words('description'),
    body,
  };
}

function monthLinks(months: readonly Month[], shown: Month, language: Language): Html {
  return html`<nav aria-label="${wordsIn(language)('months')}"><ul class="months">
${months.map((month) =>
  month === shown
    ? html`<li><strong aria-current="page">${month}</strong></li>`
    : html`<li><a href="/statistics/${month}">${month}</a></li>`,
)}
</ul></nav>`;
}

function loanBook({ language, newest, versions }: MonthView): Html {
  const words = wordsIn(language);
  const columns = columnsIn(language);
  return html`<h2 id="loan-book">${words('loan_book')}</h2>
<p>${words('loan_book_text')}</p>
<ul>
${versions.map(({ month, version, made_on: on, loan_book_sha256: hash }) => {
  const file = version === newest.version ? `${month}.csv` : `${month}-v${version}.csv`;
  return html`<li><a class="whole" href="/loan-book/${file}" download>${file}</a> – ${words('version', { version, on })}<br>SHA-256 <code>${hash}</code></li>`;
})}
</ul>
<details><summary>${words('columns')}</summary>
<table>
<thead><tr><th scope="col">${words('column')}</th><th scope="col">${words('meaning')}</th></tr></thead>
<tbody>
${loanBookColumns.map((column) => html`<tr><th scope="row"><code>${column}</code></th><td>${columns(column)}</td></tr>`)}
</tbody>
</table>
</details>`;
}
