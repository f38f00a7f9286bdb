import { Select } from '@mantine/core';
import { currencyPrefix } from '@titian/contracts/constants';
import { formatAmount, senToText, ZERO_SEN } from '@titian/finance/sen';
import { type ReactNode, useId } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { amountStops, contracts, profiles, rateText, residences, stopOf } from '../lib/form.ts';
import type { SimulationState } from '../lib/use-simulation.ts';
import { useText } from '../text.ts';
import classes from './simulation.module.css';
import { SliderField } from './slider-field.tsx';

const RATE_STEP_BPS = 25;
const FAILED_STEP_BPS = 50;
/** Beyond half of everything the slider would only get too coarse; the field takes more. */
const FAILED_SLIDER_MAX_BPS = 5_000;

/** Everything that can be moved. */
export function SimulationForm({ state }: { readonly state: SimulationState }): ReactNode {
  const t = useText();
  const { form, change } = state;
  const returnWord = t(`return.${form.contract}`);
  return (
    <SectionCard title={t('form.title')}>
      <div className={classes.fields}>
        <Choice
          label={t('form.contract')}
          value={form.contract}
          options={contracts.map((one) => ({ value: one, label: t(`contract.${one}`) }))}
          onChoose={(contract) => change({ contract })}
        />
        <Numbers state={state} />
        <Select
          label={t('form.profile')}
          allowDeselect={false}
          value={form.profile}
          data={profiles.map((one) => ({
            value: one,
            label: capitalised(t(`profile.${one}`, { return: returnWord })),
          }))}
          onChange={(profile) => change({ profile: profiles.find((one) => one === profile) ?? form.profile })}
        />
        <Choice
          label={t('form.residence')}
          value={form.residence}
          options={residences.map((one) => ({ value: one, label: t(`residence.${one}`) }))}
          onChoose={(residence) => change({ residence })}
        />
      </div>
    </SectionCard>
  );
}

function Numbers({
  state: { form, change, limits, figures },
}: {
  readonly state: SimulationState;
}): ReactNode {
  const t = useText();
  const stops = amountStops(limits.amountSen);
  const wrong = (value: unknown, [from, to]: readonly [string | number, string | number]) =>
    value === null ? t('form.between', { from, to }) : null;
  return (
    <>
      <SliderField
        label={t('form.amount')}
        prefix={currencyPrefix}
        decimals={2}
        value={form.amount}
        onChange={(amount) => change({ amount })}
        error={wrong(figures.amountSen, [
          formatAmount(limits.amountSen[0]),
          formatAmount(limits.amountSen[1]),
        ])}
        position={stopOf(stops, figures.amountSen)}
        from={0}
        to={stops.length - 1}
        textAt={(stop) => senToText(stops[stop] ?? ZERO_SEN)}
      />
      <SliderField
        label={t('form.rate')}
        suffix={t('form.percent')}
        decimals={2}
        value={form.rate}
        onChange={(rate) => change({ rate })}
        error={wrong(figures.rateBps, [rateText(limits.rateBps[0]), rateText(limits.rateBps[1])])}
        position={figures.rateBps ?? limits.rateBps[0]}
        from={RATE_STEP_BPS}
        to={limits.rateBps[1]}
        step={RATE_STEP_BPS}
        textAt={rateText}
      />
      <SliderField
        label={t('form.months')}
        value={form.months}
        onChange={(months) => change({ months })}
        error={wrong(figures.months, limits.months)}
        position={figures.months ?? limits.months[0]}
        from={limits.months[0]}
        to={limits.months[1]}
        textAt={String}
      />
      <SliderField
        label={t('form.failed')}
        description={t('form.failedHint')}
        suffix={t('form.percent')}
        decimals={2}
        value={form.failed}
        onChange={(failed) => change({ failed })}
        error={wrong(figures.failedBps, [rateText(limits.failedBps[0]), rateText(limits.failedBps[1])])}
        position={Math.min(figures.failedBps ?? 0, FAILED_SLIDER_MAX_BPS)}
        from={0}
        to={FAILED_SLIDER_MAX_BPS}
        step={FAILED_STEP_BPS}
        textAt={rateText}
      />
    </>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly options: { readonly value: V; readonly label: string }[];
  readonly onChoose: (value: V) => void;
}

function Choice<V extends string>({ label, value, options, onChoose }: ChoiceProps<V>): ReactNode {
  const id = useId();
  return (
    <div>
      <div id={id} className={classes.label}>
        {label}
      </div>
      <SegmentedControl<V> fullWidth aria-labelledby={id} value={value} data={options} onChange={onChoose} />
    </div>
  );
}

/** "interest every month" begins a line of its own. */
function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
