import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { Grade } from '../../../../shared/credit/grade.tsx';
import { ObjectLink } from '../../shared/object-page.tsx';
import panel from '../../shared/panel.module.css';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { Financing } from '../api/read-financing.ts';
import { text, useText } from '../assessment-text.ts';

type Comparable = Financing['comparable_notes'][number];

const tones: Readonly<Record<Comparable['outcome'], ChipTone>> = {
  running: 'info',
  late: 'danger',
  default: 'danger',
  recovered: 'waiting',
  paid: 'brand',
};

/** How earlier notes like the application went, and at which rates (FIN-24). */
export function ComparableNotes({ notes }: { readonly notes: readonly Comparable[] }): ReactNode {
  const t = useText();
  return (
    <section className={panel.stack}>
      <div>
        <h3 className={panel.heading}>{t('comparable.title')}</h3>
        <p className={panel.hint}>{t('comparable.hint')}</p>
      </div>
      {notes.length === 0 ? (
        <EmptyState title={t('comparable.empty')} />
      ) : (
        <>
          <p>{t('comparable.summary', summaryOf(notes))}</p>
          <RecordList
            caption={t('comparable.title')}
            columns={columns()}
            rows={notes}
            rowKey={({ id }) => id}
          />
        </>
      )}
    </section>
  );
}

function summaryOf(notes: readonly Comparable[]) {
  const count = (...outcomes: readonly Comparable['outcome'][]) =>
    notes.filter((one) => outcomes.includes(one.outcome)).length;
  const rates = notes.map((one) => one.rate).sort((a, b) => Number(a) - Number(b));
  return {
    ...{ paid: count('paid', 'recovered'), running: count('running'), late: count('late') },
    ...{ failed: count('default'), from: rates[0] ?? '', to: rates.at(-1) ?? '' },
  };
}

const columns = (): readonly Column<Comparable>[] => [
  {
    key: 'note',
    header: text('comparable.note'),
    phone: 'title',
    render: ({ id, number, issuer_name: name }) => (
      <TwoLines
        first={<ObjectLink place={{ page: 'operator_notes', id, as: 'search' }}>{number}</ObjectLink>}
        second={name}
      />
    ),
  },
  { key: 'grade', header: text('same.grade'), render: ({ grade }) => <Grade grade={grade} /> },
  {
    key: 'rate',
    header: text('comparable.rate'),
    numeric: true,
    render: ({ rate }) => text('ratios.percent', { percent: rate }),
  },
  {
    key: 'amount',
    header: text('comparable.amount'),
    numeric: true,
    phone: 'amount',
    render: ({ amount, term_months: months }) => (
      <TwoLines first={<Money amount={amount} />} second={text('comparable.months', { count: months })} />
    ),
  },
  {
    key: 'same',
    header: text('comparable.same'),
    render: ({ same }) => same.map((one) => text(`same.${one}`)).join(', '),
  },
  {
    key: 'issued',
    header: text('comparable.issued'),
    isBlank: ({ issued_on: day }) => day === null,
    render: ({ issued_on: day }) => day !== null && <DateText value={day} />,
  },
  {
    key: 'outcome',
    header: text('comparable.outcome'),
    render: ({ outcome }) => <Chip tone={tones[outcome]}>{text(`outcome.${outcome}`)}</Chip>,
  },
];
