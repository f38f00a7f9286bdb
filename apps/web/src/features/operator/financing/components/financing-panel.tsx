import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import { History } from '../../shared/history.tsx';
import { LimitForm } from '../../shared/limit-form.tsx';
import panel from '../../shared/panel.module.css';
import { useText as useSharedText } from '../../shared/text.ts';
import { type FinancingAnswer, financingQuery } from '../api/read-financing.ts';
import { financingFacts, relatedRows } from '../lib/financing-facts.ts';
import { useText } from '../text.ts';
import { ApplicantStatusFacts, AssessmentFacts } from './assessment-facts.tsx';
import { AssessmentForm } from './assessment-form.tsx';
import { ComparableNotes } from './comparable-notes.tsx';
import { FactSheetForm } from './fact-sheet-form.tsx';
import { GroupExposure } from './group-exposure.tsx';
import { GroupForm } from './group-form.tsx';
import { Guarantors } from './guarantors.tsx';
import { IssuerFile } from './issuer-file.tsx';
import { KnockOuts } from './knock-outs.tsx';
import { OfferFacts } from './made-offer.tsx';
import { OfferForm } from './offer-form.tsx';
import { OverrideForm } from './override-form.tsx';
import { RejectionForm } from './rejection-form.tsx';
import { RequestForm, Requests } from './requests.tsx';
import { RevisionForm } from './revision-form.tsx';
import { ScorecardExplained } from './scorecard-explained.tsx';

const modes = [
  'assess',
  'offer',
  'override',
  'reject',
  'fact_sheet',
  'revise',
  'request',
  'group',
  'limit',
] as const;
type Mode = (typeof modes)[number];

/** One financing application: the request beside its documents, and the maker's forms. */
export function FinancingPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(financingQuery(id));
  return <QueryView query={query}>{(answer) => <Review answer={answer} />}</QueryView>;
}

function Review({ answer }: { readonly answer: FinancingAnswer }): ReactNode {
  const t = useText();
  const { application, assessment, offer } = answer;
  return (
    <div className={panel.stack}>
      <KnockOuts knockOuts={application.knock_outs} />
      <Decide answer={answer} />
      {offer !== null && <OfferFacts offer={offer} />}
      {assessment !== null && <AssessmentFacts assessment={assessment} />}
      {assessment !== null && <ScorecardExplained assessment={assessment} />}
      <ComparableNotes notes={application.comparable_notes} />
      <GroupExposure exposure={application.exposure} />
      <ApplicantStatusFacts application={application} />
      <Requests application={application} />
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Facts title={t('requested')} facts={financingFacts(application.data)} />
          <Guarantors id={application.id} data={application.data} />
          <Listed title={t('relatedCompanies')} rows={relatedRows(application.data)} />
        </div>
        <Documents
          groups={Object.entries(application.files).map(([key, files]) => ({
            key,
            label: t('fields.documents'),
            files,
          }))}
        />
      </div>
      <IssuerFile applicationId={application.id} />
      <History rows={application.history} />
    </div>
  );
}

function Decide({ answer }: { readonly answer: FinancingAnswer }): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const [mode, setMode] = useState<Mode | null>(null);
  if (mode !== null) {
    return (
      <div className={panel.form}>
        <ModeForm mode={mode} answer={answer} onClose={() => setMode(null)} />
      </div>
    );
  }
  const { can, assessment } = answer;
  const open = modes.filter((one) => can[one] === true || (one === 'group' && can.request === true));
  if (open.length === 0) {
    return <p className={panel.wait}>{sharedText('waitingForSecond')}</p>;
  }
  const first = assessment === null ? 'assess' : 'offer';
  return (
    <>
      {isProposedAbout(answer) && (
        <p className={panel.wait}>{t(open.includes('limit') ? 'decide.waitsButLimit' : 'decide.waits')}</p>
      )}
      <div className={panel.buttons}>
        {open.map((one) => (
          <Button key={one} variant={one === first ? 'filled' : 'default'} onClick={() => setMode(one)}>
            {t(`decide.${one}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

/** While credit may request documents but write nothing, a proposal awaits its second operator. */
function isProposedAbout({ application: { state }, can }: FinancingAnswer): boolean {
  return state === 'under_review' && can.request === true && can.fact_sheet !== true;
}

interface ModeFormProps {
  readonly mode: Mode;
  readonly answer: FinancingAnswer;
  readonly onClose: () => void;
}

function ModeForm({ mode, answer, onClose }: ModeFormProps): ReactNode {
  const { application, assessment } = answer;
  if (assessment !== null && mode === 'offer') {
    return <OfferForm application={application} assessment={assessment} onClose={onClose} />;
  }
  if (assessment !== null && mode === 'override') {
    return <OverrideForm id={application.id} assessment={assessment} onClose={onClose} />;
  }
  if (mode === 'reject') {
    return <RejectionForm application={application} onClose={onClose} />;
  }
  if (mode === 'fact_sheet') {
    return <FactSheetForm application={application} onClose={onClose} />;
  }
  if (mode === 'revise') {
    return <RevisionForm application={application} onClose={onClose} />;
  }
  if (mode === 'request') {
    return <RequestForm application={application} onClose={onClose} />;
  }
  if (mode === 'limit') {
    return <LimitForm issuerId={application.issuer_id} onClose={onClose} />;
  }
  return mode === 'group' ? (
    <GroupForm application={application} onClose={onClose} />
  ) : (
    <AssessmentForm answer={answer} onClose={onClose} />
  );
}

function Listed({ title, rows }: { readonly title: string; readonly rows: readonly string[] }): ReactNode {
  return rows.length === 0 ? null : (
    <div>
      <h3 className={panel.heading}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
