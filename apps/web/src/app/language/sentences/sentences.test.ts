import { errorCodes } from '@titian/contracts/errors';
import { messages } from '@titian/contracts/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../../lib/text/language.ts';
import { learnSentences, say } from '../../../lib/text/say.ts';
import { malaySentences } from './all.ms.ts';

/** The sources of what customers fill in; operators' forms and settings are apart. */
const sources = import.meta.glob<string>(
  ['../../../../../../packages/contracts/src/*.ts', '../../../../../../packages/contracts/src/schemas/*.ts'],
  { query: '?raw', import: 'default', eager: true },
);
const OTHERS =
  /(\.test|\/(credit|scorecard|note-origination|servicing.*|operator.*|standing|testing|messages|errors))\.ts$/;

/** Demanded of programs, not of people: no form of ours can leave them out or get them wrong. */
const PROGRAMS =
  /cursor|businessowner|Individual or Institution|sign_in|totp|json|JSON|en or ms|fpx or manual|with submit|ids of|id of a file|to unsubscribe|due, other|accept or refuse|legal texts|name the event|say what happened|what went wrong|investor why|a decision|grade from|state of a note|note by its id|why in a few words/;

/** `Please enter 0 to ${max}` as somebody may read it. */
const asked = Object.entries(sources)
  .filter(([file]) => !OTHERS.test(file))
  .flatMap(([, source]) => source.match(/(?<=['"`])Please [^\n]+?(?=['"`][,);\s}])/g) ?? [])
  .map((sentence) => sentence.replace(/\$\{[^}]+\}/g, '7'))
  .filter((sentence) => !PROGRAMS.test(sentence) && !sentence.includes('the 7 of birth'));

beforeAll(async () => {
  for (const sentences of malaySentences) {
    learnSentences(sentences);
  }
  await speak('ms');
});
afterAll(() => speak('en'));

describe('what is no text of a catalogue', () => {
  it('reads every file of the forms', () => {
    expect(asked.length).toBeGreaterThan(80);
  });

  it.each([...new Set(asked)])('has Malay for the field sentence "%s"', (sentence) => {
    expect(say(sentence)).not.toBe(sentence);
  });

  it.each(Object.entries(messages))('has Malay for the specified message %s', (_key, sentence) => {
    expect(say(sentence)).not.toBe(sentence);
  });

  it.each(Object.entries(errorCodes))('has Malay for the refusal %s', (_code, { text }) => {
    expect(say(text)).not.toBe(text);
  });

  it('keeps every value of a sentence', () => {
    for (const sentences of malaySentences) {
      for (const [english, malay] of Object.entries(sentences)) {
        const values = (text: string) => (text.match(/\{\{\w+\}\}|\{\w+\}/g) ?? []).sort();
        expect(values(malay), english).toEqual(values(english));
      }
    }
  });

  it('says the sentences of the server with their values', () => {
    expect(say('Only RM 120.00 is left in this note. Please enter RM 120.00 or less.')).toBe(
      'Hanya RM 120.00 tinggal dalam nota ini. Sila masukkan RM 120.00 atau kurang.',
    );
    expect(say('Your preset does not take Shariah notes.')).toBe(
      'Tetapan anda tidak mengambil nota Syariah.',
    );
    expect(say('Investment in N-000012 returned')).toBe('Pelaburan dalam N-000012 dipulangkan');
  });
});
