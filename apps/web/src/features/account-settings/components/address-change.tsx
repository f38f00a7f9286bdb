import { Button, Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type AddressDocumentKind, addressDocumentKinds } from '@titian/contracts/address-change';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FileField } from '../../../components/file-field.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { AddressFields } from '../../../shared/address/address-fields.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { addressChangesQuery, requestAddressChange } from '../api/address-changes.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

/** The form's name among those that come back after a session that ended. */
export const ADDRESS_CHANGE = 'address-change';

interface AddressChangeDialogProps {
  readonly opened: boolean;
  /** The country that the form begins with. */
  readonly country: string;
  readonly onClose: () => void;
}

/** The new address and its proof; the present one stays in force until both are reviewed (ONB-39). */
export function AddressChangeDialog({ opened, country, onClose }: AddressChangeDialogProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('address.change')} onClose={onClose}>
      {opened && <ChangeForm country={country} onDone={onClose} />}
    </Dialog>
  );
}

type Values = {
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly postcode: string;
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly document_kind: AddressDocumentKind;
  readonly document: File[];
};

const empty: Omit<Values, 'country'> = {
  ...{ address_line_1: '', address_line_2: '', postcode: '', city: '', state: '' },
  ...{ document_kind: 'utility_bill', document: [] },
};

interface ChangeFormProps {
  readonly country: string;
  readonly onDone: () => void;
}

function ChangeForm({ country, onDone }: ChangeFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { countries, malaysia_states: states } = useCurrentAnswer();
  const initialValues: Values = { ...empty, country };
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues,
    send: requestAddressChange,
    onSuccess: async () => {
      showToast('success', t('address.sent'));
      await queries.invalidateQueries({ queryKey: addressChangesQuery.queryKey });
      onDone();
    },
    unsent: { name: ADDRESS_CHANGE, omit: ['document'] },
  });
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      <p className={classes.plain}>{t('address.changeHint')}</p>
      <AddressFields
        country={form.values.country}
        input={{
          text: (field) => form.getInputProps(field),
          choice: (field) => ({
            ...form.getInputProps(field),
            value: form.values[field] === '' ? null : form.values[field],
          }),
        }}
        onChange={form.setValues}
        states={states}
        countries={countries}
      />
      <ProofFields form={form} />
      <Button type="submit" fullWidth loading={working}>
        {t('address.send')}
      </Button>
    </form>
  );
}

function ProofFields({ form }: { readonly form: UseFormReturnType<Values> }): ReactNode {
  const t = useText();
  return (
    <>
      <Select
        label={t('address.documentKind')}
        allowDeselect={false}
        data={addressDocumentKinds.map((value) => ({ value, label: t(`address.documents.${value}`) }))}
        {...form.getInputProps('document_kind')}
      />
      <FileField
        label={t('address.proof')}
        description={t('address.proofHint')}
        path="document"
        required
        max={1}
        value={form.values.document}
        onChange={(files) => {
          form.clearFieldError('document');
          form.setFieldValue('document', [...files]);
        }}
        error={form.errors.document}
      />
    </>
  );
}
