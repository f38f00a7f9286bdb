import { type Sen, senToText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import type { AmountInput } from '../lib/use-amount.ts';
import { shortMoney } from '../lib/whole-figures.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

/** Usual amounts in one press, and the most that is possible. Impossible ones are not offered. */
export function AmountChoices({ amount }: { readonly amount: AmountInput }): ReactNode {
  const t = useText();
  const { usual, largest } = amount;
  if (largest === null) {
    return null;
  }
  return (
    <fieldset aria-label={t('invest.choices')} className={classes.choices}>
      {usual.map((one) => (
        <Choice key={String(one)} amount={amount} value={one} label={shortMoney(one)} />
      ))}
      <Choice
        amount={amount}
        value={largest}
        label={t('invest.max')}
        name={t('invest.maxOf', { amount: formatMoney(largest) })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly amount: AmountInput;
  readonly value: Sen;
  readonly label: string;
  readonly name?: string;
}

function Choice({ amount, value, label, name }: ChoiceProps): ReactNode {
  return (
    <button
      type="button"
      className={classes.choice}
      aria-label={name}
      title={name}
      aria-pressed={amount.typed === senToText(value)}
      onClick={() => amount.set(senToText(value))}
    >
      {label}
    </button>
  );
}
