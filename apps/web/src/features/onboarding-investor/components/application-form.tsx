import { Button, Title } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { SaveStatus } from '../../../components/save-status.tsx';
import { StepList } from '../../../components/step-list.tsx';
import type { CheckAnswer } from '../api/application.ts';
import type { StepProps } from '../lib/step-props.ts';
import { countOn, neighbour, type StepKey, stepKeys, stepOf } from '../lib/steps.ts';
import { type Application, useApplication } from '../lib/use-application.ts';
import type { ApplicationValues } from '../lib/values.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { BankStep } from './bank-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeclarationsStep } from './declarations-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { EmploymentStep } from './employment-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { RemarksSummary } from './remarks.tsx';
import { RiskStep } from './risk-step.tsx';
import { StaleDraft } from './stale-draft.tsx';

const parts: Readonly<Record<StepKey, (props: StepProps) => ReactNode>> = {
  identity: IdentityStep,
  contact: ContactStep,
  employment: EmploymentStep,
  risk: RiskStep,
  bank: BankStep,
  documents: DocumentsStep,
  declarations: DeclarationsStep,
};

interface ApplicationFormProps {
  readonly check: CheckAnswer;
  readonly constants: StepProps['constants'];
  readonly initialValues: ApplicationValues;
  readonly onSubmitted: () => Promise<void>;
  readonly onReload: () => Promise<void>;
  readonly action: ReactNode;
}

/** Seven steps that can be visited in any order; what is typed is saved by itself. */
export function ApplicationForm(props: ApplicationFormProps): ReactNode {
  const t = useText();
  const application = useApplication(props);
  const { step, setStep, serverErrors } = application;
  const blamed = [...Object.keys(application.form.errors), ...application.remarks.map(({ field }) => field)];
  const reveal = (field: string) => setStep(stepOf(field) ?? step);
  const Part = parts[step];

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <SaveStatus state={application.autosave.state} savedAt={application.savedAt} />
        </div>
        {props.action}
      </header>
      <StepList
        label={t('steps')}
        steps={stepKeys.map((key) => ({ key, name: t(`step.${key}`), problems: countOn(key, blamed) }))}
        current={step}
        onGo={(key) => setStep(stepKeys.find((one) => one === key) ?? step)}
      />
      {application.stale ? (
        <StaleDraft onReload={props.onReload} />
      ) : (
        <FormErrors {...serverErrors} reveal={reveal} />
      )}
      <RemarksSummary remarks={application.remarks} reveal={reveal} />
      <Frame application={application}>
        <Part application={application} constants={props.constants} />
      </Frame>
    </div>
  );
}

/** The current step with the ways back and on. The last one submits. */
function Frame({
  application,
  children,
}: {
  readonly application: Application;
  readonly children: ReactNode;
}): ReactNode {
  const t = useText();
  const { step, setStep, submitting } = application;
  const heading = useStepHeading(step);
  const last = step === 'declarations';

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    last ? application.submit() : setStep(neighbour(step, 1));
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.card}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {t(`step.${step}`)}
        </Title>
        <p className={classes.intro}>{t(`intro.${step}`)}</p>
      </div>
      {children}
      <div className={classes.ways}>
        {step !== 'identity' && (
          <Button variant="default" onClick={() => setStep(neighbour(step, -1))} disabled={submitting}>
            {t('back')}
          </Button>
        )}
        <Button type="submit" loading={submitting} className={classes.on}>
          {last ? t('submit') : t('next')}
        </Button>
      </div>
    </form>
  );
}

/** Going to another step puts the focus at its beginning, for people who do not see it change. */
function useStepHeading(step: StepKey) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) {
      shown.current = step;
      heading.current?.focus();
    }
  }, [step]);
  return heading;
}
