import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { Treasury } from '../api/treasury.ts';
import { text, useText } from '../text.ts';

type Refund = Treasury['refunds'][number];

const facts = (): readonly Column<Refund>[] => [
  {
    key: 'note',
    header: text('refunds.note'),
    render: ({ note, holders }) => (
      <TwoLines first={note.number} second={text('refunds.holders', { count: holders })} />
    ),
    phone: 'title',
  },
  {
    key: 'fee',
    header: text('refunds.fee'),
    render: ({ fee }) => <Money amount={fee} />,
    numeric: true,
  },
  {
    key: 'serviceTax',
    header: text('refunds.serviceTax'),
    render: ({ service_tax: amount }) => <Money amount={amount} />,
    numeric: true,
  },
  {
    key: 'withholdingTax',
    header: text('refunds.withholdingTax'),
    render: ({ withholding_tax: amount }) => <Money amount={amount} />,
    numeric: true,
  },
  {
    key: 'total',
    header: text('refunds.total'),
    render: ({ total }) => <Money amount={total} />,
    numeric: true,
    phone: 'amount',
  },
];

/** What was taken from investors above what they owed, note by note; nothing where there is none. */
export function Refunds({ treasury }: { readonly treasury: Treasury }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Refund | null>(null);
  const close = () => setChosen(null);
  const actions: Column<Refund> = {
    key: 'action',
    header: t('refunds.action'),
    render: (row) => (
      <>
        {row.can.propose && (
          <Button size="compact-sm" onClick={() => setChosen(row)}>
            {t('refunds.propose')}
          </Button>
        )}
        {row.is_proposed && <Chip tone="waiting">{t('open.proposed')}</Chip>}
      </>
    ),
  };
  if (treasury.refunds.length === 0) {
    return null;
  }
  return (
    <SectionCard title={t('refunds.title')} subtitle={t('refunds.subtitle')}>
      <RecordList
        caption={t('refunds.title')}
        columns={[...facts(), actions]}
        rows={treasury.refunds}
        rowKey={({ note }) => note.id}
      />
      <Dialog
        opened={chosen !== null}
        title={t('refunds.dialog', { note: chosen?.note.number ?? '' })}
        onClose={close}
      >
        {chosen !== null && <RefundForm refund={chosen} onClose={close} />}
      </Dialog>
    </SectionCard>
  );
}

interface FormProps {
  readonly refund: Refund;
  readonly onClose: () => void;
}

function RefundForm({ refund, onClose }: FormProps): ReactNode {
  const t = useText();
  return (
    <ProposalForm
      kind="deduction_refund"
      submit={t('refunds.propose')}
      propose={(reason) => ({ kind: 'deduction_refund', subject_id: refund.note.id, after: {}, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t('refunds.body', { amount: formatMoney(refund.total), count: refund.holders })}</p>}
    </ProposalForm>
  );
}
