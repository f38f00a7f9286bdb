import type { ChipTone } from '../../../../components/chip.tsx';
import type { BatchRow } from '../api/list-batches.ts';
import type { PayoutState } from '../api/list-payouts.ts';
import type { WithdrawalState } from '../api/list-withdrawals.ts';

export const payoutTones: Readonly<Record<PayoutState, ChipTone>> = {
  queued: 'waiting',
  approved: 'info',
  in_batch: 'info',
  paid: 'brand',
  returned: 'danger',
  cancelled: 'neutral',
};

export const withdrawalTones: Readonly<Record<WithdrawalState, ChipTone>> = {
  requested: 'waiting',
  approved: 'info',
  in_batch: 'info',
  paid: 'brand',
  rejected: 'danger',
  returned: 'danger',
};

export const batchTones: Readonly<Record<BatchRow['state'], ChipTone>> = {
  proposed: 'waiting',
  released: 'info',
  submitted: 'info',
  accepted: 'brand',
  refused: 'danger',
  cancelled: 'neutral',
};
