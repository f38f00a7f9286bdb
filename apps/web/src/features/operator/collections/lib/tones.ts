import type { CollectionBucket, PromiseState } from '@titian/contracts/collections';
import type { ChipTone } from '../../../../components/chip.tsx';

export const promiseTones: Readonly<Record<PromiseState, ChipTone>> = {
  open: 'info',
  kept: 'brand',
  partly_kept: 'waiting',
  broken: 'danger',
  cancelled: 'neutral',
};

export const bucketTones: Readonly<Record<CollectionBucket, ChipTone>> = {
  '1-7': 'neutral',
  '8-30': 'waiting',
  '31-60': 'waiting',
  '61-90': 'danger',
  '91+': 'danger',
  defaulted: 'danger',
};
