import { Radio, Select } from '@mantine/core';
import { noteContracts } from '@titian/contracts/constants';
import { repaymentProfiles } from '@titian/contracts/reference/business-lists';
import { senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import { MoneyInput, NumberField } from '../../../components/number-field.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import type { StepProps } from './step-props.ts';

/** How much, for how long, and how it is paid back. */
export function MoneyStep({ draft, costs, repeats }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const { loan_categories: categories } = useCurrentAnswer();
  const limits = {
    min: moneyInText(costs.amount_min),
    max: moneyInText(costs.amount_max),
    step: moneyInText(costs.amount_step),
  };
  const isTight = senFromText(costs.room) < senFromText(costs.amount_max);
  const room = isTight ? ` ${t('help.room', { room: moneyInText(costs.room) })}` : '';
  const before = repeats === null ? '' : `${t('help.before', { amount: moneyInText(repeats.amount) })} `;
  const hint = `${before}${t('help.amount', limits)}${room}`;
  return (
    <>
      <Select
        label={t('field.loan_category')}
        allowDeselect={false}
        data={optionsOf(categories, 'note_types')}
        {...input.choice('loan_category')}
      />
      <Radio.Group label={t('field.contract')} {...input.plain('contract')}>
        <div className={classes.stack}>
          {noteContracts.map((one) => (
            <Radio
              key={one}
              value={one}
              label={t(`contract.${one}`)}
              description={t(`contractHint.${one}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.pair}>
        <MoneyInput label={t('field.amount')} maxDigits={9} {...input.plain('amount', hint)} />
        <NumberField
          label={t('field.term_months')}
          maxDigits={2}
          {...input.plain('term_months', t('help.term_months'))}
        />
      </div>
      <Radio.Group label={t('field.profile')} {...input.plain('profile')}>
        <div className={classes.stack}>
          {repaymentProfiles.map(({ value }) => (
            <Radio
              key={value}
              value={value}
              label={t(`profile.${value}`)}
              description={t(`profileHint.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}
