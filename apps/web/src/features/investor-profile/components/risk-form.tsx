import { Button, Group, Radio } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { LevelSlider } from '../../../components/level-slider.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { focusField } from '../../../lib/form/focus-field.ts';
import { type CallForm, useCallForm } from '../../../lib/form/use-call-form.ts';
import { choiceName } from '../../../lib/text/names.ts';
import { type Option, optionsOf } from '../../../lib/text/options.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Constants, type RiskSettings, updateRiskSettings } from '../api/investor-profile.ts';
import { levelFields, type RiskValues, riskBody, riskProblems, riskValues } from '../lib/risk.ts';
import { useRefreshedUser } from '../lib/use-refreshed-user.ts';
import { useText } from '../text.ts';
import classes from './investor-profile.module.css';

interface RiskFormProps {
  readonly settings: RiskSettings;
  readonly constants: Constants;
  readonly onClose: () => void;
}

/** Experience and risk tolerance (ONB-24). */
export function RiskForm({ settings, constants, onClose }: RiskFormProps): ReactNode {
  const t = useText();
  const refresh = useRefreshedUser();
  const risk = useCallForm<RiskValues, unknown>({
    initialValues: riskValues(settings),
    check: riskProblems,
    unsent: { name: 'risk' },
    send: (values) => updateRiskSettings(riskBody(values)),
    onSuccess: async () => {
      showToast('success', specifiedText('riskUpdated'));
      onClose();
      await refresh();
    },
    onRejected: (error) => {
      showToast('error', specifiedText('riskFailed'));
      return error.status !== 422;
    },
  });
  const { form, onSubmit, working, message, problems } = risk;
  const exposed = form.values.invested_in_p2p === '1';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    onSubmit(event);
    const [first] = Object.keys(riskProblems(form.values));
    if (first !== undefined) {
      focusField(first);
    }
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p className={classes.body}>{t('risk.intro')}</p>
      <FormErrors message={message} problems={problems} />
      <Radio.Group label={t('risk.invested_in_p2p')} {...form.getInputProps('invested_in_p2p')}>
        <div className={classes.options}>
          <Radio value="1" label={t('yes')} />
          <Radio value="0" label={t('no')} />
        </div>
      </Radio.Group>
      {exposed && (
        <div data-path="inv_estimated_p2p_invested">
          <MoneyInput
            label={t('risk.inv_estimated_p2p_invested')}
            value={form.values.inv_estimated_p2p_invested}
            onChange={(amount) => form.setFieldValue('inv_estimated_p2p_invested', amount)}
            error={form.errors.inv_estimated_p2p_invested}
          />
        </div>
      )}
      <Radio.Group label={t('risk.inv_risk_tolerance')} {...form.getInputProps('inv_risk_tolerance')}>
        <div className={classes.stack}>
          {tolerances.map((value) => (
            <Radio
              key={value}
              value={value}
              label={choiceName('risk_tolerances', constants.risk_tolerances, value) ?? value}
              description={t(`risk.${value}`)}
            />
          ))}
        </div>
      </Radio.Group>
      <Levels
        risk={risk}
        names={optionsOf(constants.knowledge_levels, 'knowledge_levels')}
        exposed={exposed}
      />
      <Group justify="flex-end" gap="sm" className={classes.end}>
        <Button variant="default" onClick={onClose} disabled={working}>
          {t('risk.cancel')}
        </Button>
        <Button type="submit" loading={working}>
          {t('risk.save')}
        </Button>
      </Group>
    </form>
  );
}

const tolerances = ['conservative', 'balanced', 'aggressive'] as const;

interface LevelsProps {
  readonly risk: CallForm<RiskValues>;
  readonly names: readonly Option[];
  /** Only investors with earlier investments state P2P experience (ONB-24). */
  readonly exposed: boolean;
}

function Levels({ risk: { form }, names, exposed }: LevelsProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={classes.levels}>
      <legend className={classes.legend}>{t('risk.knowledge')}</legend>
      {levelFields.map((field) => (
        <LevelSlider
          key={field}
          label={t(`risk.${field}`)}
          names={names}
          path={field}
          value={form.values[field]}
          onChange={(level) => form.setFieldValue(field, level)}
          error={form.errors[field]}
          notRequired={
            field === 'inv_p2p_lending_knowledge_years' && !exposed
              ? specifiedText('p2pNotRequired')
              : undefined
          }
        />
      ))}
    </fieldset>
  );
}
