import type { ReactNode } from 'react';
import { Facts } from '../../shared/facts.tsx';
import type { Review } from '../api/reviews.ts';
import { useText } from '../text.ts';

/** What the provider says of each picture, with its figures. */
export function Measured({ pictures }: { readonly pictures: Review['pictures'] }): ReactNode {
  const t = useText();
  return pictures.map(({ side, checks }) => (
    <Facts
      key={side}
      title={`${t('checks')}: ${t(`side.${side}`)}`}
      facts={checks.map(({ check, text, score }) => ({
        key: check,
        label: t(`check.${check}`),
        value: score === null ? text : t('score', { text: text, score }),
      }))}
    />
  ));
}
