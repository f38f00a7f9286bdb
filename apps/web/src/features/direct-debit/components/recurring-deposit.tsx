import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import { depositQuery } from '../api/recurring-deposit.ts';
import { type Mandate, runningOf } from '../lib/running.ts';
import { useText } from '../recurring-deposit-text.ts';
import { CurrentDeposit } from './current-deposit.tsx';
import { DEPOSIT_FORM, DepositSetUp } from './deposit-set-up.tsx';
import classes from './direct-debit.module.css';

/** An investor's recurring deposit on the page of top-ups: none, being set up, running (DDB-9). */
export function RecurringDeposit(): ReactNode {
  const t = useText();
  const mandates = useQuery(depositQuery);
  const running = runningOf(mandates.data ?? []);
  return (
    <SectionCard title={t('title')} action={running === null ? undefined : <State mandate={running} />}>
      <QueryView query={mandates}>{(items) => <Content items={items} />}</QueryView>
    </SectionCard>
  );
}

function Content({ items }: { readonly items: readonly Mandate[] }): ReactNode {
  const running = runningOf(items);
  if (running !== null && running.state !== 'draft' && running.deposit !== null) {
    return <CurrentDeposit mandate={running} deposit={running.deposit} />;
  }
  return <NoDeposit latest={items.find(({ id }) => id !== running?.id)} isBegun={running !== null} />;
}

interface NoDepositProps {
  /** The newest that has ended or was rejected. */
  readonly latest: Mandate | undefined;
  /** One was begun and not taken to the bank: what went wrong before is no news any more. */
  readonly isBegun: boolean;
}

function NoDeposit({ latest, isBegun }: NoDepositProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(hasUnsentForm(DEPOSIT_FORM));
  const reason = isBegun || latest?.state !== 'rejected' ? null : failureOf(latest);
  return (
    <div className={classes.stack}>
      {reason !== null && (
        <div className={classes.notice} data-tone="failed" role="status">
          {t('failed', { reason: t(`reason.${reason}`) })}
        </div>
      )}
      {open ? (
        <DepositSetUp onClose={() => setOpen(false)} />
      ) : (
        <EmptyState
          title={t('empty.title')}
          body={t('empty.body')}
          action={
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('empty.action')}
            </Button>
          }
        />
      )}
    </div>
  );
}

const failures = ['cancelled', 'timed_out', 'limit', 'bank_offline', 'other', 'bank', 'held'] as const;

/** Why it was not set up; null where its owner began another. */
function failureOf({ reason }: Mandate): (typeof failures)[number] | null {
  return failures.find((one) => one === reason) ?? null;
}

const tones: Readonly<Record<string, ChipTone>> = {
  active: 'brand',
  maintenance_pending: 'brand',
  paused: 'neutral',
};

function State({ mandate }: { readonly mandate: Mandate }): ReactNode {
  const t = useText();
  const { state, deposit } = mandate;
  if (state === 'draft' || state === 'terminated' || state === 'rejected' || state === 'expired') {
    return null;
  }
  const shown = deposit?.paused ? 'paused' : state;
  return <Chip tone={tones[shown] ?? 'waiting'}>{t(`state.${shown}`)}</Chip>;
}
