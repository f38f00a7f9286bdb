import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { useText } from '../text.ts';
import type { Method } from './enrol-dialog.tsx';
import classes from './two-factor.module.css';

interface TwoFactorOffProps {
  readonly onChoose: (method: Method) => void;
}

/** While it is off: why to switch it on, and the two ways. */
export function TwoFactorOff({ onChoose }: TwoFactorOffProps): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  return (
    <>
      <p className={classes.text}>{t('section.offHint')}</p>
      <div className={classes.ways}>
        <Button onClick={() => onChoose('totp')}>{t('section.useApp')}</Button>
        <Button variant="default" onClick={() => onChoose('email')}>
          {t('section.useEmail')}
        </Button>
      </div>
      <p className={classes.hint}>{t('section.holdHint', { hold })}</p>
    </>
  );
}
