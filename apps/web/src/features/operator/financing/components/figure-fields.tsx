import { Checkbox, Select, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { buyerKinds, securityKinds, supplierConducts } from '@titian/contracts/credit';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { MoneyInput, NumberField } from '../../../../components/number-field.tsx';
import type { Financing } from '../api/read-financing.ts';
import { type CreditDraft, signedFields } from '../lib/credit-draft.ts';
import type { NumberInput } from '../lib/number-input.ts';
import { useText } from '../text.ts';
import { Figure } from './figure-source.tsx';
import { LiveCover } from './live-ratios.tsx';
import classes from './offer-form.module.css';

export interface FieldsProps {
  readonly form: UseFormReturnType<CreditDraft>;
  /** What the figures may be read from. */
  readonly documents: Financing['figure_documents'];
}

/** What the bureau's report says. */
export function BureauFields({ form, documents }: FieldsProps): ReactNode {
  const t = useText();
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('assess.bureau')}</legend>
      <TextInput
        label={t('assess.reference')}
        required
        data-path="bureau.reference"
        {...form.getInputProps('bureau.reference')}
      />
      <DateField
        label={t('assess.reported_on')}
        required
        data-path="bureau.reported_on"
        {...form.getInputProps('bureau.reported_on')}
        value={form.values.bureau.reported_on}
      />
      <Figure form={form} documents={documents} path="bureau.score">
        {(input) => (
          <NumberField
            label={t('assess.score')}
            description={t('assess.scoreHint')}
            required
            maxDigits={3}
            {...input}
          />
        )}
      </Figure>
      <Figure form={form} documents={documents} path="bureau.arrears_months">
        {(input) => (
          <NumberField
            label={t('assess.arrears_months')}
            description={t('assess.arrearsHint')}
            required
            maxDigits={2}
            {...input}
          />
        )}
      </Figure>
      <Figure form={form} documents={documents} path="bureau.legal_suits">
        {(input) => <NumberField label={t('assess.legal_suits')} required maxDigits={2} {...input} />}
      </Figure>
      <Checkbox
        label={t('assess.is_insolvent')}
        {...form.getInputProps('bureau.is_insolvent', { type: 'checkbox' })}
      />
    </fieldset>
  );
}

/** Monthly averages of the bank statements. */
export function StatementFields({
  form,
  documents,
  requestedInstalment,
}: FieldsProps & { readonly requestedInstalment: string }): ReactNode {
  const t = useText();
  const amounts = ['inflow', 'outflow', 'instalments', 'lowest_balance'] as const;
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('assess.statements')}</legend>
      <Figure form={form} documents={documents} path="statements.months">
        {(input) => <NumberField label={t('assess.months')} required maxDigits={2} {...input} />}
      </Figure>
      <Figure form={form} documents={documents} path="statements.returned_cheques">
        {(input) => <NumberField label={t('assess.returned_cheques')} required maxDigits={2} {...input} />}
      </Figure>
      {amounts.map((field) => (
        <Figure key={field} form={form} documents={documents} path={`statements.${field}`}>
          {(input) => (
            <AmountField label={t(`assess.${field}`)} signed={signedFields.includes(field)} input={input} />
          )}
        </Figure>
      ))}
      <LiveCover statements={form.values.statements} requestedInstalment={requestedInstalment} />
    </fieldset>
  );
}

interface AmountFieldProps {
  readonly label: string;
  readonly signed: boolean;
  /** Of a year that may be left out. */
  readonly optional?: boolean;
  readonly input: NumberInput;
}

/** An amount; a loss is typed with a minus, which the money field of the product flips away. */
export function AmountField({ label, signed, optional = false, input }: AmountFieldProps): ReactNode {
  const t = useText();
  return signed ? (
    <TextInput
      label={label}
      description={t('assess.signed')}
      required={!optional}
      leftSection={t('assess.currency')}
      {...input}
      onChange={(event) => input.onChange(event.currentTarget.value)}
    />
  ) : (
    <MoneyInput label={label} required={!optional} {...input} />
  );
}

/** How the company behaves, and what stands behind it. */
export function ConductFields({ form }: Pick<FieldsProps, 'form'>): ReactNode {
  const t = useText();
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>{t('assess.conduct')}</legend>
      <Select
        label={t('assess.suppliers')}
        allowDeselect={false}
        data={supplierConducts.map((value) => ({ value, label: t(`supplier.${value}`) }))}
        {...form.getInputProps('conduct.suppliers')}
      />
      <Select
        label={t('assess.kind')}
        allowDeselect={false}
        data={securityKinds.map((value) => ({ value, label: t(`security.${value}`) }))}
        {...form.getInputProps('security.kind')}
      />
      <Select
        label={t('assess.buyer')}
        allowDeselect={false}
        data={buyerKinds.map((value) => ({ value, label: t(`buyer.${value}`) }))}
        {...form.getInputProps('security.buyer')}
      />
      <Checkbox
        label={t('assess.statutory_paid')}
        {...form.getInputProps('conduct.statutory_paid', { type: 'checkbox' })}
      />
    </fieldset>
  );
}
