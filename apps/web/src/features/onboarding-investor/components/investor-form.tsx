import type { ReactNode } from 'react';
import { DraftPage } from '../../../shared/draft/draft-page.tsx';
import type { CheckAnswer } from '../api/application.ts';
import { type StepKey, stepKeys } from '../lib/steps.ts';
import { type StepProps, useInvestorDraft } from '../lib/use-investor-draft.ts';
import type { ApplicationValues } from '../lib/values.ts';
import { useText } from '../text.ts';
import { BankStep } from './bank-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeclarationsStep } from './declarations-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { EmploymentStep } from './employment-step.tsx';
import { IdentityStep } from './identity-step.tsx';
import { RiskStep } from './risk-step.tsx';

const parts: Readonly<Record<StepKey, (props: StepProps) => ReactNode>> = {
  identity: IdentityStep,
  contact: ContactStep,
  employment: EmploymentStep,
  risk: RiskStep,
  bank: BankStep,
  documents: DocumentsStep,
  declarations: DeclarationsStep,
};

interface InvestorFormProps {
  readonly check: CheckAnswer;
  readonly constants: StepProps['constants'];
  readonly initialValues: ApplicationValues;
  readonly onSubmitted: () => Promise<void>;
  readonly onReload: () => void;
  readonly action: ReactNode;
}

/** The seven steps of the application of an Individual investor. */
export function InvestorForm(props: InvestorFormProps): ReactNode {
  const t = useText();
  const draft = useInvestorDraft(props.check, props.initialValues, props);
  const Part = parts[draft.step];
  return (
    <DraftPage
      title={t('title')}
      submit={t('submit')}
      action={props.action}
      steps={stepKeys.map((key) => ({ key, name: t(`step.${key}`), intro: t(`intro.${key}`) }))}
      draft={draft}
    >
      <Part draft={draft} constants={props.constants} />
    </DraftPage>
  );
}
