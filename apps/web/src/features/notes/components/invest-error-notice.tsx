import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { InvestError } from '../lib/invest-error.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

/** Why it was rejected and what to do; an error about the amount is shown at the amount, its remedy here. */
export function InvestErrorNotice({ error }: { readonly error: InvestError | null }): ReactNode {
  const t = useText();
  if (error === null || (error.atAmount && error.way === null)) {
    return null;
  }
  return (
    <div role="alert" className={classes.refusal}>
      {!error.atAmount && <p>{error.text}</p>}
      {error.opensAt !== null && <p>{t('invest.opensAt', { at: formatDate(error.opensAt, 'instant') })}</p>}
      {error.way === 'top_up' && (
        <TextLink {...pageLink('balance', { action: 'topup' })}>{t('invest.topUp')}</TextLink>
      )}
      {error.way === 'other_notes' && <TextLink {...pageLink('notes')}>{t('invest.otherNotes')}</TextLink>}
    </div>
  );
}
