import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { DraftPage } from '../../../shared/draft/draft-page.tsx';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { type FinancingStart, financingDraftQuery } from '../api/draft.ts';
import { type StepKey, stepsOf } from '../lib/steps.ts';
import { useFinancingDraft } from '../lib/use-financing-draft.ts';
import { useText } from '../text.ts';
import { CostPanel } from './cost-panel.tsx';
import { DocumentsStep } from './documents-step.tsx';
import { FiguresStep } from './figures-step.tsx';
import { KnockedOut } from './knocked-out.tsx';
import { MoneyStep } from './money-step.tsx';
import { PeopleStep } from './people-step.tsx';
import { PurposeStep } from './purpose-step.tsx';
import { ReviewStep } from './review-step.tsx';
import type { StepProps } from './step-props.ts';

const parts: Readonly<Record<StepKey, (props: StepProps) => ReactNode>> = {
  money: MoneyStep,
  purpose: PurposeStep,
  people: PeopleStep,
  documents: DocumentsStep,
  figures: FiguresStep,
  review: ReviewStep,
};

/** `/financing/apply`: a business owner applies for financing, with the estimated cost beside the form. */
export function FinancingApplication(): ReactNode {
  const t = useText();
  return (
    <OnlyFor who="businessowner" title={t('title')}>
      <Loaded />
    </OnlyFor>
  );
}

function Loaded(): ReactNode {
  const t = useText();
  const start = useQuery(financingDraftQuery);
  // Another visit begins with what is saved now.
  const [visit, setVisit] = useState(0);
  const reload = () => void start.refetch().then(() => setVisit((before) => before + 1));
  return (
    <>
      <PageTitle title={t('title')} />
      <QueryView query={start} skeleton={<SkeletonRows rows={8} />}>
        {(answer) =>
          answer.costs.knock_outs.length > 0 ? (
            <KnockedOut reasons={answer.costs.knock_outs} />
          ) : (
            <Form key={visit} start={answer} onReload={reload} />
          )
        }
      </QueryView>
    </>
  );
}

interface FormProps {
  readonly start: FinancingStart;
  readonly onReload: () => void;
}

function Form({ start, onReload }: FormProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const draft = useFinancingDraft(start, {
    onReload,
    onSubmitted: async () => {
      showToast('success', t('submitted'));
      await router.navigate({ ...pageLink('bo_notes'), search: { tab: 'under_review' } });
    },
  });
  const Part = parts[draft.step];
  const { costs, repeats, bank_statements_on: bankStatementsOn } = start;
  const number = repeats?.number ?? '';
  return (
    <DraftPage
      title={t('title')}
      submit={t('submit')}
      steps={stepsOf(repeats !== null).map((key) => ({
        ...{ key, name: t(`step.${key}`), intro: t(`intro.${key}`, { number }) },
      }))}
      draft={draft}
      aside={<CostPanel values={draft.values} costs={costs} />}
    >
      <Part {...{ draft, costs, repeats, bankStatementsOn }} />
    </DraftPage>
  );
}
