import { isMessage, type Message } from '@titian/contracts/messages/definition';
import { renderMessage } from './messages.ts';

/** A text of a row: written by the product, as code and values, or user input, verbatim. */
export type CodedText = string | Message;

/** The English of a text, which is stored for readers of the table. */
export function englishOf(text: CodedText): string {
  return typeof text === 'string' ? text : renderMessage(text, 'en');
}

/** Code and values of a text for their column; null for user input. */
export function codedColumn(text: CodedText): string | null {
  return typeof text === 'string' ? null : JSON.stringify(text);
}

/** A text as its columns have it. */
export function fromColumns(english: string, coded: unknown): CodedText {
  return isMessage(coded) ? coded : english;
}
