import { useQuery } from '@tanstack/react-query';
import { premiumFileFields } from '@titian/contracts/premium';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { type PremiumAnswer, premiumUpgradeQuery } from '../api/premium.ts';
import { figureFacts, taxFacts } from '../lib/premium-facts.ts';
import { useText } from '../text.ts';
import { PremiumDecision } from './premium-decision.tsx';

/** One request: what to decide on top, then the answers beside their documents. */
export function PremiumPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(premiumUpgradeQuery(id));
  return <QueryView query={query}>{(answer) => <Review answer={answer} />}</QueryView>;
}

function Review({ answer: { application, can } }: { readonly answer: PremiumAnswer }): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <PremiumDecision application={application} can={can} />
      {application.remarks !== null && <p>{t('messageSent', { text: application.remarks })}</p>}
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Facts title={t('sections.figures')} facts={figureFacts(application)} />
          <Facts title={t('sections.tax')} facts={taxFacts(application.data)} />
        </div>
        <Documents
          groups={premiumFileFields.map((key) => ({
            key,
            label: t(`fields.${key}`),
            files: application.files[key] ?? [],
          }))}
        />
      </div>
      <History rows={application.history} />
    </div>
  );
}
