import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { businessNow } from '../../../lib/clock/business-now.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import { OpeningCountdown } from './opening-countdown.tsx';
import classes from './panel.module.css';

/** Where the form would stand: why this note cannot be subscribed. */
export function WhyNot({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const { is_inv_fund_managed: managed } = useCurrentUser();
  const reason = reasonOf(note, managed);
  if (reason === null) {
    return null;
  }
  return (
    <div className={classes.card}>
      <h2 className={classes.title}>{t(`whyNot.${reason}.title`)}</h2>
      <p className={classes.body}>
        {t(`whyNot.${reason}.body`, { at: formatDate(note.opens_at, 'instant') })}
      </p>
      {reason === 'early' && note.opens_at !== null && (
        <OpeningCountdown key={note.opens_at} opensAt={note.opens_at} />
      )}
      {reason !== 'managed' && (
        <ButtonLink variant="default" {...pageLink('notes')}>
          {t('invest.otherNotes')}
        </ButtonLink>
      )}
    </div>
  );
}

type Reason = 'managed' | 'early' | 'closed' | 'full' | 'paused' | 'over';

/** Null where no form is expected: a note that was never open, or is active with this investor in it. */
function reasonOf(note: Note, managed: boolean): Reason | null {
  if (note.state !== 'listed') {
    return note.state === 'funded' ? 'full' : note.state === 'issued' ? 'over' : null;
  }
  if (managed) {
    return 'managed';
  }
  const now = businessNow().getTime();
  if (note.opens_at !== null && Date.parse(note.opens_at) > now) {
    return 'early';
  }
  if (note.remaining === '0.00') {
    return 'full';
  }
  return note.closes_at !== null && Date.parse(note.closes_at) <= now ? 'closed' : 'paused';
}
