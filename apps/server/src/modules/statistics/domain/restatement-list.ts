import { type Html, html } from '../../../platform/documents/html.ts';
import { type FigureName, figureText, type MonthView, namesIn, wordsIn } from './figure-words.ts';
import type { MonthContent } from './month-content.ts';
import type { NoteChange } from './restatement.ts';

/** More notes than this are counted. */
const NOTES_SHOWN = 10;

/** Every restatement of a month, the newest first: its day, the notes that caused it, each figure before and after (FIG-19). */
export function restatementList(view: MonthView): Html {
  const words = wordsIn(view.language);
  const restated = view.versions.filter((one) => one.version > 1);
  return html`<h2>${words('restatements')}</h2>
${restated.length === 0 ? html`<p class="muted">${words('no_restatement')}</p>` : restated.map((one) => restatement(view, one))}`;
}

function restatement(view: MonthView, { made_on: on, changes, notes }: MonthContent): Html {
  const words = wordsIn(view.language);
  const text = html`<p>${words('restatement_of', { on, notes: causeText(view, notes) })}</p>`;
  if (changes.length === 0) {
    return text;
  }
  const valueCell = (field: string, label: 'before' | 'after', value: string | null) =>
    html`<td class="amount" data-label="${words(label)}">${
      value === null ? words('nothing') : figureText(field, value, view.language)
    }</td>`;
  return html`${text}
<table>
<thead><tr><th scope="col">${words('figure')}</th><th scope="col" class="amount">${words('before')}</th><th scope="col" class="amount">${words('after')}</th></tr></thead>
<tbody>
${changes.map(({ figure, before, after }) => {
  const field = figure.at(-1) ?? '';
  return html`<tr><th scope="row">${figurePlace(view, figure)}</th>${valueCell(field, 'before', before)}${valueCell(field, 'after', after)}</tr>`;
})}
</tbody>
</table>`;
}

function causeText({ language }: MonthView, notes: readonly NoteChange[]): string {
  const words = wordsIn(language);
  if (notes.length === 0) {
    return words('cause_none');
  }
  const shown = notes.slice(0, NOTES_SHOWN).map(({ note, columns }) => {
    const [first] = columns;
    if (first === 'added' || first === 'removed') {
      return words(first === 'added' ? 'cause_added' : 'cause_removed', { note });
    }
    return words('cause_columns', { note, columns: columns.join(', ') });
  });
  const more = notes.length - shown.length;
  return [...shown, ...(more > 0 ? [words('cause_more', { count: more })] : [])].join('; ');
}

/** Where a figure stands, in words: section, row, figure. */
function figurePlace({ language }: MonthView, figure: readonly string[]): string {
  const words = wordsIn(language);
  const [section = '', ...rest] = figure;
  const field = rest.at(-1) ?? '';
  const rows = rest
    .slice(0, -1)
    .filter((part) => part !== 'curve')
    .map((part) => (part === 'issuers' || part === 'investors' ? words(part) : part));
  return [words(section as 'losses'), ...rows, namesIn(language)(field as FigureName)].join(' · ');
}
