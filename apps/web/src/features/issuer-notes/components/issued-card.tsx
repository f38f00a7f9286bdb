import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { StatNumber } from '../../../components/stat-number.tsx';
import { type IssuerNote, scheduleQuery } from '../api/issuer-notes.ts';
import { dueIn } from '../lib/due.ts';
import { useText } from '../text.ts';
import { AgreementButton } from './agreement-button.tsx';
import { ApplyAgain } from './apply-again.tsx';
import { DocumentRequests } from './document-requests.tsx';
import classes from './issuer-notes.module.css';
import { LettersButton } from './letters-button.tsx';
import { NoteCard, useTenure } from './note-card.tsx';
import { PayButton } from './pay-button.tsx';
import { PaymentsButton } from './payments-button.tsx';
import { RefundExcess } from './refund-excess.tsx';
import { ScheduleTable } from './schedule-table.tsx';

/** A note that is being repaid, or should be: what is due next, and Pay. */
export function IssuedCard({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  const tenure = useTenure();
  const { next_payment: next } = note;
  return (
    <NoteCard note={note}>
      <div className={classes.figures}>
        {next !== null && (
          <>
            <StatNumber label={t('facts.next')} value={<Money amount={next.amount} />} />
            <StatNumber
              label={t('facts.nextOn')}
              value={<DateText value={next.due_on} />}
              note={dueIn(next.due_on)}
            />
          </>
        )}
        <StatNumber
          label={t('facts.amount')}
          value={<Money amount={note.raised} />}
          note={`${t('ratePa', { percent: note.rate ?? '–' })} · ${tenure(note)}`}
        />
      </div>
      <Excess next={next} />
      <Collected next={next} />
      <Repayment note={note} canPay={next !== null} />
    </NoteCard>
  );
}

/** What was paid beyond what was due before, and when it is used. */
function Excess({ next }: { readonly next: IssuerNote['next_payment'] }): ReactNode {
  const t = useText();
  return next === null || next.excess === '0.00' ? null : (
    <>
      <p>{t('facts.excess', { amount: formatMoney(next.excess), day: formatDate(next.due_on) })}</p>
      <RefundExcess noteId={next.note_id} amount={next.excess} />
    </>
  );
}

/** Where the next payment is collected by direct debit: that, and from which account. */
function Collected({ next }: { readonly next: IssuerNote['next_payment'] }): ReactNode {
  const t = useText();
  const from = next?.collected_from ?? null;
  if (next === null || from === null) {
    return null;
  }
  const account = from.account_last4 === null ? from.bank : `${from.bank} •••• ${from.account_last4}`;
  return <p>{t('facts.collected', { day: formatDate(next.due_on), account })}</p>;
}

/** The payment, and the whole schedule on demand. */
function Repayment({ note, canPay }: { readonly note: IssuerNote; readonly canPay: boolean }): ReactNode {
  const t = useText();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <>
      <DocumentRequests requests={note.requests} />
      <div className={classes.actions}>
        {canPay && <PayButton noteId={note.id} />}
        <Button variant="default" aria-expanded={shown} aria-controls={id} onClick={() => setShown(!shown)}>
          {shown ? t('issue.hideSchedule') : t('issue.showSchedule')}
        </Button>
        <PaymentsButton note={note} />
        {(note.is_late || note.state === 'defaulted') && <LettersButton note={note} />}
        <AgreementButton note={note} signed />
        {note.state === 'issued' && <ApplyAgain note={note} />}
      </div>
      <div id={id} hidden={!shown}>
        {shown && <Schedule note={note} />}
      </div>
    </>
  );
}

function Schedule({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  const schedule = useQuery(scheduleQuery(note.id));
  return (
    <QueryView query={schedule}>
      {(rows) => (
        <ScheduleTable caption={t('schedule.title')} rows={rows} contract={note.contract} withState />
      )}
    </QueryView>
  );
}
