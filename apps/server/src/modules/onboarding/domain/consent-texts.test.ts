import { expect, it } from 'vitest';
import { textsOf } from './consent-texts.ts';

it.each([
  ['conventional', 'individual', ['tnc_investor_conventional']],
  ['islamic', 'individual', ['tnc_investor_islamic']],
  ['privacy', 'business', ['privacy']],
  ['biometric', 'institution', ['consent']],
  ['terms', 'institution', ['tnc_investor_conventional', 'tnc_investor_islamic']],
  ['terms', 'business', ['tnc_issuer_conventional', 'tnc_issuer_islamic']],
] as const)('%s of the form %s stands for %j', (document, form, texts) => {
  expect(textsOf(document, form)).toEqual(texts);
});
