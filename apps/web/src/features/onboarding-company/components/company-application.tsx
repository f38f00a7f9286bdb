import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { EligibilityAnswers } from '@titian/contracts/eligibility';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { DraftPage } from '../../../shared/draft/draft-page.tsx';
import { currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { type CompanyStart, companyStartQuery } from '../api/start.ts';
import { type StepKey, stepKeys } from '../lib/steps.ts';
import { type StepProps, useCompanyDraft } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';
import { BankStep } from './bank-step.tsx';
import { CompanyStep } from './company-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeclarationsStep } from './declarations-step.tsx';
import { DirectorsStep } from './directors-step.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { EligibilityCheck } from './eligibility-check.tsx';
import { PersonStep } from './person-step.tsx';

const parts: Readonly<Record<StepKey, (props: StepProps) => ReactNode>> = {
  company: CompanyStep,
  contact: ContactStep,
  person: PersonStep,
  directors: DirectorsStep,
  bank: BankStep,
  documents: DocumentsStep,
  declarations: DeclarationsStep,
};

/** `/business_owners/apply`: business owners and Institution investors apply here (ONB-5). */
export function CompanyApplication({ action }: { readonly action: ReactNode }): ReactNode {
  const t = useText();
  const start = useQuery(companyStartQuery);
  // Another visit begins with what is saved now.
  const [visit, setVisit] = useState(0);
  const reload = () => void start.refetch().then(() => setVisit((before) => before + 1));
  return (
    <>
      <PageTitle title={t('title')} />
      <QueryView query={start} skeleton={<SkeletonRows rows={8} />}>
        {(answer) => <Application key={visit} start={answer} onReload={reload} action={action} />}
      </QueryView>
    </>
  );
}

interface FormProps {
  readonly start: CompanyStart;
  readonly onReload: () => void;
  readonly action: ReactNode;
}

/** A business owner without a draft first sees whether and for what the company may apply. */
function Application(props: FormProps): ReactNode {
  const { check, retrieved } = props.start;
  const [answers, setAnswers] = useState<EligibilityAnswers | null>(null);
  const needsCheck = check.form === 'business' && retrieved.draft === null && answers === null;
  return needsCheck ? (
    <EligibilityCheck action={props.action} onStart={setAnswers} />
  ) : (
    <Form {...props} answers={answers ?? {}} />
  );
}

interface BegunProps extends FormProps {
  /** Answers from the eligibility check. */
  readonly answers: Partial<EligibilityAnswers>;
}

function Form({ start, answers, onReload, action }: BegunProps): ReactNode {
  const t = useText();
  const draft = useCompanyDraft(start, answers, { onSubmitted: useAfterSubmit(), onReload });
  const Part = parts[draft.step];
  return (
    <DraftPage
      title={t('title')}
      submit={t('submit')}
      action={action}
      steps={stepKeys.map((key) => ({ key, name: t(`step.${key}`), intro: t(`intro.${key}`) }))}
      draft={draft}
    >
      <Part draft={draft} form={start.check.form} />
    </DraftPage>
  );
}

/** A business owner waits on the review page, an investor on the dashboard (NAV-16). */
function useAfterSubmit(): () => Promise<void> {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const { role } = useCurrentUser();
  return async () => {
    showToast('success', t('submitted'));
    // The guard decides by the user: it must know of the submission before the next page is opened.
    await queries.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    await router.navigate(pageLink(role === 'businessowner' ? 'application_review' : 'dashboard'));
  };
}
