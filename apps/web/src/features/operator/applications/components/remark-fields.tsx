import { Button, Group, Select, Stack, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import panel from '../../shared/panel.module.css';
import type { Application } from '../api/read-application.ts';
import { remarkableFields } from '../lib/remarkable.ts';
import { useText } from '../text.ts';
import classes from './application-panel.module.css';

export interface Remark {
  readonly field: string;
  readonly text: string;
}

interface RemarkFieldsProps {
  readonly application: Application;
  readonly remarks: readonly Remark[];
  readonly onChange: (remarks: readonly Remark[]) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** What is missing, said at the fields of the form: the applicant reads it there. */
export function RemarkFields({ application, remarks, onChange, errorOf }: RemarkFieldsProps): ReactNode {
  const t = useText();
  const fields = remarkableFields(application);
  const change = (at: number, part: Partial<Remark>) =>
    onChange(remarks.map((remark, index) => (index === at ? { ...remark, ...part } : remark)));
  return (
    <fieldset className={panel.fieldset}>
      <legend className={panel.legend}>{t('decide.remarks')}</legend>
      <p className={panel.hint}>{t('decide.remarksHint')}</p>
      {remarks.map((remark, at) => (
        <div key={`remark-${String(at)}`} className={classes.remark}>
          <Select
            label={t('decide.field')}
            searchable
            data={fields}
            value={remark.field === '' ? null : remark.field}
            error={errorOf(`remarks.${at}.field`) ?? (at === 0 ? errorOf('remarks') : undefined)}
            data-path={`remarks.${at}.field`}
            onChange={(field) => change(at, { field: field ?? '' })}
          />
          <Textarea
            label={t('decide.text')}
            autosize
            value={remark.text}
            error={errorOf(`remarks.${at}.text`)}
            data-path={`remarks.${at}.text`}
            onChange={(event) => change(at, { text: event.currentTarget.value })}
          />
          <Group>
            <Button
              variant="subtle"
              color="saga"
              size="compact-sm"
              onClick={() => onChange(remarks.filter((_, index) => index !== at))}
            >
              {t('decide.remove')}
            </Button>
          </Group>
        </div>
      ))}
      <Stack align="flex-start">
        <Button variant="default" onClick={() => onChange([...remarks, { field: '', text: '' }])}>
          {t('decide.add')}
        </Button>
      </Stack>
    </fieldset>
  );
}
