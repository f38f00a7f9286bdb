/** How long a source file may be; the first pattern that matches decides. */
const LIMITS = [
  [/\.test\.tsx?$|(^|\/)(test|testing)\//u, Number.POSITIVE_INFINITY],
  [/^apps\/server\/src\/platform\/db\/schema\.ts$/u, Number.POSITIVE_INFINITY],
  [/^packages\/contracts\/src\/reference\//u, Number.POSITIVE_INFINITY],
  [/^apps\/web\//u, 220],
  [/^(apps|packages|bench|e2e|faults)\//u, 250],
];

/**
 * Says that a file is longer than it may be.
 *
 * @param {string} path from the root of the checkout
 * @param {string} text its content
 * @returns {string[]}
 */
export function lengthProblems(path, text) {
  const limit = LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? Number.POSITIVE_INFINITY;
  const lines = text.trimEnd().split('\n').length;
  if (lines <= limit) return [];
  return [`${path}: ${lines} lines, at most ${limit}. Split it by subject; each part keeps its own test.`];
}
