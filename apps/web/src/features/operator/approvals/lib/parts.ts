import { readable } from '../../shared/readable.ts';
import { text } from '../text.ts';
import { type PartName, partNames } from './part-names.ts';

/** What a proposal rests on, in words, each once; a part that is newer than this page by its own name. */
export function wordsOfParts(parts: readonly string[]): string[] {
  return [...new Set(parts.map((part) => (isKnown(part) ? text(`parts.${part}`) : readable(part))))];
}

function isKnown(part: string): part is PartName {
  return Object.hasOwn(partNames, part);
}
