import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import type { Entry } from '../api/reviews.ts';
import { useText } from '../text.ts';

const tones: Readonly<Record<NonNullable<Entry['decision']>, ChipTone>> = {
  retain: 'brand',
  change: 'info',
  remove: 'danger',
};

/** What was decided about an operator's access. */
export function DecisionChip({ decision }: Pick<Entry, 'decision'>): ReactNode {
  const t = useText();
  return decision === null ? (
    <Chip tone="waiting">{t('undecided')}</Chip>
  ) : (
    <Chip tone={tones[decision]}>{t(`decision.${decision}`)}</Chip>
  );
}
