import { describe, expect, it } from 'vitest';
import { darkTokens, lightTokens, type Token } from './tokens.ts';

/** WCAG 2.2 contrast ratio of two #RRGGBB colours. */
function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const textPairs: readonly (readonly [Token, Token])[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'raised'],
  ['muted', 'pandan-tint'],
  ['pandan', 'paper'],
  ['pandan', 'surface'],
  ['pandan', 'pandan-tint'],
  ['pandan', 'pandan-tint-hover'],
  ['on-pandan', 'pandan'],
  ['on-pandan', 'pandan-hover'],
  ['on-saga', 'saga'],
  ['on-saga', 'saga-hover'],
  ['saga', 'surface'],
  ['saga', 'paper'],
  ['saga', 'saga-tint'],
  ['songket-text', 'songket-tint'],
  ['langit-text', 'langit-tint'],
  ['padi-text', 'padi-tint'],
  ['grade-aa', 'grade-aa-tint'],
  ['grade-a', 'grade-a-tint'],
  ['grade-b', 'grade-b-tint'],
  ['grade-c', 'grade-c-tint'],
  ['grade-d', 'grade-d-tint'],
  ['grade-e', 'grade-e-tint'],
  ['grade-f', 'grade-f-tint'],
];

const shapePairs: readonly (readonly [Token, Token])[] = [
  ['border-input', 'surface'],
  ['border-input', 'paper'],
  ['pandan', 'track'],
];

describe.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('%s theme', (_name, tokens) => {
  it.each(textPairs)('%s on %s reaches 4.5:1', (text, ground) => {
    expect(contrast(tokens[text], tokens[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)('%s on %s reaches 3:1', (shape, ground) => {
    expect(contrast(tokens[shape], tokens[ground])).toBeGreaterThanOrEqual(3);
  });
});
