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
import { unbrokenAmounts } from '../../../lib/text/unbroken-amounts.ts';
import type { Notice } from '../api/notices.ts';
import { useText } from '../text.ts';
import classes from './notices.module.css';

/** In brackets, so that it stays among the parts. */
const NOTE_NUMBER = /\b(N-\d+)\b/;

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
        <p className={classes.body}>{unbrokenAmounts(notice.body)}</p>
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
  const words = <TitleWords title={title} />;
  if (link === null) {
    return words;
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
      {words}
    </a>
  );
}

/** Browsers end a line after the hyphen of a note's number, too. */
function TitleWords({ title }: Pick<Notice, 'title'>): ReactNode {
  return unbrokenAmounts(title)
    .split(NOTE_NUMBER)
    .map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        <span key={part} className={classes.number}>
          {part}
        </span>
      ),
    );
}
