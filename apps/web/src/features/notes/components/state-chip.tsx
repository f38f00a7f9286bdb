import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import type { NoteInList } from '../api/note.ts';
import { useText } from '../text.ts';

type State = NoteInList['state'];

const tones: Partial<Record<State, ChipTone>> = {
  listed: 'info',
  funded: 'waiting',
  issued: 'brand',
  completed: 'brand',
  defaulted: 'danger',
  written_off: 'danger',
};

/** The state of a note; lateness comes first. */
export function StateChip({
  state,
  daysLate,
}: {
  readonly state: State;
  readonly daysLate: number;
}): ReactNode {
  const t = useText();
  if (daysLate > 0 && state === 'issued') {
    return <Chip tone="danger">{t('chip.late', { count: daysLate })}</Chip>;
  }
  return <Chip tone={tones[state] ?? 'neutral'}>{t(`state.${state}`)}</Chip>;
}
