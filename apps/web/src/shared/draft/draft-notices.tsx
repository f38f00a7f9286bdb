import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '../../components/date-text.tsx';
import classes from './draft.module.css';
import { useText } from './text.ts';
import type { CopyNotice } from './use-draft-content.ts';

/** Another tab has saved the form: what stands here cannot be saved over it. */
export function StaleNotice({ onReload }: { readonly onReload: () => void }): ReactNode {
  const t = useText();
  return (
    <div role="alert" className={classes.stale}>
      <p>{t('stale')}</p>
      <Button variant="default" onClick={onReload}>
        {t('reload')}
      </Button>
    </div>
  );
}

/** The form is open in two tabs: whichever saves first makes the other read it again. */
export function ElsewhereNotice(): ReactNode {
  const t = useText();
  return (
    <p role="status" className={classes.notice}>
      {t('elsewhere')}
    </p>
  );
}

/** Text that only this browser had: it was put back, or may be. */
export function CopyNoticeBar({ isRestored, at, onAccept, onDiscard }: CopyNotice): ReactNode {
  const t = useText();
  return (
    <div role="status" className={classes.notice}>
      <p>{t(isRestored ? 'copy.restored' : 'copy.offered', { time: formatDate(at, 'instant') })}</p>
      <div className={classes.noticeWays}>
        <Button variant="default" onClick={onAccept}>
          {t(isRestored ? 'copy.accept' : 'copy.use')}
        </Button>
        <Button variant="subtle" onClick={onDiscard}>
          {t('copy.discard')}
        </Button>
      </div>
    </div>
  );
}
