import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useText } from '../text.ts';
import type { StepProps } from './step-props.ts';

/** The company declares that nothing is raised for the same purpose elsewhere. */
export function Declaration({ draft }: Pick<StepProps, 'draft'>): ReactNode {
  const t = useText();
  return (
    <Checkbox label={t('field.not_raised_elsewhere')} {...inputsOf(draft).tick('not_raised_elsewhere')} />
  );
}
