import type { NoteContract } from '@titian/contracts/constants';
import { shariahWordProblem } from '@titian/contracts/shariah-words';
import { messageText } from '../../../lib/text/message.ts';

/**
 * The error at a field of a text for investors: the word that a Shariah note may not use, which the server rejects as
 * well (SHR-2). Undefined without an error.
 */
export function wordProblem(contract: NoteContract, typed: string): string | undefined {
  const problem = contract === 'Shariah' ? shariahWordProblem(typed) : null;
  return problem === null ? undefined : messageText(problem);
}
