import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Invested } from '../api/invest.ts';
import { useText } from '../text.ts';
import { CancelButton } from './cancel-button.tsx';
import classes from './panel.module.css';

interface InvestedCardProps {
  readonly invested: Invested;
  readonly onClose: () => void;
}

/** After Confirm: what was taken, until when it can be cancelled, what is next. */
export function InvestedCard({ invested, onClose }: InvestedCardProps): ReactNode {
  const t = useText();
  const { subscription, balance, note } = invested;
  const open = note.state === 'listed';
  const updates = useRef<HTMLDivElement>(null);
  // On a phone the answer stands above the button that was pressed.
  useEffect(() => {
    updates.current?.focus({ preventScroll: true });
    updates.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={classes.card}>
      <div ref={updates} tabIndex={-1} className={classes.get} role="status">
        <span className={classes.label}>{t('done.title')}</span>
        <strong className={classes.big}>
          <Money amount={subscription.amount} />
        </strong>
        <span className={classes.label}>{open ? t('done.waiting') : t('done.funded')}</span>
      </div>
      <Facts
        rows={[
          [t('done.balance'), formatMoney(balance)],
          [t('facts.left'), formatMoney(note.remaining)],
          ...(open && subscription.cancel_until !== null
            ? ([[t('done.cancelUntil'), formatDate(subscription.cancel_until, 'instant')]] as const)
            : []),
        ]}
      />
      <ButtonLink {...pageLink('notes')}>{t('done.toOpen')}</ButtonLink>
      {open && (
        <>
          <Button variant="default" onClick={onClose}>
            {t('done.more')}
          </Button>
          <CancelButton subscription={subscription} onCancelled={onClose} />
        </>
      )}
    </div>
  );
}
