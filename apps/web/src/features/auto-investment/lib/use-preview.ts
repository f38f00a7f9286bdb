import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { firstTexts } from '../../../lib/form/map-server-errors.ts';
import { previewQuery } from '../api/preset.ts';
import { type PresetValues, presetBody } from './values.ts';

const PAUSE_MS = 400;

/** What the current form would have matched, requested after a pause in typing; with the invalid fields. */
export function usePreview(values: PresetValues) {
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const query = useQuery(previewQuery(presetBody(settled)));
  const blamed = Object.entries(firstTexts(query.error));
  // What was answered for other values is not shown beside these.
  const isCurrent = settled === values && !query.isError;
  return { preview: isCurrent ? (query.data ?? null) : null, blamed };
}
