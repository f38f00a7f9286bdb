import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import type { Note } from '../api/note.ts';
import { type Holding, holdingQuery } from '../api/note-lists.ts';
import { useText } from '../text.ts';
import classes from './holding-payments.module.css';
import { HoldingSchedule } from './holding-schedule.tsx';
import part from './part.module.css';

/** By which the table of notes links to what is held of one. */
const ANCHOR = 'holding';

/** What the investor's holding of this note brings and brought: overdue, received, next, by instalment. */
export function HoldingPayments({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const title = useId();
  const section = useRef<HTMLElement>(null);
  const isTarget = useLocation().hash === ANCHOR;
  const holding = useQuery(holdingQuery(note.id));
  const isThere = holding.data !== undefined;
  // Once it is as tall as it will be, so that what comes later does not push it away.
  useEffect(() => {
    if (isTarget && isThere) {
      section.current?.focus({ preventScroll: true });
      section.current?.scrollIntoView();
    }
  }, [isTarget, isThere]);
  return (
    <section
      ref={section}
      id={ANCHOR}
      tabIndex={-1}
      aria-labelledby={title}
      className={`${part.part} ${classes.section}`}
    >
      <Title order={2} id={title}>
        {t('holding.payments')}
      </Title>
      <QueryView query={holding}>
        {(data) => (
          <>
            <Arrears holding={data} note={note} />
            <Received holding={data} note={note} />
            <HoldingSchedule holding={data} note={note} />
          </>
        )}
      </QueryView>
    </section>
  );
}

interface PartProps {
  readonly holding: Holding;
  readonly note: Note;
}

function Arrears({ holding: { arrears }, note }: PartProps): ReactNode {
  const t = useText();
  if (arrears === null) {
    return null;
  }
  return (
    <div className={classes.arrears}>
      <strong>
        {t('holding.arrears', { amount: formatMoney(arrears.total), count: arrears.days_past_due })}
      </strong>
      <span>
        {t('holding.arrearsParts', {
          principal: formatMoney(arrears.principal),
          word: t(`word.${note.contract}`),
          return: formatMoney(arrears.return),
          late: formatMoney(arrears.late_charge),
        })}
      </span>
    </div>
  );
}

function Received({ holding, note }: PartProps): ReactNode {
  const t = useText();
  const { received, next_payment: next } = holding;
  const taken = (label: string, amount: string) =>
    amount === '0.00' ? [] : [[label, formatMoney(amount, 'out')] as const];
  return (
    <div className={classes.facts}>
      <Facts
        rows={[
          [t('holding.principal'), formatMoney(holding.principal)],
          [t('holding.outstanding'), formatMoney(holding.outstanding)],
          ...(holding.written_off === '0.00'
            ? []
            : [[t('holding.writtenOff'), formatMoney(holding.written_off)] as const]),
          [
            t('holding.next'),
            next === null
              ? t('holding.nextNone')
              : t('holding.nextOf', { amount: formatMoney(next.amount), on: formatDate(next.due_on) }),
          ],
        ]}
      />
      <Facts
        rows={[
          [t('holding.receivedPrincipal'), formatMoney(received.principal)],
          [t('holding.receivedReturn', { word: t(`word.${note.contract}`) }), formatMoney(received.return)],
          ...(received.late_charge === '0.00'
            ? []
            : [[t('holding.lateCharges'), formatMoney(received.late_charge)] as const]),
          ...taken(t('holding.fee'), received.fee),
          ...taken(t('holding.serviceTax'), received.service_tax),
          ...taken(t('holding.withholding'), received.withholding_tax),
          [t('holding.net'), <strong key="net">{formatMoney(received.net)}</strong>],
        ]}
      />
    </div>
  );
}
