import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';

/** The Shariah terms that replace those of conventional lending (SHR-1). */
const instead: Readonly<Record<string, string>> = {
  interest: 'profit',
  loan: 'financing',
  faedah: 'keuntungan',
  pinjaman: 'pembiayaan',
};

// Also in the plural, with a Malay ending, and inside a compound such as "interest-free"; "interested" is another word.
const CONVENTIONAL =
  /(?<![\p{L}\p{N}])(?:(interest|loan)s?|(?:ber)?(faedah|pinjaman)(?:nya)?)(?![\p{L}\p{N}])/iu;

/**
 * The error where a text about a Shariah note names interest or a loan, in English or Malay; null where it names
 * neither (SHR-2).
 */
export function shariahWordProblem(text: string): Message | null {
  const found = CONVENTIONAL.exec(text.normalize('NFKC'));
  const [typed, english, malay] = found ?? [];
  const word = (english ?? malay)?.toLowerCase();
  if (typed === undefined || word === undefined) {
    return null;
  }
  return message('shariah_wording_required', { instead: instead[word] ?? '', typed });
}
