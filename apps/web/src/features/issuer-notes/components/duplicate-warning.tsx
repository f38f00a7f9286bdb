import { type ReactNode, useEffect, useRef } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import type { Duplicate } from '../lib/duplicate.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface DuplicateWarningProps {
  readonly duplicate: Duplicate;
  /** The payment was rejected for it: the focus moves there from the button. */
  readonly isRejected: boolean;
}

/** Before the issuer pays again: what was paid when, and what of another payment becomes excess. */
export function DuplicateWarning({ duplicate, isRejected }: DuplicateWarningProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRejected) {
      box.current?.focus();
    }
  }, [isRejected]);
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.warning}>
      <p className={classes.warningTitle}>{t('pay.duplicate.title')}</p>
      <ul>
        {duplicate.recent.map((one) => (
          <li key={`${one.state} ${one.ref_number ?? one.amount} ${one.on}`}>
            {t(`pay.duplicate.${one.state}`, { amount: formatMoney(one.amount), day: formatDate(one.on) })}
            {one.ref_number !== null && ` (${one.ref_number})`}
          </li>
        ))}
      </ul>
      <p>{t('pay.duplicate.body', { amount: formatMoney(duplicate.excess) })}</p>
    </div>
  );
}
