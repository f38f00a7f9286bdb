import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { Grade } from '../../../shared/credit/grade.tsx';
import { financialsQuery, type Note, noteQuery } from '../api/note.ts';
import { wholePercent } from '../lib/whole-figures.ts';
import { useText } from '../text.ts';
import classes from './compare-notes.module.css';

/** So many notes stand beside each other. */
export const COMPARED = 2;

interface CompareNotesProps {
  /** Numbers of the notes that were chosen, in order. */
  readonly numbers: readonly string[];
  readonly onClear: () => void;
}

/** A bar that says what is chosen to be compared, and the comparison. */
export function CompareNotes({ numbers, onClear }: CompareNotesProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const [first, second] = numbers;
  if (first === undefined) {
    return null;
  }
  return (
    <section className={classes.bar} aria-label={t('compare.title')}>
      <span>{second === undefined ? t('compare.one', { number: first }) : `${first} · ${second}`}</span>
      <span className={classes.actions}>
        <Button variant="subtle" onClick={onClear}>
          {t('compare.clear')}
        </Button>
        <Button disabled={second === undefined} onClick={() => setOpened(true)}>
          {t('compare.open')}
        </Button>
      </span>
      <Dialog
        opened={opened && second !== undefined}
        title={t('compare.title')}
        onClose={() => setOpened(false)}
      >
        {second !== undefined && <Comparison first={first} second={second} />}
      </Dialog>
    </section>
  );
}

function useColumn(number: string) {
  const note = useQuery(noteQuery(number)).data;
  const financials = useQuery({ ...financialsQuery(note?.id ?? ''), enabled: note !== undefined }).data;
  return note === undefined ? null : { note, ratios: financials?.ratios ?? null };
}

type Column = NonNullable<ReturnType<typeof useColumn>>;

function Comparison({ first, second }: { readonly first: string; readonly second: string }): ReactNode {
  const t = useText();
  const [left, right] = [useColumn(first), useColumn(second)];
  if (left === null || right === null) {
    return <SkeletonRows />;
  }
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <td />
          {[left, right].map(({ note }) => (
            <th key={note.id} scope="col">
              <TextLink {...pageLink('notes', { ref_code: note.number })}>{note.number}</TextLink>
              <span className={classes.purpose}>{note.purpose}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{t(`compare.${label}`)}</th>
            {[left, right].map((column) => (
              <td key={column.note.id}>{value(t, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Text = ReturnType<typeof useText>;

interface Row {
  readonly label:
    | 'rate'
    | 'effective'
    | 'tenure'
    | 'grade'
    | 'repayment'
    | 'target'
    | 'security'
    | 'ratios'
    | 'record';
  readonly value: (t: Text, column: Column) => ReactNode;
}

const rows: readonly Row[] = [
  { label: 'rate', value: (t, { note }) => t('percent', { rate: note.rate ?? '–' }) },
  { label: 'effective', value: (t, { note }) => t('percent', { rate: note.effective_rate ?? '–' }) },
  { label: 'tenure', value: (t, { note }) => t('months', { count: note.term_months }) },
  { label: 'grade', value: (_t, { note }) => <Grade grade={note.grade} /> },
  { label: 'repayment', value: (t, { note }) => t(`profile.${note.contract}.${note.profile}`) },
  {
    label: 'target',
    value: (t, { note }) =>
      t('row.funded', {
        percent: wholePercent(note.funded_percent),
        target: formatMoney(note.target),
      }),
  },
  { label: 'security', value: securityOf },
  { label: 'ratios', value: ratiosOf },
  { label: 'record', value: recordOf },
];

function securityOf(t: Text, { note }: { readonly note: Note }): ReactNode {
  const security = note.fact_sheet?.security ?? null;
  const guarantor = note.is_guaranteed ? (note.fact_sheet?.guarantor ?? null) : null;
  const parts = [security, guarantor === null ? null : t('chip.guaranteedBy', { name: guarantor })];
  return parts.filter((one) => one !== null).join('. ') || t('compare.unsecured');
}

function ratiosOf(t: Text, { ratios }: Column): ReactNode {
  const times = (ratio: string | null | undefined) => (ratio ? t('sheet.times', { ratio }) : '–');
  const margin = ratios?.margin ?? null;
  return lines([
    [t('sheet.current'), times(ratios?.current)],
    [t('sheet.gearing'), times(ratios?.gearing)],
    [t('sheet.margin'), margin === null ? '–' : t('percent', { rate: margin })],
    [t('sheet.debtService'), times(ratios?.debt_service)],
  ]);
}

function recordOf(t: Text, { note }: { readonly note: Note }): ReactNode {
  const record = note.fact_sheet?.record;
  if (record === undefined || record.notes === 0) {
    return t('sheet.recordNone');
  }
  return lines([
    [t('sheet.recordNotes'), String(record.notes)],
    [t('sheet.recordCompleted'), String(record.completed)],
    [t('sheet.recordLate'), String(record.late)],
    [t('sheet.recordDefaulted'), String(record.defaulted)],
  ]);
}

function lines(pairs: readonly (readonly [label: string, value: string])[]): ReactNode {
  return (
    <dl className={classes.lines}>
      {pairs.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
