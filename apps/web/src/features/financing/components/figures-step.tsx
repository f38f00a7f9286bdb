import type { ReactNode } from 'react';
import classes from '../../../shared/draft/draft.module.css';
import { useText } from '../text.ts';
import { DocumentFields } from './document-fields.tsx';
import { MoneyStep } from './money-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PurposeStep } from './purpose-step.tsx';
import type { StepProps } from './step-props.ts';

/** All of an application that repeats an earlier one, on one page: most of it only has to be checked (FIN-20). */
export function FiguresStep(props: StepProps): ReactNode {
  const t = useText();
  return (
    <>
      <MoneyStep {...props} />
      <h3 className={classes.subheading}>{t('step.purpose')}</h3>
      <PurposeStep draft={props.draft} />
      <PeopleStep {...props} />
      <DocumentFields {...props} />
    </>
  );
}
