import { messages } from '@titian/contracts/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../../lib/text/language.ts';
import { provideSentences, say } from '../../../lib/text/say.ts';
import { malaySentences } from './all.ms.ts';

beforeAll(async () => {
  for (const sentences of malaySentences) {
    provideSentences(sentences);
  }
  await speak('ms');
});
afterAll(() => speak('en'));

describe('what is no text of a catalogue', () => {
  it.each(Object.entries(messages))('has Malay for the specified message %s', (_key, sentence) => {
    expect(say(sentence)).not.toBe(sentence);
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
    expect(say('Your preset does not take Shariah notes.')).toBe(
      'Tetapan anda tidak mengambil nota Syariah.',
    );
    expect(say('Investment in N-000012 returned')).toBe('Pelaburan dalam N-000012 dipulangkan');
  });
});
