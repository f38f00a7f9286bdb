import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { countryName } from '../../../../lib/text/country-name.ts';
import { customerFact } from '../../shared/customer-fact.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { type Rating, type Risk, riskQuery } from '../api/ratings.ts';
import { riskTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { RatingActs } from './rating-acts.tsx';

/** How much one customer is watched: what can be done, the rating, what it rests on and the earlier ones. */
export function RiskPanel({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <QueryView query={useQuery(riskQuery(id))}>
      {(risk) =>
        risk === null ? (
          <p className={panel.hint}>{t('ratings.notApproved')}</p>
        ) : (
          <div className={panel.stack}>
            <RatingActs key={risk.in_force?.id ?? ''} risk={risk} />
            <Facts facts={factsOf(risk)} />
            <Factors risk={risk} />
            <Earlier ratings={risk.earlier} />
          </div>
        )
      }
    </QueryView>
  );
}

function factsOf({ customer, in_force: inForce, waiting, screening }: Risk): Fact[] {
  const { screened_at: at, hits } = screening;
  return [
    customerFact(text('columns.customer'), customer),
    ...(inForce === null ? [] : [ratingFact('in_force', inForce)]),
    ...(waiting === null ? [] : [ratingFact('waiting', waiting)]),
    {
      key: 'screened',
      label: text('facts.screened'),
      value: at === null ? text('facts.never') : <DateText value={at} />,
      ...(hits.length > 0 && { note: text('facts.hits', { count: hits.length }) }),
    },
  ];
}

function ratingFact(key: 'in_force' | 'waiting', one: Rating): Fact {
  return {
    key,
    label: text(`facts.${key}`),
    value: <Chip tone={riskTones[one.rating]}>{text(`rating.${one.rating}`)}</Chip>,
    note: <RatingNote one={one} />,
    noteTone: 'plain',
  };
}

/** Who set a rating, when and why, and until when it lasts. */
function RatingNote({ one }: { readonly one: Rating }): ReactNode {
  const t = useText();
  const [on, review] = [formatDate(one.rated_on), formatDate(one.review_on)];
  return (
    <>
      {one.set_by === null ? t('facts.computed', { on }) : t('facts.setBy', { by: one.set_by, on })}
      <br />
      {t('facts.review', { on: review })}
      {one.reason !== null && (
        <>
          <br />
          <span dir="auto">{one.reason}</span>
        </>
      )}
    </>
  );
}

function Factors({ risk: { now } }: { readonly risk: Risk }): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('factors.title')}>
      <h3 className={panel.heading}>{t('factors.title')}</h3>
      <p className={panel.hint}>{t('factors.now', { rating: t(`rating.${now.rating}`) })}</p>
      {now.factors.length === 0 ? (
        <p className={panel.hint}>{t('factors.none')}</p>
      ) : (
        <ul className={panel.list}>
          {now.factors.map(({ factor, value, points }) => (
            <li key={factor}>
              {value === '' ? t(`factor.${factor}`) : `${t(`factor.${factor}`)}: ${valueText(factor, value)}`}
              {` (${points >= 100 ? t('factors.decides') : t('factors.points', { count: points })})`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Earlier({ ratings }: { readonly ratings: Risk['earlier'] }): ReactNode {
  const t = useText();
  return (
    ratings.length > 0 && (
      <section aria-label={t('facts.earlier')}>
        <h3 className={panel.heading}>{t('facts.earlier')}</h3>
        <ul className={panel.entries}>
          {ratings.map((one) => (
            <li key={one.id} className={panel.entry}>
              <p className={panel.entryHead}>
                <Chip tone={riskTones[one.rating]}>{t(`rating.${one.rating}`)}</Chip>
                {one.state === 'rejected' && <b>{t('facts.rejected')}</b>}
              </p>
              <p className={panel.hint}>
                <RatingNote one={one} />
              </p>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** What a factor rests on, in words where it is a code. */
function valueText(factor: Risk['now']['factors'][number]['factor'], value: string): string {
  if (factor === 'product') {
    return text(value === 'managed' ? 'factors.managed' : 'factors.company');
  }
  if (factor === 'country') {
    return value.split(', ').map(countryName).join(', ');
  }
  return factor === 'occupation' && value.length === 1 ? text('factors.industry', { section: value }) : value;
}
