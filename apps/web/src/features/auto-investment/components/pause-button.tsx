import { Button, Group, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../components/date-field.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { MoneyButton } from '../../../components/money-button.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type PresetRules, presetQuery, type SavedPreset, updatePreset } from '../api/preset.ts';
import { presetBody, valuesOf } from '../lib/values.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';

interface PauseProps {
  readonly preset: SavedPreset;
  readonly rules: PresetRules;
}

/** Asks for the day until which the preset rests (AUTO-17). */
export function PauseButton(props: PauseProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MoneyButton variant="default" onClick={() => setOpen(true)}>
        {t('pause.start')}
      </MoneyButton>
      <Dialog opened={isOpen} title={t('pause.title')} onClose={() => setOpen(false)}>
        <PauseForm {...props} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function PauseForm({ preset, rules, onClose }: PauseProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const { earliest, latest } = rules.pause_until;
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { paused_until: '' },
    check: ({ paused_until: day }) => (day === '' ? { paused_until: t('pause.dayRequired') } : {}),
    send: ({ paused_until }) =>
      updatePreset({ ...presetBody(valuesOf(preset)), paused_until }, preset.version),
    onSuccess: (page, { paused_until: day }) => {
      queries.setQueryData(presetQuery.queryKey, page);
      showToast('success', t('pause.done', { day: formatDate(day) }));
      onClose();
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="lg">
        <p className={classes.rule}>{t('pause.body')}</p>
        <FormErrors message={message} problems={problems} />
        <DateField
          label={t('pause.day')}
          description={t('pause.days', { earliest: formatDate(earliest), latest: formatDate(latest) })}
          required
          min={earliest}
          max={latest}
          data-path="paused_until"
          {...form.getInputProps('paused_until')}
          value={form.values.paused_until}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={working}>
            {t('pause.cancel')}
          </Button>
          <MoneyButton type="submit" loading={working}>
            {t('pause.confirm')}
          </MoneyButton>
        </Group>
      </Stack>
    </form>
  );
}
