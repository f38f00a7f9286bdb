import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingTable } from '../../apps/server/src/modules/settings/domain/keys.ts';
import { malaySentences } from '../../apps/web/src/app/language/sentences/all.ms.ts';
import { transferNames } from '../../apps/web/src/features/operator-reconciliation/lib/transfer-names.ts';
import { readable } from '../../apps/web/src/lib/office/readable.ts';
import { root } from './paths.mjs';

const server = join(root, 'apps/server/src');
const source = readdirSync(server, { recursive: true })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .join('\n');

/** The values that the server's source gives a field. */
const valuesOf = (field) => [
  ...new Set([...source.matchAll(new RegExp(`\\b${field}: '([a-z_.]+)'`, 'g'))].map(([, value]) => value)),
];

/** Sentences with the places of their values alike, whatever these are called. */
const withoutValues = (sentence) => sentence.replace(/\{\{\w+\}\}|\$\{[^}]+\}/g, '…');
const LITERAL = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** What a source says to people: the sentences inside its refusals, and everything that begins with `Please`. */
function sentencesOf(text) {
  const refusals = [...text.matchAll(/\b(?:fieldError|AppError)\(/g)].map(({ index, 0: call }) =>
    argumentsFrom(text, index + call.length),
  );
  const said = [...refusals.join('\n').matchAll(LITERAL)].map((found) => found.slice(1).find(Boolean) ?? '');
  const asked = [...text.matchAll(LITERAL)].map((found) => found.slice(1).find(Boolean) ?? '');
  return [
    ...said.filter((one) => /^[A-Z].* /s.test(one)),
    ...asked.filter((one) => one.startsWith('Please ')),
  ].map((one) => withoutValues(one.replace(/\\(['"`])/g, '$1')));
}

/** The text of a call's arguments. */
function argumentsFrom(text, start) {
  let open = 1;
  let end = start;
  while (open > 0 && end < text.length) {
    open += { '(': 1, ')': -1 }[text[end]] ?? 0;
    end += 1;
  }
  return text.slice(start, end - 1);
}

/** Where operators decide about platform money, exceptions and money by hand. */
const DESKS =
  /modules\/treasury\/|settings\/commands\/change-holidays|schemas\/holiday-proposals|payments\/commands\/(assign-exception|book-bank-|close-exception|keep-refund-account|prove-|receipt-lines|resolve-exception|return-line|review-receipt|unclaimed-line)|servicing\/commands\/record-receipt|wallet\/commands\/(prove-topup|review-topup)|schemas\/(operator-(treasury|reconciliation|refund-account)|servicing-proposals)/;
const folders = [server, join(root, 'packages/contracts/src')];
const desks = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => DESKS.test(file) && file.endsWith('.ts') && !file.endsWith('.test.ts')),
);

const known = new Set(malaySentences.flatMap((sentences) => Object.keys(sentences)));
const unknownOf = (sentences) => sentences.filter((one) => !known.has(one));

it('every action of the audit log has Malay, and what it was done to', () => {
  const actions = valuesOf('action').map(readable);
  const subjects = valuesOf('subjectKind').map(readable);
  expect(actions.length).toBeGreaterThan(100);
  expect(subjects.length).toBeGreaterThan(20);
  expect(unknownOf([...actions, ...subjects])).toEqual([]);
});

it('every setting says in Malay what it is for', () => {
  const told = Object.values(settingTable).map((one) => one.description);
  expect(told.length).toBeGreaterThan(40);
  expect(unknownOf(told)).toEqual([]);
  expect(unknownOf(['How long a proposal sleeps'])).toHaveLength(1);
});

it('every sentence that a desk of money says about a field has Malay', () => {
  const said = [...new Set(desks.flatMap((file) => sentencesOf(readFileSync(file, 'utf8'))))];
  expect(desks.length).toBeGreaterThan(30);
  expect(said.length).toBeGreaterThan(60);
  const translated = new Set([...known].map(withoutValues));
  expect(said.filter((one) => !translated.has(one))).toEqual([]);
});

it('reads sentences in every kind of quotes, with their values', () => {
  const text = `throw fieldError('after.day', \`Ended on \${shortDay(day(on))} already\`); oneOf(['a'], 'Please choose it')`;
  expect(sentencesOf(`${text}; new AppError('wrong_state', {}, "It's over now.")`)).toEqual([
    'Ended on … already',
    "It's over now.",
    'Please choose it',
  ]);
});

it('every payout that a bank shows, and comes back, has a name in reconciliation', () => {
  const kinds = [...valuesOf('paidKind'), ...valuesOf('paidBackKind')];
  expect(kinds.length).toBeGreaterThan(15);
  expect(kinds.filter((kind) => !Object.hasOwn(transferNames, kind))).toEqual([]);
});

it('every authority that taxes are owed to has its Malay name', () => {
  const authorities = [...source.matchAll(/\bowedTo: '([^']+)'/g)].map(([, name]) => name);
  expect(authorities.length).toBeGreaterThan(1);
  expect(unknownOf(authorities)).toEqual([]);
});
