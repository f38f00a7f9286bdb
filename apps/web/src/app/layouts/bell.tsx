import { VisuallyHidden } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IconLink } from '../../components/button-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import { unreadQuery } from '../../features/notifications/api/notices.ts';
import { useIsPainted } from '../../lib/browser/use-is-painted.ts';
import { useText } from '../text.ts';
import classes from './bell.module.css';

/** More than this is not worth counting. */
const MOST = 99;

/** The bell: how many notices are unread, and the way to them. */
export function Bell(): ReactNode {
  const t = useText();
  const enabled = useIsPainted();
  const count = useQuery({ ...unreadQuery, enabled }).data?.unread_count ?? 0;
  const label = count === 0 ? t('bar.notifications') : t('bar.unread', { count });
  return (
    <>
      <IconLink
        {...pageLink('notifications')}
        variant="subtle"
        size="xl"
        aria-label={label}
        className={classes.bell ?? ''}
      >
        <IconBell className={classes.icon} aria-hidden />
        {count > 0 && (
          <span className={classes.count} aria-hidden>
            {count > MOST ? t('bar.many', { most: MOST }) : count}
          </span>
        )}
      </IconLink>
      <VisuallyHidden role="status">{count === 0 ? '' : label}</VisuallyHidden>
    </>
  );
}
