import { Radio, Slider } from '@mantine/core';
import { messages } from '@titian/contracts/messages';
import { type ReactNode, useId } from 'react';
import { MoneyInput } from '../../../components/number-field.tsx';
import type { StepProps } from '../lib/step-props.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { fieldsOf } from './fields-of.tsx';
import { YesNo } from './yes-no.tsx';

const levels = [
  'inv_stocks_knowledge_years',
  'inv_bonds_knowledge_years',
  'inv_mutual_funds_knowledge_years',
  'inv_others_knowledge_years',
  'inv_p2p_lending_knowledge_years',
] as const;

/** Risk profile: experience and how much risk the person takes (spec §3, §5). */
export function RiskStep({ application, constants }: StepProps): ReactNode {
  const t = useText();
  const input = fieldsOf(application);
  const exposed = application.form.values.invested_in_p2p === '1';
  return (
    <>
      <YesNo label={t('field.invested_in_p2p')} {...input('invested_in_p2p')} />
      {exposed && (
        <div data-path="inv_estimated_p2p_invested">
          <MoneyInput
            label={t('field.inv_estimated_p2p_invested')}
            {...input('inv_estimated_p2p_invested')}
            value={application.form.values.inv_estimated_p2p_invested}
            onChange={(amount) => application.set('inv_estimated_p2p_invested', amount)}
          />
        </div>
      )}
      <Radio.Group label={t('field.inv_risk_tolerance')} {...input('inv_risk_tolerance')}>
        <div className={classes.stack}>
          {constants.risk_tolerances.map(({ value, name }) => (
            <Radio key={value} value={value} label={name} description={toleranceText(value)} />
          ))}
        </div>
      </Radio.Group>
      <fieldset className={classes.levels}>
        <legend className={classes.legend}>{t('field.knowledge')}</legend>
        {levels.map((field) => (
          <KnowledgeSlider
            key={field}
            label={t(`field.${field}`)}
            names={constants.knowledge_levels}
            path={field}
            value={application.form.values[field]}
            onChange={(level) => application.set(field, level)}
            error={application.form.errors[field]}
            notRequired={field === 'inv_p2p_lending_knowledge_years' && !exposed}
          />
        ))}
      </fieldset>
    </>
  );

  function toleranceText(value: string): string | undefined {
    const known = (['conservative', 'balanced', 'aggressive'] as const).find((one) => one === value);
    return known === undefined ? undefined : t(`tolerance.${known}`);
  }
}

interface KnowledgeSliderProps {
  readonly label: string;
  readonly names: StepProps['constants']['knowledge_levels'];
  readonly path: string;
  readonly value: string;
  readonly onChange: (level: string) => void;
  readonly error: ReactNode;
  /** Only those who invested before have experience to state (spec §5). */
  readonly notRequired: boolean;
}

function KnowledgeSlider(props: KnowledgeSliderProps): ReactNode {
  const { label, names, path, value, onChange, error, notRequired } = props;
  const id = useId();
  const shown = notRequired ? '1' : value;
  const meaning = names.find((one) => one.value === shown)?.name ?? '';
  return (
    <div className={classes.level} data-path={path}>
      <div className={classes.levelHead}>
        <span id={id} className={classes.levelName}>
          {label}
        </span>
        <span className={classes.levelMeaning}>{notRequired ? messages.p2pNotRequired : meaning}</span>
      </div>
      <Slider
        min={1}
        max={4}
        step={1}
        marks={names.map((one) => ({ value: Number(one.value) }))}
        label={null}
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': meaning }}
        value={Number(shown)}
        onChange={(level) => onChange(String(level))}
        disabled={notRequired}
      />
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </div>
  );
}
