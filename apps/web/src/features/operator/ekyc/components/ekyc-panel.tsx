import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Facts } from '../../shared/facts.tsx';
import { History } from '../../shared/history.tsx';
import panel from '../../shared/panel.module.css';
import { type Review, type ReviewAnswer, reviewQuery } from '../api/reviews.ts';
import { useText } from '../text.ts';
import { Comparison } from './comparison.tsx';
import { DecisionArea } from './decision-area.tsx';
import { Measured } from './measured.tsx';

/** One identity check: what to decide on top, then the pictures beside what the application says. */
export function EkycPanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(reviewQuery(id));
  return <QueryView query={query}>{(answer) => <Case answer={answer} />}</QueryView>;
}

function Case({ answer }: { readonly answer: ReviewAnswer }): ReactNode {
  const t = useText();
  const { review, can } = answer;
  return (
    <div className={panel.stack}>
      <DecisionArea review={review} can={can} />
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Comparison review={review} />
          <About review={review} />
          <Measured pictures={review.pictures} />
        </div>
        <Documents
          groups={review.pictures.map(({ side, file }) => ({
            key: side,
            label: t(`side.${side}`),
            files: file === null ? [] : [file],
          }))}
        />
      </div>
      <History rows={review.history} />
    </div>
  );
}

/** Every other provider is called by its own name. */
const BUILT_IN = 'local';

function About({ review }: { readonly review: Review }): ReactNode {
  const t = useText();
  const { provider, attempt, reasons, message } = review;
  return (
    <Facts
      facts={[
        { key: 'why', label: t('columns.why'), value: reasons.map((one) => one.text).join('; ') },
        ...(message === null ? [] : [{ key: 'message', label: t('message'), value: message }]),
        { key: 'provider', label: t('provider'), value: provider === BUILT_IN ? t('builtIn') : provider },
        { key: 'attempt', label: t('attempt'), value: String(attempt) },
      ]}
    />
  );
}
