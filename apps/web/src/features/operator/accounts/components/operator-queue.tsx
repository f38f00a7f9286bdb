import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { Queue } from '../../shared/queue.tsx';
import { roleNames } from '../../shared/role-names.ts';
import { text as sharedText } from '../../shared/text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import { accountsQuery, type OperatorAccount } from '../api/accounts.ts';
import { statusTones } from '../lib/status-tones.ts';
import { text, useText } from '../text.ts';
import { InviteForm } from './invite-form.tsx';
import { OperatorPanel } from './operator-panel.tsx';

const columns = (): readonly Column<OperatorAccount>[] => [
  {
    key: 'name',
    header: text('columns.name'),
    render: ({ name, email }) => <TwoLines first={name} second={<Address value={email} />} />,
    phone: 'title',
  },
  { key: 'roles', header: text('columns.roles'), render: ({ roles }) => roleNames(roles) },
  {
    key: 'status',
    header: text('columns.status'),
    render: ({ status }) => <Chip tone={statusTones[status]}>{text(`status.${status}`)}</Chip>,
    phone: 'amount',
  },
  {
    key: 'factor',
    header: text('columns.factor'),
    render: ({ second_factor: isOn }) => sharedText(isOn ? 'yes' : 'no'),
  },
  {
    key: 'last',
    header: text('columns.last'),
    render: ({ last_sign_in_at: at }) => (at === null ? text('never') : formatDate(at, 'instant')),
    numeric: true,
  },
];

/** In a narrow column an address is broken at its sign. */
function Address({ value }: { readonly value: string }): ReactNode {
  const [name, ...host] = value.split('@');
  return (
    <>
      {name}
      <wbr />
      {`@${host.join('@')}`}
    </>
  );
}

interface OperatorQueueProps {
  /** The operator that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
}

/** The operators of the platform, one of them in the side panel; a new one is proposed from here. */
export function OperatorQueue({ id, onOpen }: OperatorQueueProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [inviting, setInviting] = useState(false);
  const query = useInfiniteQuery(accountsQuery);
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  return (
    <>
      <Queue
        title={t('title')}
        subtitle={t('subtitle')}
        filter={
          may('operator_administration') && (
            <Button onClick={() => setInviting(true)}>{t('invite.open')}</Button>
          )
        }
        query={query}
        columns={columns()}
        rowKey={(one) => one.id}
        empty={t('empty')}
        selectedId={id}
        onSelect={(one) => onOpen(one?.id ?? null)}
        panelTitle={row?.name ?? t('columns.name')}
        panel={id !== null && <OperatorPanel key={id} id={id} />}
        compact={['name', 'status']}
      />
      <Dialog opened={inviting} title={t('invite.title')} onClose={() => setInviting(false)}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  );
}
