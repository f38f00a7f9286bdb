import { Radio, type RadioGroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './application.module.css';

/** A question that is answered with yes ("1") or no ("0"). */
export function YesNo(props: Omit<RadioGroupProps, 'children'>): ReactNode {
  const t = useText();
  return (
    <Radio.Group {...props}>
      <div className={classes.options}>
        <Radio value="1" label={t('yes')} />
        <Radio value="0" label={t('no')} />
      </div>
    </Radio.Group>
  );
}
