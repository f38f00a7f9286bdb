import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { customerMandatesQuery } from '../api/mandates.ts';
import type { Deposit } from '../api/recurring-deposit.ts';
import type { Mandate } from '../lib/running.ts';
import { mandateTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { CollectionList } from './collections.tsx';
import { DepositList } from './deposit-list.tsx';
import classes from './direct-debit.module.css';

/** A customer's mandates with their collections, for an operator to read. */
export function CustomerMandates({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useText();
  const mandates = useQuery(customerMandatesQuery(customerId));
  return (
    <QueryView query={mandates}>
      {(items) =>
        items.length === 0 ? (
          <p className={classes.hint}>{t('operator.none')}</p>
        ) : (
          <ul className={classes.list}>
            {items.map((mandate) => (
              <li key={mandate.id} className={classes.stack}>
                <OneMandate mandate={mandate} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

/** What an investor lets us collect each month. */
function MonthlyDeposit({ deposit }: { readonly deposit: Deposit }): ReactNode {
  const t = useText();
  const values = { amount: formatMoney(deposit.amount), day: deposit.day_of_month };
  return (
    <>
      <p className={classes.text}>
        {t(deposit.paused === null ? 'operator.deposit' : 'operator.paused', values)}
      </p>
      {deposit.collections.length > 0 && <DepositList items={deposit.collections} />}
    </>
  );
}

function OneMandate({ mandate }: { readonly mandate: Mandate }): ReactNode {
  const t = useText();
  const amount = formatMoney(mandate.max_amount);
  return (
    <>
      <div className={classes.why}>
        <Chip tone={mandateTones[mandate.state]}>{t(`state.${mandate.state}`)}</Chip>
        <span>{t('operator.line', { bank: mandate.bank, amount })}</span>
        {mandate.reason !== null && <span className={classes.hint}>{t(`reason.${mandate.reason}`)}</span>}
      </div>
      <Facts
        rows={[
          [t('current.reference'), mandate.reference],
          ...(mandate.mandate_number === null
            ? []
            : ([[t('current.number'), mandate.mandate_number]] as const)),
        ]}
      />
      {mandate.deposit !== null && <MonthlyDeposit deposit={mandate.deposit} />}
      {mandate.collections.length > 0 && <CollectionList items={mandate.collections} />}
    </>
  );
}
