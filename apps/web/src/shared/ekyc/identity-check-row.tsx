import { IconId } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { pageLink } from '../../config/page-link.ts';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { currentCheckQuery } from './current-check.ts';
import classes from './identity-check-row.module.css';
import { useText } from './text.ts';

/** Where the identity check stands, in the forms that it belongs to, with the way to it. */
export function IdentityCheckRow(): ReactNode {
  const t = useText();
  const { data: current } = useQuery({ ...currentCheckQuery, refetchOnMount: 'always' });
  const state = checkState(current);
  const isToBegin = state !== 'open' && current?.blocked === null;
  const way = isToBegin ? 'begin' : state === 'open' ? 'on' : 'see';
  return (
    <section className={classes.row} aria-label={t('title')} data-state={state}>
      <IconId className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{t('title')}</p>
        <p className={classes.state}>{t(`state.${state}`)}</p>
      </div>
      {state !== 'identity_missing' && (
        <ButtonLink {...pageLink('verification')} variant="default">
          {t(`go.${way}`)}
        </ButtonLink>
      )}
    </section>
  );
}

function checkState(current: CallResponse<'ekycCurrent'> | undefined) {
  if (current?.blocked === 'identity_missing') {
    return 'identity_missing';
  }
  if (current?.undone_by !== null && current?.undone_by !== undefined) {
    return `undone_${current.undone_by}` as const;
  }
  return current?.session?.state ?? 'none';
}
