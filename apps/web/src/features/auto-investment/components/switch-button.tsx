import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import type { ReactNode } from 'react';
import { MoneyButton } from '../../../components/money-button.tsx';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { presetQuery, type SavedPreset, updatePreset } from '../api/preset.ts';
import { presetBody, valuesOf } from '../lib/values.ts';
import { useText } from '../text.ts';

/** Switches the saved preset off or on again, whatever is being typed. */
export function SwitchButton({ preset }: { readonly preset: SavedPreset }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const isOn = preset.mode === 'on';
  const change = useMutation({
    mutationFn: () => updatePreset(presetBody({ ...valuesOf(preset), isOn: !isOn }), preset.version),
    onSuccess: (page) => {
      queries.setQueryData(presetQuery.queryKey, page);
      showToast('success', t(isOn ? 'form.switchedOff' : 'form.switchedOn'));
    },
    onError: (error) =>
      showToast('error', error instanceof ApiError ? error.message : specifiedText('presetFailed')),
  });
  return (
    <MoneyButton variant="default" loading={change.isPending} onClick={() => change.mutate()}>
      {t(isOn ? 'form.switchOff' : 'form.switchOn')}
    </MoneyButton>
  );
}
