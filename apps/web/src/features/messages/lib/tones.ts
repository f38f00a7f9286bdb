import type { ChipTone } from '../../../components/chip.tsx';
import type { ConversationRow } from '../api/conversations.ts';

type State = ConversationRow['state'];

export const tones: Readonly<Record<State, ChipTone>> = {
  open: 'waiting',
  waiting: 'brand',
  closed: 'neutral',
};

/** The name of a state; what we have written first was not answered. */
export function stateName({
  state,
  started_by: by,
}: Pick<ConversationRow, 'state' | 'started_by'>): State | 'received' {
  return state === 'waiting' && by === 'titian' ? 'received' : state;
}
