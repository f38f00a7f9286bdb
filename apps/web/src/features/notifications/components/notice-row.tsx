import { ActionIcon } from '@mantine/core';
import {
  IconAlertCircle,
  IconBuildingBank,
  IconCheck,
  IconClipboardText,
  IconFileDollar,
  IconFileText,
  IconListSearch,
  type IconProps,
  IconReceipt2,
  IconShieldLock,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import type { Notice } from '../api/notices.ts';
import { useText } from '../text.ts';
import classes from './notices.module.css';

const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  security: IconShieldLock,
  money: IconReceipt2,
  application: IconClipboardText,
  investments: IconFileDollar,
  new_notes: IconListSearch,
  statements: IconFileText,
  financing: IconBuildingBank,
  campaigns: IconFileDollar,
  required: IconAlertCircle,
};

interface NoticeRowProps {
  readonly notice: Notice;
  readonly onRead: (id: string) => void;
}

/** One notice; opening what it is about marks it as read. */
export function NoticeRow({ notice, onRead }: NoticeRowProps): ReactNode {
  const t = useText();
  const isUnread = notice.read_at === null;
  const Icon = icons[notice.category] ?? IconClipboardText;
  return (
    <li className={classes.row} data-unread={isUnread}>
      <Icon className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>
          {isUnread && <span className={classes.unread}>{t('unread')}</span>}
          <NoticeTitle notice={notice} onOpen={() => isUnread && onRead(notice.id)} />
        </p>
        <p className={classes.body}>{notice.body}</p>
      </div>
      <span className={classes.time}>
        <DateText value={notice.created_at} style="time" />
      </span>
      {isUnread && (
        <ActionIcon
          className={classes.read ?? ''}
          variant="subtle"
          size="xl"
          aria-label={t('oneOf', { title: notice.title })}
          title={t('one')}
          onClick={() => onRead(notice.id)}
        >
          <IconCheck className={classes.check} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

interface NoticeTitleProps {
  readonly notice: Notice;
  readonly onOpen: () => void;
}

function NoticeTitle({ notice: { title, link }, onOpen }: NoticeTitleProps): ReactNode {
  const router = useRouter();
  if (link === null) {
    return title;
  }
  function open(event: MouseEvent): void {
    onOpen();
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
