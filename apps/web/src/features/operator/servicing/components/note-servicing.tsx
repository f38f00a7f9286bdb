import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { RecordList } from '../../../../components/record-list.tsx';
import { CalendarCaveats } from '../../../../shared/holidays/calendar-caveats.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { Schedule } from '../../shared/restructuring-preview.tsx';
import { type NoteServicingData, noteServicingQuery } from '../api/note-servicing.ts';
import { useText } from '../text.ts';
import { GuarantorClaim, GuarantorMoney } from './guarantor-money.tsx';
import { ServicingActions } from './servicing-actions.tsx';
import { repaymentColumns, scheduleColumns } from './servicing-columns.tsx';

interface NoteServicingProps {
  readonly noteId: string;
  /** None where a timeline beside it has them. */
  readonly updates?: boolean;
}

/** How an issued note is repaid: its money, the steps taken, and the updates to its investors (REP-18). */
export function NoteServicing({ noteId, updates = true }: NoteServicingProps): ReactNode {
  const servicing = useQuery(noteServicingQuery(noteId));
  return (
    <QueryView query={servicing}>
      {(answer) => (
        <>
          <CalendarCaveats calendar={answer.calendar} />
          {answer.schedule.length > 0 && <ServicingDetails answer={answer} updates={updates} />}
        </>
      )}
    </QueryView>
  );
}

interface ServicingDetailsProps {
  readonly answer: NoteServicingData;
  readonly updates: boolean;
}

function ServicingDetails({ answer, updates }: ServicingDetailsProps): ReactNode {
  const t = useText();
  return (
    <div className={panel.stack}>
      <ServicingActions answer={answer} />
      <Facts title={t('servicing.money')} facts={moneyFacts(t, answer)} />
      <GuarantorClaim answer={answer} />
      <GuarantorMoney answer={answer} />
      {updates && <Updates updates={answer.updates} />}
      <section>
        <h3 className={panel.heading}>{t('servicing.repayments')}</h3>
        {answer.repayments.length === 0 ? (
          <p className={panel.hint}>{t('servicing.noRepayments')}</p>
        ) : (
          <RecordList
            caption={t('servicing.repayments')}
            columns={repaymentColumns()}
            rows={answer.repayments}
            rowKey={({ id }) => id}
          />
        )}
      </section>
      <section>
        <h3 className={panel.heading}>{t('servicing.schedule')}</h3>
        <RecordList
          caption={t('servicing.schedule')}
          columns={scheduleColumns()}
          rows={answer.schedule}
          rowKey={({ number }) => String(number)}
        />
      </section>
      {answer.restructurings.map((one) => (
        <section key={one.number}>
          <Schedule
            name={t('restructure.past', { day: formatDate(one.on) })}
            contract={answer.note.contract}
            rows={one.former}
          />
          {one.adviser !== null && (
            <p className={panel.hint}>
              {t('restructure.pastAdviser', {
                name: one.adviser.name,
                day: formatDate(one.adviser.consented_on),
              })}
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function moneyFacts(t: ReturnType<typeof useText>, answer: NoteServicingData): Fact[] {
  const { recovery: one, note } = answer;
  const money = (key: string, label: string, amount: string) => ({
    key,
    label,
    value: <Money amount={amount} />,
  });
  const some = (key: string, label: string, amount: string) =>
    amount === '0.00' ? [] : [money(key, label, amount)];
  const { next_step: next, defaulted_on: defaultedOn } = one;
  return [
    ...(defaultedOn === null
      ? []
      : [{ key: 'defaulted', label: t('servicing.defaulted'), value: <DateText value={defaultedOn} /> }]),
    money('due', t('servicing.due'), one.amount_due),
    ...(note.contract === 'Shariah'
      ? [
          ...some('tawidh', t('servicing.tawidh'), one.tawidh),
          ...some('gharamah', t('servicing.gharamah'), one.gharamah),
        ]
      : some('late', t('servicing.late'), one.late_charge)),
    ...some('costs_due', t('servicing.costsDue'), one.costs_due),
    ...some('ibra', t('servicing.ibra'), one.ibra),
    ...some('late_waived', t('servicing.waived'), one.late_waived),
    ...some('gharamah_waived', t('servicing.gharamahWaived'), one.gharamah_waived),
    money('received', t('servicing.received'), one.received),
    ...(defaultedOn === null ? [] : [money('recovered', t('servicing.recovered'), one.recovered)]),
    ...some('costs', t('servicing.costs'), one.costs),
    money('outstanding', t('servicing.outstanding'), one.outstanding),
    ...excessFacts(t, answer),
    ...some('written_off', t('servicing.writtenOff'), one.written_off),
    ...(next === null
      ? []
      : [
          {
            key: 'next',
            label: t('servicing.next'),
            value: t('servicing.nextOn', { step: next.step, day: formatDate(next.due_on) }),
          },
        ]),
  ];
}

/** What the issuer paid beyond what was due, when it is used, and what of it went back or came back from the bank. */
function excessFacts(t: ReturnType<typeof useText>, { excess, excess_refunds }: NoteServicingData): Fact[] {
  const note =
    excess === null || excess.used_on === null
      ? ''
      : t('servicing.excessUsed', { day: formatDate(excess.used_on) });
  const waiting: Fact[] =
    excess === null
      ? []
      : [
          {
            ...{ key: 'excess', label: t('servicing.excess'), value: <Money amount={excess.amount} /> },
            ...{ note, noteTone: 'plain' },
          },
        ];
  const refunds = excess_refunds.map(
    (one, at): Fact => ({
      key: `refund ${at}`,
      label: t(one.state === 'returned' ? 'servicing.excessReturned' : 'servicing.excessRefunded'),
      value: <Money amount={one.amount} />,
      note: [
        formatDate(one.on),
        one.state === 'returned' ? one.reason : t(`servicing.excessState.${one.state}`),
      ]
        .filter(Boolean)
        .join(' · '),
      noteTone: 'plain',
    }),
  );
  return [...waiting, ...refunds];
}

function Updates({ updates }: { readonly updates: NoteServicingData['updates'] }): ReactNode {
  const t = useText();
  return (
    <Facts
      title={t('servicing.updates')}
      facts={
        updates.length === 0
          ? [{ key: 'none', label: t('servicing.noUpdates'), value: '' }]
          : updates.map((one) => ({
              key: one.id,
              label: <DateText value={one.at} />,
              value: one.amount === null ? one.title : `${one.title} · ${formatMoney(one.amount)}`,
              note: one.body,
              noteTone: 'plain' as const,
            }))
      }
    />
  );
}
