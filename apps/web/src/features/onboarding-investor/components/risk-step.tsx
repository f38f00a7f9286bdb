import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { LevelSlider } from '../../../components/level-slider.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { optionsOf } from '../../../lib/text/options.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import draftClasses from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';
import classes from './risk-step.module.css';
import { YesNo } from './yes-no.tsx';

const levels = [
  'inv_stocks_knowledge_years',
  'inv_bonds_knowledge_years',
  'inv_mutual_funds_knowledge_years',
  'inv_others_knowledge_years',
  'inv_p2p_lending_knowledge_years',
] as const;

/** Risk profile: experience and risk tolerance (ONB-24). */
export function RiskStep({ draft, constants }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  const exposed = draft.values.invested_in_p2p === '1';
  return (
    <>
      <YesNo label={t('field.invested_in_p2p')} {...input.plain('invested_in_p2p')} />
      {exposed && (
        <MoneyInput
          label={t('field.inv_estimated_p2p_invested')}
          {...input.plain('inv_estimated_p2p_invested')}
        />
      )}
      <Radio.Group label={t('field.inv_risk_tolerance')} {...input.plain('inv_risk_tolerance')}>
        <div className={draftClasses.stack}>
          {optionsOf(constants.risk_tolerances, 'risk_tolerances').map(({ value, label }) => (
            <Radio key={value} value={value} label={label} description={toleranceText(value)} />
          ))}
        </div>
      </Radio.Group>
      <fieldset className={classes.levels}>
        <legend className={classes.legend}>{t('field.knowledge')}</legend>
        {levels.map((field) => (
          <LevelSlider
            key={field}
            label={t(`field.${field}`)}
            names={optionsOf(constants.knowledge_levels, 'knowledge_levels')}
            path={field}
            value={draft.values[field]}
            onChange={(level) => draft.set({ [field]: level })}
            error={draft.errors[field]}
            notRequired={
              field === 'inv_p2p_lending_knowledge_years' && !exposed
                ? specifiedText('p2pNotRequired')
                : undefined
            }
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
