import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { callForFile } from '../../../lib/api/client.ts';
import type { EarlySettlement, IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import { DocumentButton } from './document-button.tsx';
import classes from './issuer-notes.module.css';
import { amountRow, lateRows } from './late-rows.tsx';

interface EarlyFactsProps {
  readonly early: EarlySettlement;
  readonly contract: IssuerNote['contract'];
}

/** What settling a note today costs, and what it saves, before it is paid. */
export function EarlyFacts({ early, contract }: EarlyFactsProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.form}>
      <Facts
        rows={[
          [t('pay.earlyPrincipal'), <Money key="p" amount={early.principal} />],
          [t(`pay.earlyReturn.${contract}`), <Money key="r" amount={early.return} />],
          ...lateRows(t, contract, early),
          [
            t('pay.earlyTotal'),
            <b key="t">
              <Money amount={early.total} />
            </b>,
          ],
          ...(early.excess === '0.00'
            ? []
            : [...amountRow(t('pay.excess'), early.excess), ...amountRow(t('pay.payable'), early.payable)]),
          [t(`pay.saved.${contract}`), <Money key="s" amount={early.saved} />],
        ]}
      />
      <p className={classes.hint}>{t(`pay.earlyHint.${contract}`, { day: formatDate(early.on) })}</p>
      <div>
        <DocumentButton
          label={t('payments.quote')}
          fileName={t('payments.quoteName', { number: early.note_number, day: early.on })}
          failed={t('payments.quoteFailed')}
          read={() => callForFile('noteBoSettlementQuote', { query: { note_id: early.note_id } })}
        />
      </div>
    </div>
  );
}
