import { Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { TextAnchor } from '../../../components/text-link.tsx';
import { type PlatformTerms, platformTermsQuery } from '../../../shared/platform/terms.ts';
import { useText } from '../text.ts';
import classes from './about-figures.module.css';

/** Fees, limits and registration as they are valid today. */
export function AboutFigures(): ReactNode {
  const query = useQuery(platformTermsQuery);
  return <QueryView query={query}>{(terms) => <Figures terms={terms} />}</QueryView>;
}

function Figures({ terms }: { readonly terms: PlatformTerms }): ReactNode {
  const t = useText();
  return (
    <>
      <section className={classes.section} id="figures">
        <Title order={2} className={classes.title}>
          {t('figures.title')}
        </Title>
        <p className={classes.asOf}>{t('figures.asOf', { date: formatDate(terms.as_of) })}</p>
        <Title order={3}>{t('figures.forInvestors')}</Title>
        <Facts rows={useInvestorRows(terms)} />
        <Title order={3}>{t('figures.forBusinesses')}</Title>
        <Facts rows={useBusinessRows(terms)} />
      </section>
      <section className={classes.section}>
        <Title order={2} className={classes.title}>
          {t('statistics.title')}
        </Title>
        <p className={classes.words}>
          {t('statistics.words')} <TextAnchor href="/statistics">{t('statistics.link')}</TextAnchor>
        </p>
      </section>
      <section className={classes.section}>
        <Title order={2} className={classes.title}>
          {t('proof.title')}
        </Title>
        <p className={classes.words}>
          {t('proof.words')} <TextAnchor href="/proof">{t('proof.link')}</TextAnchor>
        </p>
      </section>
      <section className={classes.section}>
        <Title order={2} className={classes.title}>
          {t('registration.title')}
        </Title>
        <p className={classes.words}>{terms.registration ?? t('registration.none')}</p>
      </section>
    </>
  );
}

type Row = readonly [label: string, value: string];

function useInvestorRows(terms: PlatformTerms): readonly Row[] {
  const t = useText();
  const percent = (value: string) => t('figures.percent', { percent: value });
  return [
    [t('figures.investment'), formatMoney(terms.minimum_investment)],
    [t('figures.step'), formatMoney(terms.investment_step)],
    [t('figures.topup'), formatMoney(terms.minimum_topup)],
    [t('figures.withdrawal'), formatMoney(terms.minimum_withdrawal)],
    [t('figures.withdrawalFee'), formatMoney(terms.withdrawal_fee)],
    [t('figures.serviceFee'), percent(terms.service_fee_percent)],
    [t('figures.serviceTax'), percent(terms.service_tax_percent)],
    [
      t(terms.withhold_late_charges ? 'figures.withholdingLate' : 'figures.withholding'),
      percent(terms.withholding_tax_percent),
    ],
    [t('figures.cancel'), t('figures.hours', { count: terms.cancel_window_hours })],
    [
      t('figures.cancelLimit', { days: terms.cancellation_window_days }),
      `${terms.cancellations_per_30_days}`,
    ],
    [t('figures.basicLimit'), formatMoney(terms.basic_plan_limit)],
    ...terms.principal_valuation.map(
      ({ up_to_days, percent: value }): Row => [t('figures.valuation', { days: up_to_days }), percent(value)],
    ),
    [t('figures.valuationDefault'), percent('0.00')],
  ];
}

function useBusinessRows(terms: PlatformTerms): readonly Row[] {
  const t = useText();
  const percent = (value: string | number) => t('figures.percent', { percent: value });
  const days = (count: number) => t('figures.days', { count });
  const amounts = { from: formatMoney(terms.note_minimum), to: formatMoney(terms.note_maximum) };
  const tenure = { from: terms.tenure_months_min, to: terms.tenure_months_max };
  return [
    [t('figures.amount'), t('figures.range', amounts)],
    [t('figures.exposure'), formatMoney(terms.issuer_exposure_limit)],
    [t('figures.tenure'), t('figures.months', tenure)],
    [t('figures.rateCap'), percent(terms.rate_cap_percent)],
    ...terms.origination_fees.map(
      ({ up_to_months, percent: fee }): Row => [
        t('figures.origination', { months: up_to_months }),
        percent(fee),
      ],
    ),
    [t('figures.serviceTax'), percent(terms.service_tax_percent)],
    [t('figures.campaign'), days(terms.campaign_days)],
    [t('figures.funded'), percent(terms.minimum_funded_percent)],
    [t('figures.late', { day: terms.late_grace_days + 1 }), percent(terms.late_charge_daily_percent)],
    [t('figures.lateCap'), percent(terms.late_charge_cap_percent)],
    [t('figures.default'), days(terms.default_after_days_term)],
  ];
}
