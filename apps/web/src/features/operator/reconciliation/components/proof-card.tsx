import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import type { Overview, Proof } from '../api/reconciliation.ts';
import { useText } from '../text.ts';
import { ItemTerm, type TermItem, TransferTerm } from './proof-term.tsx';
import classes from './reconciliation.module.css';

/** "Client money = bank" in one sentence, with its proof below (PAY-9). */
export function ProofCard({ proof }: { readonly proof: Overview['proof'] }): ReactNode {
  const t = useText();
  if (proof === null) {
    return (
      <SectionCard title={t('proof.title')}>
        <p className={classes.sentence}>{t('proof.none')}</p>
      </SectionCard>
    );
  }
  const holds = proof.difference === '0.00';
  const values = {
    day: formatDate(proof.day),
    amount: unbroken(proof.right),
    difference: unbroken(proof.difference),
  };
  return (
    <SectionCard title={t('proof.title')}>
      <p className={classes.sentence} data-holds={holds} role="status">
        {holds ? t('proof.holds', values) : t('proof.fails', values)}
      </p>
      <div className={classes.sides}>
        <BankSide proof={proof} />
        <OwedSide proof={proof} />
      </div>
    </SectionCard>
  );
}

/** An amount that does not end a line between the currency and its figures. */
function unbroken(amount: string): string {
  return formatMoney(amount).replace(' ', '\u00A0');
}

function BankSide({ proof }: { readonly proof: Proof }): ReactNode {
  const t = useText();
  return (
    <div className={classes.side}>
      <h3>{t('proof.left')}</h3>
      <p className={classes.plain}>
        <span>{t('proof.bank')}</span>
        <Money amount={proof.bank} />
      </p>
      <TransferTerm
        name={t('proof.in_transit_in')}
        amount={<Money amount={proof.in_transit_in} direction="in" />}
        items={proof.items_in}
      />
      <TransferTerm
        name={t('proof.in_transit_out')}
        amount={<Money amount={proof.in_transit_out} direction="out" />}
        items={proof.items_out}
      />
      <Sum amount={proof.left} />
      {proof.overdue !== '0.00' && (
        <div className={classes.overdue}>
          <TransferTerm
            name={t('proof.overdue')}
            amount={<Money amount={proof.overdue} />}
            items={proof.items_overdue}
          />
        </div>
      )}
    </div>
  );
}

function OwedSide({ proof }: { readonly proof: Proof }): ReactNode {
  const t = useText();
  return (
    <div className={classes.side}>
      <h3>{t('proof.right')}</h3>
      {proof.groups.map(({ group, amount, accounts }) => (
        <ItemTerm
          key={group}
          name={t(`proof.group.${group}`)}
          amount={<Money amount={amount} />}
          items={accounts.map(
            (one): TermItem => ({
              key: one.kind,
              name: t(`proof.account.${one.kind}`),
              amount: <Money amount={one.amount} />,
            }),
          )}
        />
      ))}
      <Sum amount={proof.right} />
    </div>
  );
}

function Sum({ amount }: { readonly amount: string }): ReactNode {
  const t = useText();
  return (
    <p className={classes.sum}>
      <span>{t('proof.sum')}</span>
      <Money amount={amount} />
    </p>
  );
}
