import { describe, expect, it } from 'vitest';
import type { Texts } from '../../lib/text/translate.ts';
import { customerWords } from './customer-words.ts';
import { operatorWords } from './operator-words.ts';

const catalogues = import.meta.glob<{ english: Texts }>(
  ['../../**/text.ts', '../../**/*-text.ts', '!../../features/**/api/*'],
  { eager: true },
);
const english = Object.entries(catalogues).map(([file, { english: texts }]) => [file, texts] as const);
const malay = Object.entries({ ...customerWords, ...operatorWords });

/** Replaced by a term of `docs/glossary.md`. */
const REPLACED = [
  ...['That is all', 'At work in', 'Still owed', 'Coming in', 'What comes next', 'What happened last'],
  ...[
    'Everything you have',
    'Waiting for notes to fill',
    'put in, less',
    'What could go wrong',
    'Papers to read',
  ],
  ...[
    'all at the end',
    'principal at the end',
    'Take it',
    'Share used up',
    'Share that fails',
    'You pay back in all',
  ],
  ...[
    'Paid out to you',
    'A word to it',
    'Send to credit',
    'Time is over',
    'is over.',
    'Transfer by hand',
    'Asked for',
  ],
  ...[
    'nothing happened for a while',
    'sleep well',
    'With us already',
    'Give the campaign up',
    'Proposals to decide',
  ],
  ...['Set by operators', 'Use the last of my balance', 'somebody', 'nobody', 'whoever', 'the other side'],
];
/** Replaced in the operator console, whose sentences may still use some of these words elsewhere. */
const OPERATOR_REPLACED = [
  ...REPLACED,
  ...['What changes', 'What it rests on', 'the person reads', 'investor reads', 'customer reads'],
  ...['investors read it', 'What stands against', 'Where its money stands', 'Waits for a second'],
  ...['Counts from', 'Brought by', 'Work out the grade', 'Go on', 'Ask for more', 'Prove the'],
  ...['in this state', 'Paid too much', 'On the way', 'Take this name', 'as the bank says', 'To be sealed'],
  ...['What is needed', 'Who paid', 'What it is for', 'proven', 'Record money', 'whole number'],
];
const OPERATOR_MALAY_REPLACED = ['Bagaimanakah', 'petugas', 'Kedudukan wang', 'Dibawa oleh'];
const MALAY_REPLACED = ['Itu sahaja', 'Pergerakan', 'semua pada akhir', 'Bahagian habis', 'boleh gagal'];

/** `a.b.c` → text. */
function leaves(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : leaves(value, `${prefix}${key}.`),
  );
}

const found = (text: string, terms: readonly string[]): boolean =>
  terms.some((term) => text.toLowerCase().includes(term.toLowerCase()));

/** A percent sign belongs to its figure; a column in percent has none before it. */
const SPACED_PERCENT = /(\}\}|\d)[ \u00A0]%/;
const HEADING = /(^|\.)(\w*title\w*|heading)$/i;

const isOperators = (file: string): boolean => file.includes('/features/operator/');

/** What is not a standard term or not written as figures and dates are. */
const faultsOf = (texts: Texts, replaced: readonly string[]) =>
  leaves(texts).filter(
    ([key, text]) =>
      SPACED_PERCENT.test(text) ||
      /\bSept\b/.test(text) ||
      found(text, replaced) ||
      (HEADING.test(key) && text.endsWith('?')),
  );

describe('standard terms', () => {
  it.each(english)('%s', (file, texts) =>
    expect(faultsOf(texts, isOperators(file) ? OPERATOR_REPLACED : REPLACED)).toEqual([]),
  );
  it.each(malay)('%s', (file, texts) =>
    expect(
      faultsOf(texts, [...MALAY_REPLACED, ...(isOperators(file) ? OPERATOR_MALAY_REPLACED : [])]),
    ).toEqual([]),
  );

  it('finds a question as heading, a spaced percent sign and a replaced word', () => {
    expect(
      faultsOf({ a: { title: 'How much?' }, b: '11.00 %', c: 'That is all.', d: '11%' }, REPLACED),
    ).toEqual([
      ['a.title', 'How much?'],
      ['b', '11.00 %'],
      ['c', 'That is all.'],
    ]);
  });
});
