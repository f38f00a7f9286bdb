import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { showToast } from '../../../../lib/toast/toast.ts';
import { useReadOnly } from '../../shared/use-read-only.ts';
import { noticesQuery, type OperatorNotice, useReadNotice } from '../api/notices.ts';
import { useText } from '../text.ts';
import classes from './notices.module.css';

/** What the operator is notified of and has not read; nothing where there is none (NTF-10). */
export function Notices(): ReactNode {
  const t = useText();
  const { data } = useQuery(noticesQuery());
  const read = useReadNotice();
  const isReadOnly = useReadOnly();
  if (data === undefined || data.items.length === 0) {
    return null;
  }
  const markRead = (id: string) =>
    isReadOnly ? undefined : read.mutate(id, { onError: (error) => showToast('error', error.message) });
  return (
    <div className={classes.notices}>
      <SectionCard title={t('notices.title')} subtitle={t('notices.unread', { count: data.unread_count })}>
        <ul className={classes.list}>
          {data.items.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} isReadOnly={isReadOnly} onRead={markRead} />
          ))}
        </ul>
      </SectionCard>
    </div>
  );
}

interface NoticeRowProps {
  readonly notice: OperatorNotice;
  readonly isReadOnly: boolean;
  readonly onRead: (id: string) => void;
}

function NoticeRow({ notice, isReadOnly, onRead }: NoticeRowProps): ReactNode {
  const t = useText();
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          <NoticeTitle notice={notice} isReadOnly={isReadOnly} onRead={onRead} />
        </p>
        <p className={classes.body}>{notice.body}</p>
      </div>
      <span className={classes.time}>
        <DateText value={notice.created_at} style="instant" />
      </span>
      {!isReadOnly && (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('notices.readOf', { title: notice.title })}
          onClick={() => onRead(notice.id)}
        >
          {t('notices.read')}
        </Button>
      )}
    </li>
  );
}

/** Opening what a notice is about marks it as read. */
function NoticeTitle({ notice: { id, title, link }, onRead }: NoticeRowProps): ReactNode {
  const router = useRouter();
  if (link === null) {
    return title;
  }
  function open(event: MouseEvent): void {
    onRead(id);
    // With a key held down the browser opens another tab, and this page stays.
    if (link !== null && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
      event.preventDefault();
      router.history.push(link);
    }
  }
  return (
    <a href={link} className={classes.link} onClick={open}>
      {title}
    </a>
  );
}
