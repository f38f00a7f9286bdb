import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  COLLECTION_NAME_MAX,
  CONTACT_TEXT_MAX,
  type ContactChannel,
  type ContactOutcome,
  contactChannels,
  contactOutcomes,
} from '@titian/contracts/collections';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { acts, type Collection } from '../api/collections.ts';
import { useCollectionForm } from '../lib/use-collection-form.ts';
import { useText } from '../text.ts';

export interface ActProps {
  readonly one: Collection;
  readonly onClose: () => void;
}

/** Records that somebody was reached, or was tried to be. Nobody but operators reads it (REC-17). */
export function ContactForm({ one, onClose }: ActProps): ReactNode {
  const t = useText();
  const call = useCollectionForm(
    'contact',
    onClose,
    {
      ...{ channel: 'phone' as ContactChannel, outcome: 'will_pay' as ContactOutcome },
      ...{ person: '', note: '', follow_up_on: '' },
    },
    ({ person, follow_up_on: followUp, ...rest }, key) =>
      acts.contact(one.id, { ...rest, person: person || null, follow_up_on: followUp || null }, key),
  );
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('contact.submit')} onClose={onClose}>
      <NativeSelect
        label={t('contact.channel')}
        data-path="channel"
        data={contactChannels.map((value) => ({ value, label: t(`channel.${value}`) }))}
        {...getInputProps('channel')}
      />
      <TextInput
        label={t('contact.person')}
        description={t('contact.personHint')}
        data-path="person"
        maxLength={COLLECTION_NAME_MAX}
        {...getInputProps('person')}
      />
      <NativeSelect
        label={t('contact.outcome')}
        data-path="outcome"
        data={contactOutcomes.map((value) => ({ value, label: t(`outcome.${value}`) }))}
        {...getInputProps('outcome')}
      />
      <Textarea
        label={t('contact.note')}
        description={t('contact.noteHint')}
        data-path="note"
        autosize
        minRows={3}
        required
        maxLength={CONTACT_TEXT_MAX}
        {...getInputProps('note')}
      />
      <DateField
        label={t('contact.followUp')}
        description={t('contact.followUpHint')}
        min={businessToday()}
        data-path="follow_up_on"
        {...getInputProps('follow_up_on')}
        value={values.follow_up_on}
      />
    </ActForm>
  );
}
