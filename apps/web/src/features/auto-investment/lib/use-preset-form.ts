import { useQueryClient } from '@tanstack/react-query';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { createPreset, LOG_KEY, type PresetPage, presetQuery, updatePreset } from '../api/preset.ts';
import { text } from '../text.ts';
import { type PresetValues, presetBody, startOf, valuesOf } from './values.ts';

/** The result: created, existing already, or changed. */
export type Outcome = 'created' | 'existed' | 'changed';

/** The preset form: creates the one preset, or changes an existing one (AUTO-1). */
export function usePresetForm(page: PresetPage, onDone: (outcome: Outcome) => void) {
  const queries = useQueryClient();
  const { preset } = page;

  async function send(values: PresetValues): Promise<Outcome> {
    if (preset === null) {
      const answer = await createPreset(presetBody(values));
      return answer.success ? 'created' : 'existed';
    }
    queries.setQueryData(presetQuery.queryKey, await updatePreset(presetBody(values), preset.version));
    return 'changed';
  }

  return useCallForm<PresetValues, Outcome>({
    initialValues: preset === null ? startOf(page.rules.guaranteed_only) : valuesOf(preset),
    send,
    unsent: { name: 'preset' },
    onSuccess: async (outcome) => {
      if (outcome === 'changed') {
        showToast('success', text('form.changed'));
      } else {
        if (outcome === 'existed') {
          showToast('error', specifiedText('presetExists'));
        }
        await queries.invalidateQueries({ queryKey: presetQuery.queryKey });
      }
      await queries.invalidateQueries({ queryKey: LOG_KEY });
      onDone(outcome);
    },
    onRejected: (error) => {
      if (error.status === 422 || error.status === 409) {
        return false;
      }
      showToast('error', specifiedText('presetFailed'));
      return true;
    },
  });
}

export type PresetForm = ReturnType<typeof usePresetForm>;
