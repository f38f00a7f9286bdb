import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type Recipient, recipientsQuery } from '../api/treasury.ts';
import { text, useText } from '../text.ts';
import { RecipientForm } from './recipient-form.tsx';
import classes from './treasury.module.css';

const tones: Readonly<Record<Recipient['state'], ChipTone>> = {
  draft: 'waiting',
  active: 'brand',
  ended: 'neutral',
};

interface Change {
  readonly recipient: Recipient;
  readonly state: 'active' | 'ended';
}

const facts = (): readonly Column<Recipient>[] => [
  {
    key: 'name',
    header: text('recipients.name'),
    render: ({ name, purpose }) => <TwoLines first={name} second={text(`recipients.purpose.${purpose}`)} />,
    phone: 'title',
  },
  {
    key: 'account',
    header: text('recipients.account'),
    render: ({ bank: name, account_last4: last4, holder_name: holder }) => (
      <TwoLines
        first={text('history.account', { name, last4 })}
        second={holder === null ? text('recipients.noHolder') : text('recipients.holder', { name: holder })}
      />
    ),
  },
  {
    key: 'state',
    header: text('recipients.state'),
    render: ({ state, is_proposed: isProposed }) => (
      <TwoLines
        first={<Chip tone={tones[state]}>{text(`recipients.states.${state}`)}</Chip>}
        second={isProposed && text('recipients.proposed')}
      />
    ),
  },
];

/** The list of accounts that platform money may be sent to. */
export function Recipients({ mayAdd }: { readonly mayAdd: boolean }): ReactNode {
  const t = useText();
  const recipients = useQuery(recipientsQuery);
  const [adding, setAdding] = useState(false);
  const [change, setChange] = useState<Change | null>(null);
  const actions: Column<Recipient> = {
    key: 'action',
    header: t('recipients.action'),
    render: (recipient) => (
      <Actions recipient={recipient} onChange={(state) => setChange({ recipient, state })} />
    ),
  };
  return (
    <SectionCard
      title={t('recipients.title')}
      subtitle={t('recipients.subtitle')}
      action={
        mayAdd && (
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('recipients.add')}
          </Button>
        )
      }
    >
      <QueryView query={recipients}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={t('recipients.empty')} />
          ) : (
            <RecordList
              caption={t('recipients.title')}
              columns={[...facts(), actions]}
              rows={items}
              rowKey={({ id }) => id}
            />
          )
        }
      </QueryView>
      <Dialog opened={adding} title={t('recipient.title')} onClose={() => setAdding(false)}>
        <RecipientForm onClose={() => setAdding(false)} />
      </Dialog>
      <Dialog
        opened={change !== null}
        title={t(change?.state === 'ended' ? 'recipient.endTitle' : 'recipient.activateTitle')}
        onClose={() => setChange(null)}
      >
        {change !== null && <ChangeForm change={change} onClose={() => setChange(null)} />}
      </Dialog>
    </SectionCard>
  );
}

interface ActionsProps {
  readonly recipient: Recipient;
  readonly onChange: (state: Change['state']) => void;
}

function Actions({ recipient: { can }, onChange }: ActionsProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.buttons}>
      {can.activate && (
        <Button size="compact-sm" onClick={() => onChange('active')}>
          {t('recipients.activate')}
        </Button>
      )}
      {can.end && (
        <Button size="compact-sm" variant="default" onClick={() => onChange('ended')}>
          {t('recipients.end')}
        </Button>
      )}
    </div>
  );
}

function ChangeForm({
  change: { recipient, state },
  onClose,
}: {
  readonly change: Change;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const { name, bank, account_last4: last4 } = recipient;
  const isEnd = state === 'ended';
  return (
    <ProposalForm
      kind="remittance_recipient"
      submit={t(isEnd ? 'recipients.end' : 'recipients.activate')}
      destructive={isEnd}
      propose={(reason) => ({
        kind: 'remittance_recipient',
        subject_id: recipient.id,
        after: { state },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(isEnd ? 'recipient.endBody' : 'recipient.activateBody', { name, bank, last4 })}</p>}
    </ProposalForm>
  );
}
