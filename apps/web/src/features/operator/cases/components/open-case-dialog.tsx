import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  CASE_SUBJECT_MAX,
  CASE_TEXT_MAX,
  type CaseLinkKind,
  caseLinkKinds,
  casePriorities,
  openableCaseKinds,
} from '@titian/contracts/cases';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ActForm } from '../../shared/act-form.tsx';
import panel from '../../shared/panel.module.css';
import { type NewCase, openCase, useCaseChanged } from '../api/cases.ts';
import { useText } from '../text.ts';

interface OpenCaseProps {
  readonly opened: boolean;
  /** Whom it is about; null where it is about nobody in particular. */
  readonly customer: { readonly id: string; readonly name: string } | null;
  readonly onClose: () => void;
  readonly onOpened: (id: string) => void;
}

/** Opens a case by hand (CAS-3). */
export function OpenCaseDialog({ opened, onClose, ...rest }: OpenCaseProps): ReactNode {
  const t = useText();
  return (
    <Dialog opened={opened} title={t('open.title')} onClose={onClose}>
      <OpenCaseForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

const NOTHING = '';
const empty = {
  kind: 'other' as NewCase['kind'],
  subject: '',
  priority: 'normal' as NewCase['priority'],
  note: '',
  link: NOTHING as CaseLinkKind | typeof NOTHING,
  reference: '',
};

function OpenCaseForm({ customer, onClose, onOpened }: Omit<OpenCaseProps, 'opened'>): ReactNode {
  const t = useText();
  const changed = useCaseChanged();
  const call = useCallForm({
    initialValues: empty,
    send: ({ link, reference, ...rest }, key) => {
      const links = link === NOTHING ? [] : [{ kind: link, reference }];
      return openCase({ ...rest, customer_id: customer?.id ?? null, links }, key);
    },
    onSuccess: async (answer) => {
      showToast('success', t('done.open'));
      await changed(answer.case);
      onClose();
      onOpened(answer.case.id);
    },
  });
  const { form } = call;
  const { link } = form.values;
  const choices = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return (
    <ActForm call={call} submit={t('open.submit')} onClose={onClose}>
      {customer !== null && <p className={panel.hint}>{t('open.about', { name: customer.name })}</p>}
      <NativeSelect
        label={t('open.kind')}
        data-path="kind"
        data={choices(openableCaseKinds, (kind) => t(`kind.${kind}`))}
        {...form.getInputProps('kind')}
      />
      <TextInput
        label={t('open.subject')}
        data-path="subject"
        maxLength={CASE_SUBJECT_MAX}
        {...form.getInputProps('subject')}
      />
      <NativeSelect
        label={t('open.priority')}
        data-path="priority"
        data={choices(casePriorities, (priority) => t(`priority.${priority}`))}
        {...form.getInputProps('priority')}
      />
      <NativeSelect
        label={t('open.link')}
        data={[
          { value: NOTHING, label: t('open.noLink') },
          ...choices(caseLinkKinds, (kind) => t(`link.${kind}`)),
        ]}
        {...form.getInputProps('link')}
      />
      {link !== NOTHING && (
        <TextInput
          label={t('open.reference')}
          description={t(`open.referenceHint.${link}`)}
          data-path="links.0.reference"
          {...form.getInputProps('reference')}
          error={form.errors['links.0.reference']}
        />
      )}
      <Textarea
        label={t('open.note')}
        description={t('open.noteHint')}
        data-path="note"
        autosize
        minRows={3}
        maxLength={CASE_TEXT_MAX}
        {...form.getInputProps('note')}
      />
    </ActForm>
  );
}
