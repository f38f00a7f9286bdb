import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Proof } from '../api/reconciliation.ts';
import { transferName } from '../lib/transfer-name.ts';
import { useText } from '../text.ts';
import classes from './reconciliation.module.css';

export interface TermItem {
  readonly key: string;
  readonly name: string;
  readonly amount: ReactNode;
}

interface ItemTermProps {
  readonly name: string;
  readonly amount: ReactNode;
  readonly items: readonly TermItem[];
}

/** One term of the proof: its amount, and what it is made of once it is opened. */
export function ItemTerm({ name, amount, items }: ItemTermProps): ReactNode {
  const t = useText();
  return (
    <details className={classes.term}>
      <summary>
        <span className={classes.name}>{name}</span>
        <span>{amount}</span>
      </summary>
      <ul className={classes.items}>
        {items.length === 0 ? (
          <li>{t('proof.nothing')}</li>
        ) : (
          items.map((item) => (
            <li key={item.key}>
              <span>{item.name}</span>
              <span>{item.amount}</span>
            </li>
          ))
        )}
      </ul>
    </details>
  );
}

interface TransferTermProps extends Omit<ItemTermProps, 'items'> {
  readonly items: readonly (Proof['items_in'][number] & { readonly age_days?: number })[];
}

/** A term made of transfers that no statement shows yet. */
export function TransferTerm({ items, ...term }: TransferTermProps): ReactNode {
  const t = useText();
  return (
    <ItemTerm
      {...term}
      items={items.map(({ what, amount, on, age_days: age }, at) => ({
        key: `${at}-${on}`,
        name: [
          transferName(what),
          formatDate(on),
          age === undefined ? null : t('exception.days', { count: age }),
        ]
          .filter((one) => one !== null)
          .join(' · '),
        amount: <Money amount={amount} />,
      }))}
    />
  );
}
