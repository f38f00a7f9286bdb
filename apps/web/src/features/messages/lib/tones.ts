import type { ChipTone } from '../../../components/chip.tsx';
import type { ConversationRow } from '../api/conversations.ts';

export const tones: Readonly<Record<ConversationRow['state'], ChipTone>> = {
  open: 'waiting',
  waiting: 'brand',
  closed: 'neutral',
};
