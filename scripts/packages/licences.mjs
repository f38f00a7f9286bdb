/** Which licences a package may have, and which only some packages may have. */

/** Licences that only require attribution. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** Licences with conditions, the packages whose use meets them, and why it does. */
const CONDITIONAL = [
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-/u, because: 'libvips is linked dynamically' },
  { licence: 'MPL-2.0', packages: /^lightningcss/u, because: 'it works at build time, unchanged' },
  {
    licence: 'MPL-2.0',
    packages: /^(@axe-core\/playwright|axe-core)$/u,
    because: 'it works in tests, unchanged',
  },
  { licence: 'OFL-1.1', packages: /^@fontsource/u, because: 'fonts may be embedded and are not sold alone' },
];

/**
 * Why a package may not be used under its licence.
 *
 * @param {string} name of the package
 * @param {string} expression SPDX: identifiers joined by AND or OR in either case, in parentheses or not
 * @param {string} notice the text of NOTICE, which names every licence with conditions
 * @returns {string | null} null when it may
 */
export function licenceProblem(name, expression, notice) {
  const alternatives = expression
    .replace(/^\((.*)\)$/u, '$1')
    .split(/ OR /iu)
    .map((part) => part.split(/ AND /iu));
  if (alternatives.some((parts) => parts.every((part) => isAllowed(name, part)))) {
    const conditions = alternatives
      .find((parts) => parts.every((part) => isAllowed(name, part)))
      .filter((part) => !ALLOWED.has(part));
    const unnamed = conditions.find((part) => !notice.includes(part));
    return unnamed === undefined ? null : `NOTICE does not name ${unnamed}. Name it and the package there.`;
  }
  return `its licence is ${expression}. Use another package, or decide about the licence in licences.mjs.`;
}

function isAllowed(name, licence) {
  return (
    ALLOWED.has(licence) ||
    CONDITIONAL.some((condition) => condition.licence === licence && condition.packages.test(name))
  );
}
