import type { ReactNode } from 'react';
import { ConfirmationButton } from '../../../components/confirmation-button.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { businessNow } from '../../../lib/clock/business-now.ts';
import type { Mine, Note, Subscription } from '../api/note.ts';
import { useText } from '../text.ts';
import { CancelButton } from './cancel-button.tsx';
import classes from './panel.module.css';

/** What the investor has in this note already, with the way out where there is one. */
export function MyHolding({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const { mine } = note;
  if (mine === null || !isThere(mine)) {
    return null;
  }
  const cancellable = note.can.cancel
    ? mine.subscriptions.filter((one) => isCancellable(one, note.is_paused))
    : [];
  return (
    <section className={classes.card} aria-label={t('holding.title')}>
      <h2 className={classes.title}>{t('holding.title')}</h2>
      <Facts
        rows={[
          ...rowOf(t('holding.waiting'), mine.waiting),
          ...rowOf(t('holding.principal'), mine.principal),
          ...rowOf(t('holding.outstanding'), mine.outstanding),
          ...rowOf(t('holding.received'), mine.received),
        ]}
      />
      {mine.principal !== '0.00' && (
        <div>
          <ConfirmationButton note={note.number} />
        </div>
      )}
      {cancellable.map((subscription) => (
        <div key={subscription.id} className={classes.cancel}>
          <CancelButton
            subscription={subscription}
            left={note.is_paused ? null : (note.position?.cancellations_left ?? null)}
          />
          <span className={classes.small}>
            {note.is_paused
              ? t('holding.whilePaused')
              : t('holding.until', { at: formatDate(subscription.cancel_until, 'instant') })}
          </span>
        </div>
      ))}
    </section>
  );
}

function isThere(mine: Mine): boolean {
  return [mine.waiting, mine.principal, mine.outstanding, mine.received].some((amount) => amount !== '0.00');
}

function rowOf(label: string, amount: string): (readonly [string, ReactNode])[] {
  return amount === '0.00' ? [] : [[label, formatMoney(amount)]];
}

function isCancellable({ state, cancel_until: until }: Subscription, paused: boolean): boolean {
  return state === 'active' && (paused || isBefore(until));
}

function isBefore(until: string | null): boolean {
  return until !== null && Date.parse(until) > businessNow().getTime();
}
