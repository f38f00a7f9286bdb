import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { Overview, Proof } from '../api/reconciliation.ts';
import { useText } from '../text.ts';
import { ItemTerm, type TermItem, TransferTerm } from './proof-term.tsx';
import classes from './reconciliation.module.css';

/** "Client money = bank" in one sentence, with its proof beneath (rules §3). */
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
    amount: formatMoney(proof.right),
    difference: formatMoney(proof.difference),
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
        amount={formatMoney(proof.in_transit_in, 'in')}
        items={proof.items_in}
      />
      <TransferTerm
        name={t('proof.in_transit_out')}
        amount={formatMoney(proof.in_transit_out, 'out')}
        items={proof.items_out}
      />
      <Sum amount={proof.left} />
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
          amount={formatMoney(amount)}
          items={accounts.map(
            (one): TermItem => ({
              key: one.kind,
              name: t(`proof.account.${one.kind}`),
              amount: formatMoney(one.amount),
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
