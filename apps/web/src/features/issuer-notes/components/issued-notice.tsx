import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import type { Issued } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

/** After signing: what is on its way to the issuer's bank account. */
export function IssuedNotice({ issued: { note, disbursement } }: { readonly issued: Issued }): ReactNode {
  const t = useText();
  return (
    <div role="status" className={classes.done}>
      <p>
        <b>{t('issue.done', { number: note.number })}</b>
      </p>
      <p>
        {t('issue.doneBody', {
          net: formatMoney(disbursement.net),
          amount: formatMoney(disbursement.amount),
          fee: formatMoney(disbursement.origination_fee),
          tax: formatMoney(disbursement.service_tax),
        })}
      </p>
    </div>
  );
}
