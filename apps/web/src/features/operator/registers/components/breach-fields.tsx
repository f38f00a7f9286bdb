import { NativeSelect, Textarea } from '@mantine/core';
import { breachKinds, breachStates, REGISTER_TEXT_MAX } from '@titian/contracts/registers';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { NumberField } from '../../../../components/number-field.tsx';
import type { CallBody } from '../../../../lib/api/call-types.ts';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import type { CallForm } from '../../../../lib/form/use-call-form.ts';
import type { BreachVersion } from '../api/registers.ts';
import { useText } from '../text.ts';

type Facts = CallBody<'operatorRecordBreach'>;

/** What the form of a breach holds: an empty day or text is none. */
export interface BreachValues extends Record<string, unknown> {
  readonly kind: Facts['kind'];
  readonly state: Facts['state'];
  readonly occurred_on: string;
  readonly discovered_on: string;
  readonly notified_on: string;
  readonly persons_affected: string;
  readonly description: string;
  readonly remedy: string;
}

/** What the form begins with: the last version, or nothing but today. */
export function breachValues(last: BreachVersion | null): BreachValues {
  return {
    ...{ kind: last?.kind ?? 'personal_data', state: last?.state ?? 'open' },
    occurred_on: last?.occurred_on ?? '',
    discovered_on: last?.discovered_on ?? businessToday(),
    notified_on: last?.notified_on ?? '',
    persons_affected: String(last?.persons_affected ?? 0),
    ...{ description: last?.description ?? '', remedy: last?.remedy ?? '' },
  };
}

/** What is sent: the server validates it. */
export function breachFacts(values: BreachValues): Facts {
  const { kind, state, description } = values;
  return {
    ...{ kind, state, description, discovered_on: values.discovered_on },
    ...{ occurred_on: values.occurred_on || null, notified_on: values.notified_on || null },
    persons_affected: values.persons_affected === '' ? Number.NaN : Number(values.persons_affected),
    remedy: values.remedy || null,
  };
}

/** The fields of a breach. */
export function BreachFields({ call }: { readonly call: CallForm<BreachValues> }): ReactNode {
  const t = useText();
  const { getInputProps, values } = call.form;
  const day = (
    name: 'occurred_on' | 'discovered_on' | 'notified_on',
    label: string,
    description?: string,
  ) => (
    <DateField
      label={label}
      {...(description !== undefined && { description })}
      max={businessToday()}
      data-path={name}
      {...getInputProps(name)}
      value={values[name]}
    />
  );
  return (
    <>
      <NativeSelect
        label={t('columns.kind')}
        data-path="kind"
        data={breachKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        {...getInputProps('kind')}
      />
      <NativeSelect
        label={t('columns.state')}
        data-path="state"
        data={breachStates.map((value) => ({ value, label: t(`state.${value}`) }))}
        {...getInputProps('state')}
      />
      {day('occurred_on', t('columns.occurred'), t('breach.occurredHint'))}
      {day('discovered_on', t('columns.discovered'))}
      {day('notified_on', t('columns.notified'), t('breach.notifiedHint'))}
      <NumberField
        label={t('columns.persons')}
        data-path="persons_affected"
        {...getInputProps('persons_affected')}
        value={values.persons_affected}
      />
      <Textarea
        label={t('columns.description')}
        data-path="description"
        autosize
        minRows={3}
        maxLength={REGISTER_TEXT_MAX}
        {...getInputProps('description')}
      />
      <Textarea
        label={t('columns.remedy')}
        description={t('breach.remedyHint')}
        data-path="remedy"
        autosize
        minRows={2}
        maxLength={REGISTER_TEXT_MAX}
        {...getInputProps('remedy')}
      />
    </>
  );
}
