import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import type { PayoutRow } from '../api/list-payouts.ts';
import { useText } from '../text.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';

/** Opens what the withdrawal behind a payout is decided by, held ones too; nothing for other payouts (WAL-20). */
export function PayoutFacts({
  payout: { withdrawal_id: id, beneficiary },
}: {
  readonly payout: PayoutRow;
}): ReactNode {
  const t = useText();
  const may = usePermission();
  const [opened, setOpened] = useState(false);
  if (id === null || !may('withdrawal_facts_view')) {
    return null;
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('factsOf', { name: beneficiary })}
        onClick={() => setOpened(true)}
      >
        {t('columns.facts')}
      </Button>
      <Dialog opened={opened} title={t('factsOf', { name: beneficiary })} onClose={() => setOpened(false)}>
        <WithdrawalFacts id={id} />
      </Dialog>
    </>
  );
}
