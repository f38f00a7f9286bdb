import { rateFromText } from '@titian/finance/rate';
import { senFromText } from '@titian/finance/sen';
import { type Html, html } from '../../../platform/documents/html.ts';
import { barRows } from '../../../platform/documents/svg-chart.ts';
import {
  type FigureName,
  type FormulaName,
  figureCell,
  figureText,
  formulaText,
  type MonthView,
  namesIn,
  restatedNote,
  wordsIn,
} from './figure-words.ts';

type Fact = FigureName & FormulaName;

const lossFacts = [
  'default_rate',
  'recovery_rate',
  'defaulted',
  'recovered',
  'promised',
  'written_off',
] as const;
const sizeFacts = [
  ...['funded', 'outstanding', 'notes', 'running_notes', 'average_note', 'paid_principal', 'paid_return'],
] as const;
const partyFacts = [
  ...['issuers_registered', 'issuers_funded', 'issuers_running', 'investors_registered', 'investors_holding'],
] as const;

/** Default and recovery, size, issuers and investors: each figure with its formula below it. */
export function factSections(view: MonthView): readonly Html[] {
  const { losses, size, parties } = view.newest.figures;
  return [
    factSection(view, 'losses', lossFacts, losses),
    factSection(view, 'size', sizeFacts, size),
    factSection(view, 'parties', partyFacts, parties),
  ];
}

function factSection<Name extends Fact>(
  view: MonthView,
  section: 'losses' | 'size' | 'parties',
  facts: readonly Name[],
  values: Readonly<Record<Name, string | number | null>>,
): Html {
  const { language } = view;
  const names = namesIn(language);
  return html`<h2>${wordsIn(language)(section)}</h2>
<dl class="facts">
${facts.map((name) => {
  const note = restatedNote(view, [section, name]);
  return html`<div><dt>${names(name as FigureName)}</dt><dd>${figureText(name, values[name], language)}</dd>${
    note === null ? null : html`<dd class="note warn">${note}</dd>`
  }<dd class="note">${formulaText(language, name)}</dd></div>`;
})}
</dl>`;
}

/** A table of one dimension with its chart and its formula. */
interface TableSection {
  readonly section: FormulaName & ('arrears' | 'vintages' | 'rates' | 'issues' | 'concentration');
  readonly chart: Html | null;
  readonly rowHeading: string;
  readonly headings: readonly string[];
  readonly rows: readonly {
    readonly label: string;
    readonly cells: readonly Html[];
    readonly isSum?: boolean;
  }[];
}

/** More columns than these need a screen of their own width. */
const COLUMNS_MAX = 5;

function tableSection({ language }: MonthView, parts: TableSection): Html {
  const title = wordsIn(language)(parts.section);
  return html`<h2>${title}</h2>
${parts.chart}
<table${parts.headings.length > COLUMNS_MAX ? html` class="wide"` : null}>
<thead><tr><th scope="col">${parts.rowHeading}</th>${parts.headings.map((one) => html`<th scope="col" class="amount">${one}</th>`)}</tr></thead>
<tbody>
${parts.rows.map(({ label, cells, isSum }) => html`<tr${isSum === true ? html` class="sum"` : null}><th scope="row">${label}</th>${cells}</tr>`)}
</tbody>
</table>
<p class="muted">${formulaText(language, parts.section)}</p>`;
}

/** The cells of a row, and the headings over them. */
function cellsOf<Name extends FigureName>(
  view: MonthView,
  path: readonly string[],
  fields: readonly Name[],
  row: Readonly<Record<Name, string | number | null>>,
): Html[] {
  const names = namesIn(view.language);
  return fields.map((field) => figureCell(view, [...path, field], row[field], names(field as FigureName)));
}

function arrears(view: MonthView): Html {
  const { language, newest } = view;
  const words = wordsIn(language);
  const fields = ['notes', 'amount', 'share'] as const;
  const nameOf = (days: string) => (days === '0' ? words('not_past_due') : words('days_range', { days }));
  const rows = newest.figures.arrears;
  return tableSection(view, {
    ...{
      section: 'arrears',
      rowHeading: words('days'),
      headings: fields.map((one) => namesIn(language)(one)),
    },
    chart: barRows({
      ...{ title: words('arrears'), unit: 'ringgit', language },
      bars: rows.map(({ days, amount }) => ({
        ...{ label: nameOf(days), value: senFromText(amount), isLate: days !== '0' },
      })),
    }),
    rows: rows.map((row) => ({
      label: nameOf(row.days),
      cells: cellsOf(view, ['arrears', row.days], fields, row),
    })),
  });
}

const CURVE_MONTHS = [3, 6, 9, 12, 18, 24];

function vintages(view: MonthView): Html {
  const { language, newest } = view;
  const words = wordsIn(language);
  const names = namesIn(language);
  const fields = ['funded', 'defaulted', 'recovered', 'default_rate_percent'] as const;
  const rows = newest.figures.vintages;
  const ages = CURVE_MONTHS.filter((months) =>
    rows.some(({ curve }) => curve.some((one) => one.months === months)),
  );
  const after = (months: number) => words('after_months', { months });
  return tableSection(view, {
    ...{ section: 'vintages', rowHeading: words('quarter') },
    headings: [...fields.map((one) => names(one)), ...ages.map(after)],
    chart: barRows({
      ...{ title: words('vintages'), unit: 'percent', language },
      bars: rows.map((one) => ({
        ...{ label: one.quarter, value: signedBps(one.default_rate_percent), isLate: true },
      })),
    }),
    rows: rows.map((row) => ({
      label: row.quarter,
      cells: [
        ...cellsOf(view, ['vintages', row.quarter], fields, row),
        ...ages.map((months) =>
          figureCell(
            view,
            ['vintages', row.quarter, 'curve', String(months), 'percent'],
            row.curve.find((one) => one.months === months)?.percent ?? null,
            after(months),
          ),
        ),
      ],
    })),
  });
}

/** More can come back than was owed by the rule: a rate below zero. */
function signedBps(percent: string): bigint {
  return percent.startsWith('-') ? -BigInt(rateFromText(percent.slice(1))) : BigInt(rateFromText(percent));
}

function rates(view: MonthView): Html {
  const { language, newest } = view;
  const words = wordsIn(language);
  const fields = ['notes', 'funded', 'rate', 'effective_rate'] as const;
  const nameOf = (grade: string) => (grade === 'all' ? words('all_grades') : grade);
  const rows = newest.figures.rates;
  return tableSection(view, {
    ...{
      section: 'rates',
      rowHeading: words('grade'),
      headings: fields.map((one) => namesIn(language)(one)),
    },
    chart: barRows({
      ...{ title: words('rates'), unit: 'percent', language },
      bars: rows.map((one) => ({ label: nameOf(one.grade), value: signedBps(one.rate) })),
    }),
    rows: rows.map((row) => ({
      ...{ label: nameOf(row.grade), isSum: row.grade === 'all' },
      cells: cellsOf(view, ['rates', row.grade], fields, row),
    })),
  });
}

function issues(view: MonthView): Html {
  const { language, newest } = view;
  const words = wordsIn(language);
  const fields = ['notes', 'funded'] as const;
  const rows = newest.figures.issues;
  return tableSection(view, {
    ...{
      section: 'issues',
      rowHeading: words('month'),
      headings: fields.map((one) => namesIn(language)(one)),
    },
    chart: barRows({
      ...{ title: words('issues'), unit: 'ringgit', language },
      bars: rows.map(({ month, funded }) => ({ label: month, value: senFromText(funded) })),
    }),
    rows: rows.map((row) => ({
      label: row.month,
      cells: cellsOf(view, ['issues', row.month], fields, row),
    })),
  });
}

function concentration(view: MonthView): Html {
  const { language, newest } = view;
  const words = wordsIn(language);
  const { issuers, investors } = newest.figures.concentration;
  const rows = [
    ...issuers.map((one) => ({ of: 'issuers' as const, ...one })),
    ...investors.map((one) => ({ of: 'investors' as const, ...one })),
  ].map(({ of, largest, share }) => ({
    label: `${words(of)}: ${words('largest', { count: largest })}`,
    short: `${words(of)}, ${largest}`,
    share,
    cells: cellsOf(view, ['concentration', of, String(largest)], ['share'], { share }),
  }));
  return tableSection(view, {
    ...{ section: 'concentration', rowHeading: words('part'), headings: [namesIn(language)('share')], rows },
    chart: barRows({
      ...{ title: words('concentration'), unit: 'percent', language },
      bars: rows.map(({ short, share }) => ({ label: short, value: signedBps(share) })),
    }),
  });
}

/** What has rows: arrears, vintages, rates, issues and concentration. */
export function tableSections(view: MonthView): readonly Html[] {
  return [arrears(view), vintages(view), rates(view), issues(view), concentration(view)];
}
