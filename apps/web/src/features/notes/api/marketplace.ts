import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { text } from '../text.ts';
import { notesKey } from './note.ts';

export type SavedSearch = CallResponse<'savedSearches'>['items'][number];
type NewSearch = CallBody<'savedSearchCreate'>;

/** Apart from the notes: investing makes none of it old. */
const searchesKey = ['saved-searches'] as const;

/** Puts a note on the watchlist or takes it off (NOTE-17). */
export function useWatch(noteId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (watched: boolean) =>
      watched
        ? call('watchNote', { params: { id: noteId } })
        : call('unwatchNote', { params: { id: noteId } }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: notesKey }),
  });
}

/** The investor's saved searches, oldest first (NOTE-18). */
export const searchesQuery = queryOptions({
  queryKey: searchesKey,
  queryFn: ({ signal }) => call('savedSearches', { signal }),
  select: ({ items }) => items,
});

export function useSaveSearch(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewSearch) => call('savedSearchCreate', { body }),
    onSuccess: () => {
      onSaved();
      showToast('success', text('search.saved'));
      return queries.invalidateQueries({ queryKey: searchesKey });
    },
  });
}

export function useSwitchAlerts(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (alerts: boolean) => call('savedSearchUpdate', { params: { id }, body: { alerts } }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: searchesKey }),
  });
}

export function useDeleteSearch(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call('savedSearchDelete', { params: { id } }),
    onError: (error) => showToast('error', error.message),
    onSettled: () => queries.invalidateQueries({ queryKey: searchesKey }),
  });
}
