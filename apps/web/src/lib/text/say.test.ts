import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { speak } from './language.ts';
import { provideSentences, say } from './say.ts';

beforeAll(() => {
  provideSentences({
    'Please enter a name': 'Sila masukkan nama',
    Shariah: 'Syariah',
    'Order {{note}} returned': 'Pesanan {{note}} dikembalikan',
    'Order {{note}}': 'Pesanan {{note}}',
    'It does not take {{contract}} notes. (Really?)': 'Ia tidak mengambil nota {{contract}}.',
  });
});
afterEach(() => speak('en'));

describe('a sentence that is no text of a catalogue', () => {
  it('stays as it came in English', () => {
    expect(say('Please enter a name')).toBe('Please enter a name');
  });

  it('is said in Bahasa Malaysia with its values, the longer pattern first', async () => {
    await speak('ms');
    expect(say('Please enter a name')).toBe('Sila masukkan nama');
    expect(say('Order N-000012 returned')).toBe('Pesanan N-000012 dikembalikan');
    expect(say('Order N-000012')).toBe('Pesanan N-000012');
  });

  it('has its values said too, and its signs taken as they are', async () => {
    await speak('ms');
    expect(say('It does not take Shariah notes. (Really?)')).toBe('Ia tidak mengambil nota Syariah.');
    expect(say('It does not take Shariah notesX (Really?)')).toBe(
      'It does not take Shariah notesX (Really?)',
    );
  });

  it('stays as it came where nobody knows it', async () => {
    await speak('ms');
    expect(say('Aminah has asked for this.')).toBe('Aminah has asked for this.');
  });
});
