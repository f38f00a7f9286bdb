import { Button, Checkbox, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { premiumFileFields } from '@titian/contracts/premium';
import type { ReactNode, SubmitEvent } from 'react';
import { FileField } from '../../../components/file-field.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { Helped } from '../../../components/helped.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { focusField } from '../../../lib/form/focus-field.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type Constants, constantsQuery } from '../api/premium.ts';
import { type PremiumForm as Form, usePremiumForm } from '../lib/use-premium-form.ts';
import { namesBeside, problemsOf } from '../lib/values.ts';
import { useText } from '../text.ts';
import { FigureFields } from './figure-fields.tsx';
import classes from './premium.module.css';
import { TaxFields } from './tax-fields.tsx';

/** The form with Cancel and Submit; its lists are loaded when it opens (NAV-18). */
export function PremiumForm({ onCancel }: { readonly onCancel: () => void }): ReactNode {
  const constants = useQuery(constantsQuery);
  return (
    <QueryView query={constants}>{(data) => <Questions constants={data} onCancel={onCancel} />}</QueryView>
  );
}

interface QuestionsProps {
  readonly constants: Constants;
  readonly onCancel: () => void;
}

function Questions({ constants, onCancel }: QuestionsProps): ReactNode {
  const t = useText();
  const { support_email: supportEmail } = useCurrentUser();
  const premium = usePremiumForm(supportEmail);
  const { form, onSubmit, working, message, problems } = premium;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    onSubmit(event);
    const [first] = Object.keys(problemsOf(form.values));
    if (first !== undefined) {
      focusField(first);
    }
  }

  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p className={classes.intro}>{t('intro')}</p>
      <FormErrors message={message} problems={problems} />
      <TaxFields premium={premium} constants={constants} />
      <FigureFields premium={premium} constants={constants} />
      <DocumentFields premium={premium} />
      <Helped
        name={t('about', { field: t('field.inv_agree_declaration') })}
        help={t('help.inv_agree_declaration')}
      >
        <Checkbox
          className={classes.declaration}
          label={t('declaration')}
          {...form.getInputProps('inv_agree_declaration', { type: 'checkbox' })}
        />
      </Helped>
      <Group justify="flex-end" gap="sm" className={classes.ways}>
        <Button variant="default" onClick={onCancel} disabled={working}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={working}>
          {t('submit')}
        </Button>
      </Group>
    </form>
  );
}

function DocumentFields({ premium: { form } }: { readonly premium: Form }): ReactNode {
  const t = useText();
  return (
    <fieldset className={classes.part}>
      <legend className={classes.legend}>{t('part.documents')}</legend>
      {premiumFileFields.map((field) => (
        <Helped key={field} name={t('about', { field: t(`field.${field}`) })} help={t(`help.${field}`)}>
          <FileField
            label={t(`field.${field}`)}
            path={field}
            value={form.values[field]}
            onChange={(files) => {
              form.clearFieldError(field);
              form.setFieldValue(field, files);
            }}
            usedNames={namesBeside(form.values, field)}
            error={form.errors[field]}
          />
        </Helped>
      ))}
    </fieldset>
  );
}
