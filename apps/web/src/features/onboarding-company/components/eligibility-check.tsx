import { Button, Radio, Select, Title } from '@mantine/core';
import { type EligibilityAnswers, eligibilityOf } from '@titian/contracts/eligibility';
import { entityTypes } from '@titian/contracts/reference/business-lists';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { MoneyInput } from '../../../components/number-field.tsx';
import { businessToday } from '../../../lib/clock/business-now.ts';
import { optionsOf } from '../../../lib/text/options.ts';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import { EligibilityResult } from './eligibility-result.tsx';

const nothing: EligibilityAnswers = {
  entity_type: '',
  incorporated_on: '',
  annual_revenue: '',
  bo_industry_select: '',
  on_lending: '',
};

interface EligibilityCheckProps {
  /** The way out of a page without menus. */
  readonly action: ReactNode;
  /** Continues to the long form, which begins with these answers. */
  readonly onStart: (answers: EligibilityAnswers) => void;
}

/** Five questions before the long form; the answer stands beside them at once. */
export function EligibilityCheck({ action, onStart }: EligibilityCheckProps): ReactNode {
  const t = useText();
  const [answers, setAnswers] = useState(nothing);
  const verdict = eligibilityOf(answers, businessToday());

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onStart(answers);
  }

  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <Title order={1}>{t('title')}</Title>
          <p className={classes.intro}>{t('eligibility.intro')}</p>
        </div>
        {action}
      </header>
      <form onSubmit={onSubmit} noValidate className={classes.card}>
        <Questions
          answers={answers}
          onChange={(changes) => setAnswers((before) => ({ ...before, ...changes }))}
        />
        <EligibilityResult verdict={verdict} />
        <div className={classes.ways}>
          <Button type="submit" disabled={verdict.verdict !== 'yes'} className={classes.on}>
            {t('eligibility.start')}
          </Button>
        </div>
      </form>
    </div>
  );
}

interface QuestionsProps {
  readonly answers: EligibilityAnswers;
  readonly onChange: (changes: Partial<EligibilityAnswers>) => void;
}

function Questions({ answers, onChange }: QuestionsProps): ReactNode {
  const t = useText();
  const { business_industries: industries } = useCurrentAnswer();
  const input = inputsOf({ values: answers, errors: {}, remarks: [], set: onChange });
  return (
    <>
      <div className={classes.pair}>
        <Select
          label={t('field.entity_type')}
          allowDeselect={false}
          data={optionsOf(entityTypes, 'entity_types')}
          {...input.choice('entity_type')}
        />
        <DateField
          label={t('field.incorporated_on')}
          max={businessToday()}
          {...input.plain('incorporated_on')}
        />
      </div>
      <div className={classes.pair}>
        <MoneyInput label={t('field.annual_revenue')} {...input.plain('annual_revenue')} />
        <Select
          label={t('field.bo_industry_select')}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t('nothingFound')}
          data={optionsOf(industries, 'industries')}
          {...input.choice('bo_industry_select')}
        />
      </div>
      <Radio.Group label={t('field.on_lending')} {...input.plain('on_lending', t('help.on_lending'))}>
        <div className={classes.options}>
          <Radio value="1" label={t('yes')} />
          <Radio value="0" label={t('no')} />
        </div>
      </Radio.Group>
    </>
  );
}
