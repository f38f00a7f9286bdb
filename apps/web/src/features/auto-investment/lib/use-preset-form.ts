import { messages } from '@titian/contracts/messages';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { createPreset } from '../api/preset.ts';
import { type PresetValues, presetBody, startOf } from './values.ts';

/** The preset form with the outcomes of spec §8; `onDone` hears whether it was this one that was created. */
export function usePresetForm(isGuaranteedOnly: boolean, onDone: (created: boolean) => void) {
  return useCallForm<PresetValues, CallResponse<'autoBotInvestCreate'>>({
    initialValues: startOf(isGuaranteedOnly),
    send: (values) => createPreset(presetBody(values)),
    onSuccess: (answer) => {
      if (!answer.success) {
        showToast('error', messages.presetExists);
      }
      onDone(answer.success);
    },
    onRefused: (error) => {
      if (error.status === 422) {
        return false;
      }
      showToast('error', messages.presetFailed);
      return true;
    },
  });
}

export type PresetForm = ReturnType<typeof usePresetForm>;
