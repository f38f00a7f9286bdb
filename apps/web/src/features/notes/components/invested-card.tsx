import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { addSen, senFromText } from '@titian/finance/sen';
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { quoteQuery } from '../api/amortizations.ts';
import type { Invested } from '../api/invest.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import { CancelButton } from './cancel-button.tsx';
import classes from './panel.module.css';

interface InvestedCardProps {
  readonly invested: Invested;
  readonly note: Note;
  readonly onClose: () => void;
}

/** After Confirm: what was taken, the first payment to expect, until when it can be cancelled, what is next. */
export function InvestedCard({ invested, note, onClose }: InvestedCardProps): ReactNode {
  const t = useText();
  const { subscription, balance } = invested;
  const open = invested.note.state === 'listed';
  const updates = useRef<HTMLDivElement>(null);
  const first = useFirstPayment(note, subscription.amount);
  // On a phone the answer stands above the button that was pressed.
  useEffect(() => {
    updates.current?.focus({ preventScroll: true });
    updates.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className={classes.form}>
      <div ref={updates} tabIndex={-1} className={classes.get} role="status">
        <span className={classes.label}>{t('done.title')}</span>
        <strong className={classes.big}>
          <Money amount={subscription.amount} />
        </strong>
        <span className={classes.label}>{open ? t('done.waiting') : t('done.funded')}</span>
      </div>
      <Facts
        rows={[
          ...(first === null ? [] : ([[t('done.first'), first]] as const)),
          [t('done.balance'), formatMoney(balance)],
          [t('facts.left'), formatMoney(invested.note.remaining)],
          ...(open && subscription.cancel_until !== null
            ? ([[t('done.cancelUntil'), formatDate(subscription.cancel_until, 'instant')]] as const)
            : []),
        ]}
      />
      <NextSteps note={note} isOpen={open} />
      <ButtonLink {...pageLink('notes')} search={{ tab: 'subscribed' }}>
        {t('done.toMine')}
      </ButtonLink>
      <ButtonLink variant="default" {...pageLink('notes')}>
        {t('done.toOpen')}
      </ButtonLink>
      {open && (
        <>
          <Button variant="default" onClick={onClose}>
            {t('done.more')}
          </Button>
          <CancelButton
            subscription={subscription}
            left={note.position?.cancellations_left ?? null}
            onCancelled={onClose}
          />
        </>
      )}
    </div>
  );
}

/** When and how much the first payment would be if the note were issued today; null while it is unknown. */
function useFirstPayment(note: Note, amount: string): string | null {
  const t = useText();
  const { data } = useQuery(quoteQuery(note.id, amount));
  const [due, paid] = [data?.items[0], data?.quote?.months[0]];
  return due === undefined || paid === undefined
    ? null
    : t('done.firstValue', {
        amount: formatMoney(addSen(senFromText(paid.principal), senFromText(paid.return_net))),
        on: formatDate(due.due_on),
      });
}

function NextSteps({ note, isOpen }: { readonly note: Note; readonly isOpen: boolean }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('done.next')}>
      <h3 className={classes.title}>{t('done.next')}</h3>
      <ol className={classes.steps}>
        {isOpen && <li>{t('done.stepFunded', { closes: formatDate(note.closes_at, 'instant') })}</li>}
        <li>{t('done.stepIssued')}</li>
        <li>{t('done.stepPaid')}</li>
      </ol>
    </section>
  );
}
