import { Button, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { CalendarCaveats } from '../../../shared/holidays/calendar-caveats.tsx';
import {
  type Issued,
  type IssuerNote,
  type Offer,
  scheduleCalendarQuery,
  scheduleQuery,
} from '../api/issuer-notes.ts';
import { disbursementFor } from '../lib/offer-cost.ts';
import { useText } from '../text.ts';
import { AgreementButton } from './agreement-button.tsx';
import { IssueForm } from './issue-form.tsx';
import classes from './issuer-notes.module.css';
import { ScheduleTable } from './schedule-table.tsx';

interface IssuePanelProps {
  readonly note: IssuerNote;
  readonly onIssued: (issued: Issued) => void;
}

/** A funded note: what is paid out, what will be paid back, and the signature that issues it. */
export function IssuePanel({ note, onIssued }: IssuePanelProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={classes.issue} aria-labelledby={id}>
      <Title order={3} id={id}>
        {t('issue.title')}
      </Title>
      {note.remaining !== '0.00' && (
        <p>{t('issue.smaller', { raised: formatMoney(note.raised), target: formatMoney(note.target) })}</p>
      )}
      {note.offer !== null && <PaidOut raised={note.raised} offer={note.offer} />}
      <Schedule note={note} />
      <div>
        <AgreementButton note={note} signed={false} />
      </div>
      <p className={classes.hint}>{t('issue.body')}</p>
      <IssueForm note={note} onIssued={onIssued} />
    </section>
  );
}

function PaidOut({ raised, offer }: { readonly raised: string; readonly offer: Offer }): ReactNode {
  const t = useText();
  const paid = disbursementFor(offer, raised);
  return (
    <Facts
      rows={[
        [t('facts.raised'), <Money key="raised" amount={paid.amountSen} />],
        [t('facts.fee'), <Money key="fee" amount={paid.originationFeeSen} direction="out" />],
        [t('facts.tax'), <Money key="tax" amount={paid.serviceTaxSen} direction="out" />],
        [
          t('facts.net'),
          <b key="net">
            <Money amount={paid.netSen} />
          </b>,
        ],
      ]}
    />
  );
}

function Schedule({ note }: { readonly note: IssuerNote }): ReactNode {
  const t = useText();
  const id = useId();
  const [shown, setShown] = useState(true);
  const schedule = useQuery(scheduleQuery(note.id));
  const calendar = useQuery(scheduleCalendarQuery(note.id)).data ?? null;
  return (
    <div className={classes.form}>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('issue.hideSchedule') : t('issue.showSchedule')}
        </Button>
      </div>
      <CalendarCaveats calendar={calendar} />
      <div id={id} hidden={!shown}>
        <QueryView query={schedule}>
          {(rows) => <ScheduleTable caption={t('issue.schedule')} rows={rows} contract={note.contract} />}
        </QueryView>
      </div>
    </div>
  );
}
