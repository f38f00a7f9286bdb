import { Radio, type RadioGroupProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from '../../../shared/draft/draft.module.css';
import { useText } from '../text.ts';

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
