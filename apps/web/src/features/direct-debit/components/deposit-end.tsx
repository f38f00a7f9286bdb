import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { endDeposit, refreshDeposit } from '../api/recurring-deposit.ts';
import { useText } from '../recurring-deposit-text.ts';
import { EndForm } from './end-dialog.tsx';

interface DepositEndProps {
  readonly bank: string;
  readonly onClose: () => void;
}

/** Explains what stopping does, then prompts for the fresh code that the server demands. */
export function DepositEnd({ bank, onClose }: DepositEndProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  return (
    <EndForm
      words={{
        ...{ title: t('stop.title'), body: t('stop.body', { bank }), hint: null },
        ...{ submit: t('stop.submit'), back: t('stop.back'), done: t('stop.done') },
      }}
      end={endDeposit}
      refresh={() => refreshDeposit(queries)}
      onClose={onClose}
    />
  );
}
