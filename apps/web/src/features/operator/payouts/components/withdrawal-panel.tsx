import { Button, Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import type { WithdrawalRow } from '../api/list-withdrawals.ts';
import { text, useText } from '../text.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** One withdrawal; it may be rejected while it is in no batch. */
export function WithdrawalPanel({ row }: { readonly row: WithdrawalRow }): ReactNode {
  const t = useText();
  const [isRejecting, setRejecting] = useState(false);
  const may = usePermission();
  return (
    <div className={panel.stack}>
      {isRejecting ? (
        <div className={panel.form}>
          <RejectionForm row={row} onClose={() => setRejecting(false)} />
        </div>
      ) : (
        row.can.reject === true && (
          <div className={panel.buttons}>
            <Button variant="default" onClick={() => setRejecting(true)}>
              {t('withdrawal.reject')}
            </Button>
          </div>
        )
      )}
      <Facts facts={factsOf(row)} />
      {may('withdrawal_facts_view') && <WithdrawalFacts id={row.id} />}
    </div>
  );
}

interface RejectionFormProps {
  readonly row: WithdrawalRow;
  readonly onClose: () => void;
}

function RejectionForm({ row, onClose }: RejectionFormProps): ReactNode {
  const t = useText();
  const [message, setMessage] = useState('');
  return (
    <ProposalForm
      kind="withdrawal_rejection"
      submit={t('withdrawal.reject')}
      destructive
      propose={(reason) => ({
        kind: 'withdrawal_rejection',
        subject_id: row.id,
        after: { message },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <p>
            {t('withdrawal.rejectBody', { amount: formatMoney(row.amount), investor: row.investor_name })}
          </p>
          <Textarea
            label={t('withdrawal.message')}
            description={t('withdrawal.messageHint')}
            autosize
            minRows={2}
            required
            data-path="message"
            error={errorOf('message')}
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
        </>
      )}
    </ProposalForm>
  );
}

function factsOf(row: WithdrawalRow): Fact[] {
  const { bank, account_last4: last4, requested_at: at, reason } = row;
  return [
    {
      key: 'investor',
      label: text('withdrawal.investor'),
      value: [row.investor_name, row.inv_no].filter(Boolean).join(' · '),
    },
    { key: 'amount', label: text('columns.amount'), value: <Money amount={row.amount} /> },
    { key: 'account', label: text('columns.account'), value: text('account', { bank, last4 }) },
    {
      key: 'requested',
      label: text('withdrawal.requested'),
      value: <DateText value={at} style="instant" />,
    },
    { key: 'state', label: text('columns.state'), value: text(`withdrawal.state.${row.state}`) },
    ...(reason === null ? [] : [{ key: 'reason', label: text('withdrawal.messageSent'), value: reason }]),
  ];
}
