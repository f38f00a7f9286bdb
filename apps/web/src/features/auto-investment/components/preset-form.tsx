import { Button, Group, Switch, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import type { PresetPage } from '../api/preset.ts';
import { type Outcome, usePresetForm } from '../lib/use-preset-form.ts';
import { usePreview } from '../lib/use-preview.ts';
import { valuesOf } from '../lib/values.ts';
import { useText } from '../text.ts';
import { NoteTerms } from './note-terms.tsx';
import classes from './preset.module.css';
import { PresetOptions } from './preset-options.tsx';
import { PreviewLine } from './preview-line.tsx';
import { SuggestionNote } from './suggestion.tsx';

interface PresetFormProps {
  readonly page: PresetPage;
  readonly onDone: (outcome: Outcome) => void;
  /** Puts it aside; none where the form is the page. */
  readonly onCancel?: () => void;
}

/** The preset form (AUTO-2), for a new preset and for a change; the server validates it, as it is typed too. */
export function PresetForm({ page, onDone, onCancel }: PresetFormProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = usePresetForm(page, onDone);
  const { preview, blamed } = usePreview(form.values);
  const { suggestion, preset, rules } = page;
  const part = { form, rules, errors: { ...Object.fromEntries(blamed), ...form.errors } };
  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <FormErrors message={message} problems={problems} />
      {suggestion !== null && (
        <SuggestionNote suggestion={suggestion} onUse={() => form.setValues(valuesOf(suggestion))} />
      )}
      <div className={classes.nameAndMode}>
        <TextInput label={t('field.botName')} maxLength={60} {...form.getInputProps('botName')} />
        <Switch
          className={classes.mode}
          label={t('field.mode')}
          {...form.getInputProps('isOn', { type: 'checkbox' })}
        />
      </div>
      <NoteTerms {...part} />
      <PresetOptions {...part} />
      <PreviewLine preview={preview} isRejected={blamed.length > 0} />
      <Group justify="flex-end" gap="sm">
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={working}>
            {t('modal.later')}
          </Button>
        )}
        <MoneyButton type="submit" loading={working}>
          {t(preset === null ? 'form.create' : 'form.save')}
        </MoneyButton>
      </Group>
    </form>
  );
}
