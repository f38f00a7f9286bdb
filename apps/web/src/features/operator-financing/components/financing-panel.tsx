import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { Documents } from '../../../lib/office/documents.tsx';
import { Facts } from '../../../lib/office/facts.tsx';
import { History } from '../../../lib/office/history.tsx';
import panel from '../../../lib/office/panel.module.css';
import { useText as useOffice } from '../../../lib/office/text.ts';
import { type FinancingAnswer, financingQuery } from '../api/read-financing.ts';
import { financingFacts, listedRows } from '../lib/financing-facts.ts';
import { useText } from '../text.ts';
import { AssessmentFacts, OfferFacts } from './made-offer.tsx';
import { OfferForm } from './offer-form.tsx';
import { RejectionForm } from './rejection-form.tsx';

type Mode = 'offer' | 'reject' | null;

/** One financing application: what was asked for beside its documents, and the maker's forms. */
export function FinancingPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(financingQuery(id));
  return <QueryView query={query}>{(answer) => <Review answer={answer} />}</QueryView>;
}

function Review({ answer }: { readonly answer: FinancingAnswer }): ReactNode {
  const t = useText();
  const { application, assessment, offer } = answer;
  return (
    <div className={panel.stack}>
      <Decide answer={answer} />
      {offer !== null && <OfferFacts offer={offer} />}
      {assessment !== null && <AssessmentFacts assessment={assessment} />}
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Facts title={t('asked')} facts={financingFacts(application.data)} />
          <Listed title={t('guarantors')} rows={listedRows(application.data, 'guarantors')} />
          <Listed title={t('relatedCompanies')} rows={listedRows(application.data, 'related_companies')} />
        </div>
        <Documents
          groups={Object.entries(application.files).map(([key, files]) => ({
            key,
            label: t('fields.documents'),
            files,
          }))}
        />
      </div>
      <History rows={application.history} />
    </div>
  );
}

function Decide({ answer }: { readonly answer: FinancingAnswer }): ReactNode {
  const t = useText();
  const office = useOffice();
  const { application, can } = answer;
  const [mode, setMode] = useState<Mode>(null);
  const close = () => setMode(null);
  if (mode !== null) {
    return (
      <div className={panel.form}>
        {mode === 'offer' ? (
          <OfferForm application={application} onClose={close} />
        ) : (
          <RejectionForm application={application} onClose={close} />
        )}
      </div>
    );
  }
  if (can.offer !== true && can.reject !== true) {
    return <p className={panel.wait}>{office('waitingForSecond')}</p>;
  }
  return (
    <div className={panel.buttons}>
      {can.offer === true && <Button onClick={() => setMode('offer')}>{t('decide.offer')}</Button>}
      {can.reject === true && (
        <Button variant="default" onClick={() => setMode('reject')}>
          {t('decide.reject')}
        </Button>
      )}
    </div>
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
