import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { PresetRules } from '../api/preset.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';

const steps = ['match', 'cap', 'share', 'order', 'rest', 'after'] as const;

/** How notes are allocated to presets (AUTO-13). */
export function RuleCard({ rules }: { readonly rules: PresetRules }): ReactNode {
  const t = useText();
  const values = {
    share: rules.share_percent,
    step: moneyInText(rules.step),
    minutes: rules.early_access_minutes,
  };
  return (
    <SectionCard title={t('how.title')} subtitle={t('how.subtitle')}>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`how.${step}`, values)}</li>
        ))}
      </ol>
    </SectionCard>
  );
}
