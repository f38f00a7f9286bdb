import { scorecardComponents } from '@titian/contracts/scorecard';
import type { ReactNode } from 'react';
import { Grade } from '../../../components/grade.tsx';
import { NumberField } from '../../../components/number-field.tsx';
import { gradeOfDraft, type OfferDraft } from '../lib/offer-draft.ts';
import { useText } from '../text.ts';
import classes from './offer-form.module.css';

interface ScorecardProps {
  readonly draft: OfferDraft;
  readonly onChange: (part: Partial<OfferDraft>) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** The five parts of the assessment and the grade that follows from them (rules §4). */
export function Scorecard({ draft, onChange, errorOf }: ScorecardProps): ReactNode {
  const t = useText();
  const graded = gradeOfDraft(draft);
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('scorecard.title')}</legend>
      <p className={classes.hint}>{t('scorecard.hint')}</p>
      {scorecardComponents.map(({ name, weight }) => (
        <NumberField
          key={name}
          label={t(`scorecard.${name}`)}
          description={t('scorecard.weight', { weight })}
          required
          maxDigits={3}
          value={draft.points[name]}
          error={errorOf(`components.${name}`)}
          onChange={(typed) => onChange({ points: { ...draft.points, [name]: typed } })}
        />
      ))}
      <div role="status" className={classes.result}>
        {graded === null ? (
          <span className={classes.pending}>{t('scorecard.incomplete')}</span>
        ) : (
          <>
            <Grade grade={graded.grade} />
            {t('scorecard.score', { score: graded.score })}
          </>
        )}
      </div>
    </fieldset>
  );
}
