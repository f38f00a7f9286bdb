import type { ReactNode } from 'react';
import { Money } from '../../../components/money.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { Translate } from '../../../lib/text/catalogue.ts';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { type issuerNotesTexts, useText } from '../text.ts';
import { ApplyAgain } from './apply-again.tsx';
import { GuarantorDebts } from './guarantor-debts.tsx';
import classes from './issuer-notes.module.css';
import { StateChip } from './note-card.tsx';
import { PaymentsButton } from './payments-button.tsx';

/** Notes that are over. */
export function FinishedNotes({ notes }: { readonly notes: readonly IssuerNote[] }): ReactNode {
  const t = useText();
  return (
    <>
      <GuarantorDebts notes={notes} />
      <SectionCard title={t('tab.completed')}>
        <RecordList
          caption={t('tab.completed')}
          columns={columnsOf(t)}
          rows={notes}
          rowKey={({ id }) => id}
        />
      </SectionCard>
    </>
  );
}

function columnsOf(t: Translate<typeof issuerNotesTexts>): readonly Column<IssuerNote>[] {
  return [
    {
      key: 'note',
      header: t('result.note'),
      phone: 'title',
      render: ({ number, purpose }) => t('pay.of', { number, purpose }),
    },
    { key: 'state', header: t('schedule.state'), render: (note) => <StateChip note={note} /> },
    {
      key: 'rate',
      header: t('facts.simpleRate'),
      numeric: true,
      render: ({ rate }) => t('percent', { percent: rate ?? '–' }),
    },
    {
      key: 'months',
      header: t('facts.tenure'),
      numeric: true,
      render: ({ term_months: count }) => t('months', { count }),
    },
    {
      key: 'amount',
      header: t('facts.amount'),
      numeric: true,
      phone: 'amount',
      render: ({ raised }) => <Money amount={raised} />,
    },
    {
      key: 'actions',
      header: t('actions'),
      render: (note) => (
        <div className={classes.lineActions}>
          <PaymentsButton note={note} compact />
          {note.state === 'completed' && <ApplyAgain note={note} compact />}
        </div>
      ),
    },
  ];
}
