import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import type { Note } from '../api/note.ts';
import { type Recovery, recoveryQuery } from '../api/recovery.ts';
import { useText } from '../text.ts';
import { Part } from './part.tsx';
import classes from './recovery-status.module.css';

const late: readonly Note['state'][] = ['issued', 'defaulted', 'recovered', 'written_off', 'completed'];

/** On a note that is or was late: its debt, its receipts and the steps of its recovery (REC-13). */
export function RecoveryStatus({ note }: { readonly note: Note }): ReactNode {
  const isHolder = note.mine === null || note.mine.principal !== '0.00';
  const isConcerned = isHolder && late.includes(note.state);
  const recovery = useQuery({ ...recoveryQuery(note.id), enabled: isConcerned });
  if (!isConcerned || recovery.data === null) {
    return null;
  }
  return (
    <QueryView query={recovery}>
      {(one) => one !== null && <RecoveryDetails recovery={one} note={note} />}
    </QueryView>
  );
}

interface RecoveryDetailsProps {
  readonly recovery: Recovery;
  readonly note: Note;
}

function RecoveryDetails({ recovery, note }: RecoveryDetailsProps): ReactNode {
  const t = useText();
  const { next_step: next, guarantor } = recovery;
  const isOver = note.state !== 'issued' && note.state !== 'defaulted';
  return (
    <Part title={t('recovery.title')}>
      <p className={classes.lead} data-tone={toneOf(recovery, note.state)}>
        {leadOf(t, recovery, note.state)}
      </p>
      <Facts rows={rowsOf(t, recovery, note.contract)} />
      {guarantor !== null && <Guarantor guarantor={guarantor} />}
      {!isOver && (
        <div className={classes.next}>
          <strong>{t('recovery.next')}</strong>
          {next === null ? (
            <span>{t('recovery.noNext')}</span>
          ) : (
            <span>{t('recovery.step', { step: next.step, day: formatDate(next.due_on) })}</span>
          )}
        </div>
      )}
    </Part>
  );
}

/** The claim on the guarantor, its payments by day, and what is open or no longer expected, with the reason. */
function Guarantor({ guarantor }: { readonly guarantor: Claim }): ReactNode {
  const t = useText();
  const { name, claimed_on: claimedOn, closed } = guarantor;
  return (
    <>
      <p>{t('recovery.claimed', { name, day: formatDate(claimedOn) })}</p>
      <Facts rows={claimRows(t, guarantor)} />
      {closed !== null && (
        <p>{t('recovery.closedWhy', { day: formatDate(closed.on), explanation: closed.explanation })}</p>
      )}
    </>
  );
}

type Claim = NonNullable<Recovery['guarantor']>;
type Row = readonly [string, ReactNode];

function claimRows(t: Words, { claimed, payments, open, accrued, lapsed, closed }: Claim): readonly Row[] {
  const row = (label: string, value: string): Row => [label, <Money key={label} amount={value} />];
  const some = (label: string, value: string) => (value === '0.00' ? [] : [row(label, value)]);
  const paid = (isAfter: boolean) =>
    payments
      .filter((one) => one.after_closing === isAfter)
      .map((one) =>
        row(t(isAfter ? 'recovery.paidAfter' : 'recovery.paidOn', { day: formatDate(one.on) }), one.amount),
      );
  return [
    row(t('recovery.claimedAmount'), claimed),
    ...paid(false),
    ...some(t('recovery.accruedSince'), accrued),
    ...some(t('recovery.settledSince'), lapsed),
    ...(closed === null
      ? []
      : [row(t('recovery.notExpected', { day: formatDate(closed.on) }), closed.amount)]),
    row(t('recovery.openClaim'), open),
    ...paid(true),
  ];
}

type Words = ReturnType<typeof useText>;

/** What needs attention stands out; that a note is paid, or was, does not. */
function toneOf(recovery: Recovery, state: Note['state']): 'late' | 'defaulted' | 'paid' {
  if (state === 'completed' || state === 'recovered') {
    return 'paid';
  }
  return recovery.defaulted_on === null ? 'late' : 'defaulted';
}

/** Where it stands; of a note that is over, how it ended. */
function leadOf(t: Words, recovery: Recovery, state: Note['state']): string {
  const { defaulted_on: defaultedOn, guarantor, days_late: count } = recovery;
  const since = defaultedOn === null ? '' : formatDate(defaultedOn);
  if (guarantor?.completed_on) {
    const paid = { name: guarantor.name, day: formatDate(guarantor.completed_on) };
    return defaultedOn === null
      ? t('recovery.byGuarantor', paid)
      : t('recovery.defaultedByGuarantor', { ...paid, since });
  }
  if (defaultedOn === null) {
    return count > 0 ? t('recovery.late', { count }) : t('recovery.paidUp');
  }
  switch (state) {
    case 'written_off':
      return t('recovery.wasWrittenOff', { day: since });
    case 'recovered':
    case 'completed':
      return t('recovery.wasRecovered', { day: since });
    default:
      return t('recovery.defaulted', { day: since });
  }
}

function rowsOf(t: Words, recovery: Recovery, contract: Note['contract']): (readonly [string, ReactNode])[] {
  const row = (key: Amount, isAlways = false) =>
    isAlways || (recovery[key] ?? '0.00') !== '0.00'
      ? [[t(`recovery.${key}`), <Money key={key} amount={recovery[key] ?? '0.00'} />] as const]
      : [];
  return [
    ...row('amount_due', true),
    ...(contract === 'Shariah' ? [...row('tawidh'), ...row('gharamah')] : row('late_charge')),
    ...row('costs_due'),
    ...row('ibra'),
    ...row('late_waived'),
    ...row('gharamah_waived'),
    ...row('received', true),
    ...(recovery.defaulted_on === null ? [] : row('recovered', true)),
    ...row('costs'),
    ...row('outstanding', true),
    ...row('written_off'),
    ...(recovery.net_to_me === null ? [] : row('net_to_me', recovery.defaulted_on !== null)),
  ];
}

type Amount =
  | 'amount_due'
  | 'late_charge'
  | 'tawidh'
  | 'gharamah'
  | 'costs_due'
  | 'ibra'
  | 'late_waived'
  | 'gharamah_waived'
  | 'received'
  | 'recovered'
  | 'costs'
  | 'outstanding'
  | 'written_off'
  | 'net_to_me';
