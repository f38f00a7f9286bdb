import type { ChipTone } from '../../../components/chip.tsx';
import type { Collection } from '../api/mandates.ts';
import type { Mandate } from './running.ts';

/** The colour that helps the words of a mandate's state. */
export const mandateTones: Readonly<Record<Mandate['state'], ChipTone>> = {
  draft: 'neutral',
  authorising: 'waiting',
  awaiting_bank_approval: 'waiting',
  active: 'brand',
  maintenance_pending: 'waiting',
  terminated: 'neutral',
  rejected: 'danger',
  expired: 'neutral',
};

export const collectionTones: Readonly<Record<Collection['state'], ChipTone>> = {
  sent: 'waiting',
  paid: 'brand',
  failed: 'danger',
  held: 'info',
  booked: 'brand',
  sent_back: 'neutral',
};
