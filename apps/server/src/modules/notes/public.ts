/**
 * Owns: notes, note_funding, subscriptions, holdings, investor_positions, fact_sheets, note_documents, note_updates, watchlist_notes,
 * saved_searches.
 * States: listed → funded → issued → completed; expired, cancelled; issued → defaulted → recovered | written_off.
 * Announces: `note.converted` when the subscriptions of a note have become holdings.
 * Rules: the funding row is the note's lock, taken before any cash account; subscriptions are decided in arrival order.
 * Use: `lockNote` before moving a note's money, `applyShares` while its holders' cash accounts are locked.
 */
export { addNoteUpdate } from './commands/add-note-update.ts';
export { allotSubscriptions } from './commands/allot-subscriptions.ts';
export { applyShares } from './commands/apply-shares.ts';
export { cancelSubscription } from './commands/cancel-subscription.ts';
export { closeCampaign, notesToClose } from './commands/close-campaigns.ts';
export type { ListingHandler } from './commands/list-note.ts';
export {
  lockNote,
  markCompleted,
  markDefaulted,
  markIssued,
  markRestructured,
  markWrittenOff,
  setLate,
} from './commands/note-lifecycle.ts';
export { openToBuyers } from './commands/open-to-buyers.ts';
export { refundHoldings } from './commands/refund-holdings.ts';
export { returnSubscriptions } from './commands/return-subscriptions.ts';
export { subscribeBatch } from './commands/subscribe-batch.ts';
export type { SubscriptionAnswer } from './commands/subscription-answer.ts';
export { createSubscriptionQueue, type SubscriptionQueue } from './commands/subscription-queue.ts';
export { writeOffHoldings } from './commands/write-off-holdings.ts';
export type { QueuedSubscription } from './domain/decide-batch.ts';
export { issuerNumber } from './domain/fact-sheet.ts';
export {
  type FinancingType,
  type Note,
  type NoteContract,
  type NoteState,
  raisedOf,
  remainingOf,
} from './domain/note.ts';
export type { UpdateText } from './domain/update-text.ts';
export { industryName, type NoteView, type NoteWire, presentMine, presentNote } from './present.ts';
export { accessesOf, findAccessibleNote, readAccessibleNote } from './queries/accessible-note.ts';
export { type Cancellable, checkCancellation, readCancellable } from './queries/check-cancellation.ts';
export { checkSubscription } from './queries/check-subscription.ts';
export { notesExport } from './queries/export-notes.ts';
export { noteKnowledge } from './queries/issuer-record.ts';
export { notesListedSince } from './queries/listed-notes.ts';
export { liveNotes } from './queries/live-notes.ts';
export { type LatenessReader, viewsOf } from './queries/note-views.ts';
export { holdingsPage, notesPage } from './queries/of-customer.ts';
export { readOpenNotes, readUnissuedNotes } from './queries/open-notes.ts';
export { readAutoSubscribed } from './queries/read-auto-subscribed.ts';
export { type Mine, readMine } from './queries/read-mine.ts';
export {
  holdingsOf,
  investedBy,
  investorsOf,
  notesOfIssuer,
  notesWithMoneyOf,
  outstandingOf,
  portfolioOf,
  readAllotted,
  readHoldingIn,
  readHoldings,
  readHoldingsAfter,
  readHoldingsOf,
  readNote,
  readNoteByReference,
  readNotes,
  readNotesByNumber,
  readPosition,
  readSubscriptions,
  subscribedMonths,
  writtenOffOf,
} from './queries/read-note.ts';
export { readNotifiableUpdates, readUpdates, readUpdatesOf } from './queries/read-updates.ts';
export { findNotes } from './queries/search.ts';
export { mayReadNoteDocument } from './queries/shared-documents.ts';
export type { Holding, HoldingShare } from './store/holdings.ts';
export type { NoteUpdate, UpdateOfNote } from './store/note-updates.ts';
export {
  type HeldGroup,
  type HeldRows,
  type HeldTraits,
  heldRows,
  investedRows,
  type NoteList,
  type WrittenOff,
} from './store/portfolio.ts';
