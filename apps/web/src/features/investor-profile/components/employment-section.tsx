import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { constantsQuery, type Employment, employmentQuery } from '../api/investor-profile.ts';
import { useText } from '../text.ts';
import { EmploymentFacts } from './employment-facts.tsx';
import { EmploymentForm } from './employment-form.tsx';
import classes from './investor-profile.module.css';

/** The employment in the settings: when it was confirmed, when it is asked for again, and how it is changed (ONB-21). */
export function EmploymentSection(): ReactNode {
  const t = useText();
  const last = useQuery(employmentQuery);
  return (
    <SectionCard title={t('employment.title')} subtitle={t('employment.subtitle')}>
      <QueryView query={last}>{(employment) => <Employed last={employment} />}</QueryView>
    </SectionCard>
  );
}

function Employed({ last }: { readonly last: Employment | null }): ReactNode {
  const t = useText();
  const constants = useQuery(constantsQuery);
  const [isChanging, setIsChanging] = useState(false);
  const close = () => setIsChanging(false);
  return (
    <QueryView query={constants}>
      {(choices) =>
        isChanging ? (
          <EmploymentForm
            constants={choices}
            last={last}
            onSaved={close}
            away={
              <Button variant="default" onClick={close}>
                {t('employment.cancel')}
              </Button>
            }
          />
        ) : (
          <div className={classes.form}>
            {last !== null && <EmploymentFacts constants={choices} last={last} />}
            <p className={classes.body}>
              {last === null ? t('employment.none') : t('employment.dates', datesOf(last))}
            </p>
            <Group>
              <Button variant="default" onClick={() => setIsChanging(true)}>
                {t('employment.change')}
              </Button>
            </Group>
          </div>
        )
      }
    </QueryView>
  );
}

const datesOf = ({ confirmed_on: confirmed, due_on: due }: Employment) => ({
  confirmed: formatDate(confirmed),
  due: formatDate(due),
});
