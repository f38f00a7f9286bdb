import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type PresetPage = CallResponse<'autoInvestPreset'>;
export type SavedPreset = NonNullable<PresetPage['preset']>;
export type PresetRules = PresetPage['rules'];
export type Suggestion = NonNullable<PresetPage['suggestion']>;
export type PresetBody = CallBody<'autoBotInvestCreate'>;
export type PresetChange = Omit<CallBody<'autoInvestPresetUpdate'>, 'version'>;
export type LogEntry = CallResponse<'autoInvestLog'>['items'][number];

/** The preset with its history, what fits the risk profile, and the rules it is held against. */
export const presetQuery = queryOptions({
  queryKey: ['auto-invest', 'preset'],
  queryFn: ({ signal }) => call('autoInvestPreset', { signal }),
});

/** What an unsaved preset would have matched. An invalid form is rejected with its fields. */
export function previewQuery(body: PresetBody) {
  const preset = JSON.stringify(body);
  return queryOptions({
    queryKey: ['auto-invest', 'preview', preset],
    queryFn: ({ signal }) => call('autoInvestPreview', { query: { preset }, signal }),
    retry: false,
  });
}

const firstPage: string | null = null;

/** What is read of every note since there is a preset begins with this. */
export const LOG_KEY = ['auto-invest', 'log'];

/** Every note since there is a preset, with what came of it and why. */
export function logQuery() {
  return infiniteQueryOptions({
    queryKey: LOG_KEY,
    queryFn: ({ pageParam, signal }) =>
      call('autoInvestLog', { query: { ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next_cursor,
  });
}

/** Creates the one preset of an investor; `exist` means that there is one already (AUTO-1). */
export const createPreset = (body: PresetBody) => call('autoBotInvestCreate', { body });

/** Changes it; a version that was changed elsewhere meanwhile is rejected. */
export const updatePreset = (body: PresetChange, version: number) =>
  call('autoInvestPresetUpdate', { body: { ...body, version } });

/** The auto-investment message is not shown again (AUTO-14). */
export const hideAutoInvestMessage = () => call('autoInvestMessageHide');
