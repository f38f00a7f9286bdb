import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type ConversationRow, conversationsQuery } from '../api/conversations.ts';
import { stateName, tones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { ConversationView } from './conversation-view.tsx';
import classes from './messages.module.css';
import { NewConversationDialog } from './new-conversation.tsx';

const columns = (): readonly Column<ConversationRow>[] => [
  {
    key: 'subject',
    header: text('columns.subject'),
    render: ({ subject, unread }) => (
      <span className={classes.subject} data-unread={unread > 0}>
        <span dir="auto">{subject}</span>
        {unread > 0 && <Chip tone="info">{text('unread', { count: unread })}</Chip>}
      </span>
    ),
    phone: 'title',
  },
  { key: 'kind', header: text('columns.kind'), render: ({ kind }) => text(`kind.${kind}`) },
  {
    key: 'state',
    header: text('columns.state'),
    render: (row) => <Chip tone={tones[row.state]}>{text(`state.${stateName(row)}`)}</Chip>,
  },
  {
    key: 'last',
    header: text('columns.last'),
    render: ({ last_message_at: at }) => <DateText value={at} style="instant" />,
    numeric: true,
  },
];

interface MessagesProps {
  /** The open conversation, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string) => void;
}

/** My Messages: what the customer wrote to us, and our answers (CAS-1). */
export function Messages({ id, onOpen }: MessagesProps): ReactNode {
  return id === null ? <Conversations onOpen={onOpen} /> : <ConversationView key={id} id={id} />;
}

function Conversations({ onOpen }: Pick<MessagesProps, 'onOpen'>): ReactNode {
  const t = useText();
  const { account_status: status } = useCurrentUser();
  const query = useInfiniteQuery(conversationsQuery);
  const [isWriting, setIsWriting] = useState(false);
  const start = <Button onClick={() => setIsWriting(true)}>{t('start')}</Button>;
  return (
    <>
      {status !== 'Active' && (
        <p className={classes.back}>
          <TextLink {...pageLink('account_disabled')}>{t('toAccount')}</TextLink>
        </p>
      )}
      <PageHeader title={t('title')} subtitle={t('subtitle')} action={start} />
      <section className={classes.card} aria-label={t('list')}>
        <PagedView query={query} empty={<EmptyState title={t('none')} body={t('noneBody')} />}>
          {(rows) => (
            <RecordList
              caption={t('list')}
              columns={columns()}
              rows={rows}
              rowKey={(row) => row.id}
              onSelect={(row) => onOpen(row.id)}
            />
          )}
        </PagedView>
      </section>
      <NewConversationDialog opened={isWriting} onClose={() => setIsWriting(false)} onStarted={onOpen} />
    </>
  );
}
