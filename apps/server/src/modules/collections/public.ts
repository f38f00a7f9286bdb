/**
 * Owns: collection_contacts, promises_to_pay, collection_letters, collection_assignments.
 * States: a promise is open → kept | partly_kept | broken by the payments of its days, or cancelled by hand.
 * Rules: nothing here moves money or changes what is owed; contacts are read by operators alone; what investors read of a
 * step is one function of the contracts.
 * Use: `lateNotePages` and `countLateNotes` for the list as a file.
 */
export { countLateNotes, lateNotePages, type NamedLateNote } from './queries/list-late-notes.ts';
