import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { maxSen, parseSen, type Sen, sen, senToText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import classes from './amount-stepper.module.css';
import { formatMoney } from './money.tsx';
import { MoneyInput, type NumberFieldProps } from './number-field.tsx';
import { useText } from './text.ts';

type AmountStepperProps = Omit<NumberFieldProps, 'decimals' | 'prefix' | 'size' | 'suffix'> & {
  readonly stepSen: Sen;
};

/** An amount of money that can be typed, or moved by a step with − and +. */
export function AmountStepper({ stepSen, ...field }: AmountStepperProps): ReactNode {
  const t = useText();
  const { value, onChange, disabled = false } = field;
  const step = formatMoney(stepSen);
  // Null while what is typed is no amount: + then starts at one step, and − waits.
  const amount = parseSen(value);
  return (
    <div className={classes.row}>
      <div className={classes.field}>
        <MoneyInput {...field} size="large" />
      </div>
      <ActionIcon
        variant="default"
        className={classes.button}
        aria-label={t('stepper.less', { step })}
        disabled={disabled || amount === null || amount <= stepSen}
        onClick={() => amount !== null && onChange(senToText(stepDown(amount, stepSen)))}
      >
        <IconMinus className={classes.icon} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        className={classes.button}
        aria-label={t('stepper.more', { step })}
        disabled={disabled}
        onClick={() => onChange(senToText(amount === null ? stepSen : stepUp(amount, stepSen)))}
      >
        <IconPlus className={classes.icon} aria-hidden />
      </ActionIcon>
    </div>
  );
}

/** The next multiple of the step below, at least one step: from 255 with a step of 10 to 250, then to 240. */
function stepDown(amount: Sen, stepSen: Sen): Sen {
  const beyond = amount % stepSen;
  return maxSen(stepSen, sen(beyond === 0n ? amount - stepSen : amount - beyond));
}

/** The next multiple of the step above. */
function stepUp(amount: Sen, stepSen: Sen): Sen {
  return sen(amount - (amount % stepSen) + stepSen);
}
