import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { Check } from '../api/verification.ts';
import { useText } from '../text.ts';
import { Notice } from './notice.tsx';
import classes from './verification.module.css';

interface OutcomeProps {
  readonly session: Check;
  /** The way on, where there is one. */
  readonly back: ReactNode;
}

/** What came of a check, with the reasons that its person should know. */
export function Outcome({ session, back }: OutcomeProps): ReactNode {
  const t = useText();
  const { state, reasons } = session;
  if (state === 'open') {
    return null;
  }
  const shown = shownReasons(state, reasons);
  return (
    <Notice title={t(`outcome.${state}.title`)} body={t(`outcome.${state}.body`)} action={back}>
      {shown.length > 0 && (
        <ul className={classes.reasons} aria-label={t('reasons')}>
          {shown.map(({ code, text }) => (
            <li key={code}>{text}</li>
          ))}
        </ul>
      )}
      {state === 'rejected' && <Support />}
    </Notice>
  );
}

/** While people look, only what the person can put right is worth saying; afterwards, why it did not work. */
function shownReasons(state: Check['state'], reasons: Check['reasons']): Check['reasons'] {
  if (state === 'approved') {
    return [];
  }
  return state === 'review' ? reasons.filter(({ code }) => code.endsWith('_differs')) : reasons;
}

/** The support address, which is a setting of the product. */
function Support(): ReactNode {
  const { data } = useQuery(currentUserQuery);
  const email = data?.user.support_email;
  return email === undefined ? null : (
    <p className={classes.text}>
      <Anchor href={`mailto:${email}`}>{email}</Anchor>
    </p>
  );
}
