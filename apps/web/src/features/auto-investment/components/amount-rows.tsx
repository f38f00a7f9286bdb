import { type FinancingType, financingTypes } from '@titian/contracts/constants';
import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { nameOf } from '../../../lib/text/names.ts';
import { useText } from '../text.ts';
import type { PartProps } from './part-props.ts';
import classes from './preset.module.css';

/** What goes into one note of each chosen type, from and to. */
export function AmountRows({ form, errors, rules }: PartProps): ReactNode {
  const t = useText();
  const { amounts, types } = form.values;

  function change(type: FinancingType, at: 0 | 1, value: string): void {
    const [smallest, largest] = amounts[type];
    const range = at === 0 ? ([value, largest] as const) : ([smallest, value] as const);
    form.setFieldValue('amounts', { ...amounts, [type]: range });
  }

  const rule = t('rule.amount', { minimum: moneyInText(rules.minimum), step: moneyInText(rules.step) });
  return (
    <div className={classes.part}>
      <p className={classes.rule}>{rule}</p>
      {financingTypes
        .filter((type) => types.includes(type))
        .map((type) => (
          <div key={type} className={classes.pair} data-path={`amounts.${type}`}>
            <MoneyInput
              label={t('field.smallest', { type: nameOf('note_types', type) })}
              value={amounts[type][0]}
              onChange={(value) => change(type, 0, value)}
              error={errors[`amounts.${type}`] ?? errors[`amounts.${type}.0`]}
            />
            <MoneyInput
              label={t('field.largest', { type: nameOf('note_types', type) })}
              value={amounts[type][1]}
              onChange={(value) => change(type, 1, value)}
              error={errors[`amounts.${type}.1`]}
            />
          </div>
        ))}
    </div>
  );
}
