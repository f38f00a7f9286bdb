import { type ReactNode, useState } from 'react';
import { formatDate } from '../../components/date-text.tsx';
import { useIsOnline } from '../../lib/browser/use-is-online.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { useText } from '../text.ts';
import classes from './offline-banner.module.css';

/** Says that the browser has no network and how old the page is (NAV-26); the place is always there, so that it is read out. */
export function OfflineBanner(): ReactNode {
  const isOnline = useIsOnline();
  return <div role="status">{!isOnline && <OfflineNotice />}</div>;
}

function OfflineNotice(): ReactNode {
  const t = useText();
  const [since] = useState(() => serverNow().toISOString());
  return (
    <p className={classes.banner} data-bottom-banner>
      {t('offline', { time: formatDate(since, 'time') })}
    </p>
  );
}
