import { Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { isWaiting, type Mandate } from '../lib/running.ts';
import { useText } from '../text.ts';
import classes from './direct-debit.module.css';

/** Where the bank sends the browser back to: the outcome of the authorisation. */
export function BankResult({ mandate }: { readonly mandate: Mandate }): ReactNode {
  const t = useText();
  if (mandate.state === 'active') {
    return <Notice tone="done">{t('result.active')}</Notice>;
  }
  if (isWaiting(mandate)) {
    return (
      <Notice tone="waiting">
        <Loader size="sm" aria-hidden />
        <span>{t('result.waiting')}</span>
      </Notice>
    );
  }
  if (mandate.state !== 'rejected') {
    return null;
  }
  const reason = t(`reason.${mandate.reason ?? 'other'}`);
  return <Notice tone="failed">{t('result.failed', { reason })}</Notice>;
}

function Notice({ tone, children }: { readonly tone: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={classes.notice} data-tone={tone} role="status">
      {children}
    </div>
  );
}
