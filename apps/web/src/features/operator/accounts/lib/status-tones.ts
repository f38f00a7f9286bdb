import type { ChipTone } from '../../../../components/chip.tsx';
import type { OperatorAccount } from '../api/accounts.ts';

/** How the status of an operator looks; its words say the same. */
export const statusTones: Readonly<Record<OperatorAccount['status'], ChipTone>> = {
  invited: 'waiting',
  password_reset: 'waiting',
  enrolment_pending: 'waiting',
  active: 'brand',
  disabled: 'danger',
};
