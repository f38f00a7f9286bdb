import { useQuery } from '@tanstack/react-query';
import { type RateBps, rateToText } from '@titian/finance/rate';
import { addSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money } from '../../../components/money.tsx';
import { timeLeft } from '../../../components/time-left.ts';
import { CalendarCaveats } from '../../../shared/holidays/calendar-caveats.tsx';
import { type IssuerNote, type Offer, scheduleCalendarQuery } from '../api/issuer-notes.ts';
import { offerCost } from '../lib/offer-cost.ts';
import { useText } from '../text.ts';
import { AcceptOffer } from './accept-offer.tsx';
import { DeclineOffer } from './decline-offer.tsx';
import { DocumentRequests } from './document-requests.tsx';
import classes from './issuer-notes.module.css';
import { NoteCard, useTenure } from './note-card.tsx';
import { OfferLetter } from './offer-letter.tsx';

interface OfferCardProps {
  readonly note: IssuerNote;
  readonly onListed: () => void;
}

/** The offer with its whole cost, before the issuer accepts (FIN-11). */
export function OfferCard({ note, onListed }: OfferCardProps): ReactNode {
  const t = useText();
  const { offer } = note;
  const calendar = useQuery(scheduleCalendarQuery(note.id)).data ?? null;
  if (offer === null) {
    return <NoteCard note={note}>{null}</NoteCard>;
  }
  return (
    <NoteCard note={note}>
      <OfferFacts note={note} offer={offer} />
      <CalendarCaveats calendar={calendar} />
      <DocumentRequests requests={note.requests} />
      <p className={classes.hint}>{t('offer.help')}</p>
      <div className={classes.actions}>
        <AcceptOffer note={note} offer={offer} onListed={onListed} />
        <DeclineOffer note={note} />
        {offer.letter_id !== null && <OfferLetter fileId={offer.letter_id} />}
      </div>
    </NoteCard>
  );
}

function OfferFacts({ note, offer }: { readonly note: IssuerNote; readonly offer: Offer }): ReactNode {
  const t = useText();
  const tenure = useTenure();
  const cost = offerCost(note, offer);
  const [first] = cost?.schedule ?? [];
  const last = cost?.schedule.at(-1);
  const percent = (rate: RateBps | null | undefined) =>
    rate == null ? '–' : t('percent', { percent: rateToText(rate) });
  return (
    <div className={classes.columns}>
      <Facts
        rows={[
          [t('facts.amount'), <Money key="amount" amount={offer.amount} />],
          [t('facts.fee'), <Money key="fee" amount={offer.origination_fee} />],
          [t('facts.tax'), <Money key="tax" amount={offer.service_tax} />],
          [
            t('facts.net'),
            <b key="net">
              <Money amount={cost?.disbursement.netSen ?? null} />
            </b>,
          ],
          ...(first === undefined || last === first
            ? []
            : ([
                [
                  t('facts.first'),
                  <Money key="first" amount={addSen(first.principalSen, first.returnSen)} />,
                ],
              ] as const)),
          [t('facts.payBack'), <Money key="back" amount={cost?.payBackSen ?? null} />],
        ]}
      />
      <Facts
        rows={[
          [t('facts.rate', { word: t(`word.${note.contract}`) }), t('percent', { percent: offer.rate })],
          [t('facts.effective'), percent(cost?.effectiveBps)],
          [t('facts.allIn'), percent(cost?.allInBps)],
          [t('facts.tenure'), tenure({ ...note, term_months: offer.term_months })],
          [
            t('facts.expires'),
            `${formatDate(lastDayBefore(offer.expires_at))} · ${timeLeft(offer.expires_at)}`,
          ],
        ]}
      />
    </div>
  );
}

/** An offer ends at midnight: what people go by is the whole day before it. */
function lastDayBefore(end: string): string {
  return new Date(Date.parse(end) - 1).toISOString();
}
