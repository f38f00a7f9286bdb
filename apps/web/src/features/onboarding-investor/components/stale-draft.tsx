import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './application.module.css';

/** Another tab has saved the form: what stands here cannot be saved over it. */
export function StaleDraft({ onReload }: { readonly onReload: () => Promise<void> }): ReactNode {
  const t = useText();
  return (
    <div role="alert" className={classes.stale}>
      <p>{t('stale')}</p>
      <Button variant="default" onClick={() => void onReload()}>
        {t('reload')}
      </Button>
    </div>
  );
}
