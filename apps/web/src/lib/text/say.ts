import { currentLanguage } from './language.ts';

/** Sentences that are no text of a catalogue, in Bahasa Malaysia by their English words; `{{x}}` stands for a value. */
export type KnownSentences = Readonly<Record<string, string>>;

interface Pattern {
  readonly english: RegExp;
  readonly malay: string;
}

const VALUE = /\{\{\w+\}\}/g;

const exact = new Map<string, string>();
const patterns: Pattern[] = [];

/** Called once, by the module that brings the words. */
export function provideSentences(sentences: KnownSentences): void {
  for (const [english, malay] of Object.entries(sentences)) {
    if (english.search(VALUE) === -1) {
      exact.set(english, malay);
    } else {
      patterns.push({ english: patternOf(english), malay });
    }
  }
}

/**
 * A sentence of the specification, of a reference list or of the server in the person's language. What is not known in
 * it stays as it came: an English sentence says more than none.
 */
export function say(sentence: string): string {
  if (currentLanguage() === 'en') {
    return sentence;
  }
  return exact.get(sentence) ?? sayByPattern(sentence) ?? sentence;
}

function sayByPattern(sentence: string): string | null {
  for (const { english, malay } of patterns) {
    const values = english.exec(sentence)?.groups;
    if (values !== undefined) {
      return malay.replace(VALUE, (name) => say(values[name.slice(2, -2)] ?? ''));
    }
  }
  return null;
}

/** `At most {{max}} files` matches `At most 10 files`. */
function patternOf(english: string): RegExp {
  const source = english
    .split(/(\{\{\w+\}\})/)
    .map((piece) => (piece.startsWith('{{') ? `(?<${piece.slice(2, -2)}>.+?)` : escaped(piece)))
    .join('');
  return new RegExp(`^${source}$`, 's');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
