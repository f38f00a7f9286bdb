import { expect, it } from 'vitest';
import type { NoteState } from './note.ts';
import { type NoteRelation, noteAccess } from './note-access.ts';

const nobody: NoteRelation = { isIssuer: false, isHolder: false, hasSubscribed: false };
const issuer: NoteRelation = { ...nobody, isIssuer: true };
const withdrawn: NoteRelation = { ...nobody, hasSubscribed: true };
const holder: NoteRelation = { ...withdrawn, isHolder: true };

const table: Readonly<Record<NoteState, readonly [string, string, string]>> = {
  // Any investor, one whose subscription did not become a holding, a holder.
  listed: ['full', 'full', 'full'],
  funded: ['full', 'full', 'full'],
  issued: ['fact_sheet', 'fact_sheet', 'full'],
  defaulted: ['fact_sheet', 'fact_sheet', 'full'],
  completed: ['none', 'full', 'full'],
  recovered: ['none', 'full', 'full'],
  written_off: ['none', 'full', 'full'],
  expired: ['none', 'full', 'full'],
  cancelled: ['none', 'full', 'full'],
};

it.each(Object.entries(table))('gives investors of a note that is %s their own data', (state, expected) => {
  const accesses = [nobody, withdrawn, holder].map((one) => noteAccess(state as NoteState, 'investor', one));
  expect(accesses).toEqual(expected);
});

it.each(Object.keys(table))('gives a note that is %s to its issuer and to no other', (state) => {
  expect(noteAccess(state as NoteState, 'businessowner', issuer)).toBe('full');
  expect(noteAccess(state as NoteState, 'businessowner', nobody)).toBe('none');
});
