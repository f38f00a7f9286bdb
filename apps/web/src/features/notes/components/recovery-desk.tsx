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
import classes from './recovery-desk.module.css';

const late: readonly Note['state'][] = ['issued', 'defaulted', 'recovered', 'written_off', 'completed'];

/** On a note that is or was late: what is owed and came in, and what is done about it (rules §4). */
export function RecoveryDesk({ note }: { readonly note: Note }): ReactNode {
  const isHolder = note.mine === null || note.mine.principal !== '0.00';
  const isConcerned = isHolder && late.includes(note.state);
  const recovery = useQuery({ ...recoveryQuery(note.id), enabled: isConcerned });
  if (!isConcerned || recovery.data === null) {
    return null;
  }
  return (
    <QueryView query={recovery}>{(one) => one !== null && <Desk recovery={one} note={note} />}</QueryView>
  );
}

interface DeskProps {
  readonly recovery: Recovery;
  readonly note: Note;
}

function Desk({ recovery, note }: DeskProps): ReactNode {
  const t = useText();
  const { next_step: next, guarantor } = recovery;
  const isOver = note.state !== 'issued' && note.state !== 'defaulted';
  return (
    <Part title={t('recovery.title')}>
      <p className={classes.lead} data-tone={recovery.defaulted_on === null ? 'late' : 'defaulted'}>
        {leadOf(t, recovery, isOver)}
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

/** What the guarantor was asked for, what it paid on which day, and what is open and why. */
function Guarantor({ guarantor }: { readonly guarantor: NonNullable<Recovery['guarantor']> }): ReactNode {
  const t = useText();
  const { name, claimed_on: claimedOn, claimed, payments, open, accrued, lapsed } = guarantor;
  const amount = (key: string, value: string) => <Money key={key} amount={value} />;
  const some = (label: string, value: string): (readonly [string, ReactNode])[] =>
    value === '0.00' ? [] : [[label, amount(label, value)]];
  return (
    <>
      <p>{t('recovery.claimed', { name, day: formatDate(claimedOn) })}</p>
      <Facts
        rows={[
          [t('recovery.claimedAmount'), amount('claimed', claimed)],
          ...payments.map(
            (one) => [t('recovery.paidOn', { day: formatDate(one.on) }), amount(one.on, one.amount)] as const,
          ),
          ...some(t('recovery.accruedSince'), accrued),
          ...some(t('recovery.settledSince'), lapsed),
          [t('recovery.openClaim'), amount('open', open)],
        ]}
      />
    </>
  );
}

type Words = ReturnType<typeof useText>;

function leadOf(t: Words, recovery: Recovery, isOver: boolean): string {
  if (recovery.defaulted_on !== null) {
    const day = formatDate(recovery.defaulted_on);
    return isOver ? t('recovery.wasDefaulted', { day }) : t('recovery.defaulted', { day });
  }
  return recovery.days_late > 0 ? t('recovery.late', { count: recovery.days_late }) : t('recovery.paidUp');
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
