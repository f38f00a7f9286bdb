import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { MoneyButton } from '../../../components/money-button.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type PresetChange, presetQuery, type SavedPreset, updatePreset } from '../api/preset.ts';
import { presetBody, valuesOf } from '../lib/values.ts';

interface ChangeButtonProps {
  readonly preset: SavedPreset;
  readonly change: Partial<PresetChange>;
  readonly label: string;
  /** Shown once it is saved. */
  readonly done: string;
}

/** Changes one thing of the saved preset with one press, whatever is being typed. */
export function ChangeButton({ preset, change, label, done }: ChangeButtonProps): ReactNode {
  const queries = useQueryClient();
  const saved = useMutation({
    mutationFn: () => updatePreset({ ...presetBody(valuesOf(preset)), ...change }, preset.version),
    onSuccess: (page) => {
      queries.setQueryData(presetQuery.queryKey, page);
      showToast('success', done);
    },
    onError: (error) =>
      showToast('error', error instanceof ApiError ? error.message : specifiedText('presetFailed')),
  });
  return (
    <MoneyButton variant="default" loading={saved.isPending} onClick={() => saved.mutate()}>
      {label}
    </MoneyButton>
  );
}
