import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import type { Mandate } from '../lib/running.ts';
import { mandateTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { ChangeDialog, MANDATE_CHANGE } from './change-dialog.tsx';
import classes from './direct-debit.module.css';
import { EndDialog } from './end-dialog.tsx';

/** The mandate that has not ended: how it stands, its terms, and its end. */
export function CurrentMandate({ mandate }: { readonly mandate: Mandate }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState<'change' | 'end' | null>(hasUnsentForm(MANDATE_CHANGE) ? 'change' : null);
  const close = () => setOpen(null);
  const { state, pending_max_amount: pending } = mandate;
  return (
    <SectionCard
      title={t('current.title')}
      action={<Chip tone={mandateTones[state]}>{t(`state.${state}`)}</Chip>}
    >
      <div className={classes.stack}>
        {state !== 'terminated' && state !== 'rejected' && state !== 'expired' && (
          <p className={classes.text}>{t(`hint.${state}`)}</p>
        )}
        <Facts
          rows={[
            [t('current.bank'), mandate.bank],
            [t('current.amount'), <Money key="amount" amount={mandate.max_amount} />],
            ...(pending === null
              ? []
              : ([[t('current.pending'), <Money key="pending" amount={pending} />]] as const)),
            [t('current.valid'), validity(mandate, t)],
            [t('current.reference'), mandate.reference],
            ...(mandate.mandate_number === null
              ? []
              : ([[t('current.number'), mandate.mandate_number]] as const)),
          ]}
        />
        <div className={classes.actions}>
          {mandate.can.change && (
            <Button variant="default" onClick={() => setOpen('change')}>
              {t('current.change')}
            </Button>
          )}
          {mandate.can.end && (
            <Button variant="default" onClick={() => setOpen('end')}>
              {t('current.end')}
            </Button>
          )}
        </div>
      </div>
      {open === 'change' && <ChangeDialog mandate={mandate} onClose={close} />}
      {open === 'end' && <EndDialog bank={mandate.bank} onClose={close} />}
    </SectionCard>
  );
}

function validity(mandate: Mandate, t: ReturnType<typeof useText>): string {
  return t('current.validity', { from: formatDate(mandate.starts_on), to: formatDate(mandate.ends_on) });
}
