import { parseDay } from '@titian/finance/calendar';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { OngoingNote, Stats } from '../api/dashboard.ts';
import { type Countdown, countdown } from '../lib/countdown.ts';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

type CollectedFrom = NonNullable<NonNullable<Stats['next_payment']>['collected_from']>;

interface NextPaymentProps {
  readonly stats: Stats;
  readonly notes: readonly OngoingNote[];
  readonly payButton: (noteId: string) => ReactNode;
}

/** What is to be paid next, when, and Pay. */
export function NextPayment({ stats, notes, payButton }: NextPaymentProps): ReactNode {
  const t = useText();
  const { next_payment: next } = stats;
  const note = notes.find(({ id }) => id === next?.note_id);
  return (
    <section className={classes.hero} aria-label={t('next.label')}>
      <div>
        <h1 className={classes.heroTitle}>{t('next.label')}</h1>
        <p className={classes.total}>{next === null ? t('next.none') : <Money amount={next.amount} />}</p>
        {next === null ? <p className={classes.when}>{t('next.noneBody')}</p> : <When dueOn={next.due_on} />}
        {note !== undefined && (
          <p className={classes.when}>{t('next.of', { number: note.number, purpose: note.purpose })}</p>
        )}
        <Excess next={next} />
        <DirectDebit next={next} />
      </div>
      <div className={classes.actions}>
        {next === null ? (
          <ButtonLink {...pageLink('apply_financing')}>{t('apply')}</ButtonLink>
        ) : (
          payButton(next.note_id)
        )}
      </div>
    </section>
  );
}

/** What was paid beyond what was due before, and when it is used. */
function Excess({ next }: { readonly next: Stats['next_payment'] }): ReactNode {
  const t = useText();
  return next === null || next.excess === '0.00' ? null : (
    <p className={classes.when}>
      {t('next.excess', { amount: formatMoney(next.excess), day: formatDate(next.due_on) })}
    </p>
  );
}

/** How the next payment is made: collected by the bank, or manually with the way to direct debit (NAV-22). */
function DirectDebit({ next }: { readonly next: Stats['next_payment'] }): ReactNode {
  const t = useText();
  const { check_issuer_has_active_mandate: active, has_mandate: any } = useCurrentUser();
  const status = any ? 'waiting' : 'none';
  const from = next?.collected_from ?? null;
  const words =
    next === null || from === null
      ? t(`next.debit.${active ? 'active' : status}`)
      : t('next.debit.collected', { day: formatDate(next.due_on), account: accountName(from) });
  return (
    <p className={classes.when}>
      <RichText
        text={words}
        parts={{ link: (words) => <TextLink {...pageLink('direct_debit')}>{words}</TextLink> }}
      />
    </p>
  );
}

/** The bank, with the last digits of the account where it reported them. */
function accountName({ bank, account_last4: last4 }: CollectedFrom): string {
  return last4 === null ? bank : `${bank} •••• ${last4}`;
}

function When({ dueOn }: { readonly dueOn: string }): ReactNode {
  const t = useText();
  const left = countdownTo(dueOn);
  if (left === null) {
    return null;
  }
  const words = left.key === 'today' ? t('next.today') : t(`next.${left.key}`, { count: left.count });
  return (
    <p className={classes.when}>
      <RichText
        text={t('next.due', { day: formatDate(dueOn), left: words })}
        parts={{ left: (text) => <strong data-late={left.key === 'late'}>{text}</strong> }}
      />
    </p>
  );
}

function countdownTo(dueOn: string): Countdown | null {
  const [today, due] = [parseDay(businessToday()), parseDay(dueOn)];
  return today === null || due === null ? null : countdown(today, due);
}
