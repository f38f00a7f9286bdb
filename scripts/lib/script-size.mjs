/**
 * The script files that a page needs before it shows: the entry's and the page's chunks with all that they import
 * statically.
 *
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} manifest Vite's build manifest
 * @param {RegExp} page the page's source file
 * @returns {string[]} files in dist, each once
 */
export function pageScripts(manifest, page) {
  const entry = onlyKey(manifest, ([, chunk]) => chunk.isEntry === true, 'the entry');
  const start = onlyKey(manifest, ([key]) => page.test(key), `the page ${page}`);
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const inner of manifest[key]?.imports ?? []) visit(inner);
  };
  visit(entry);
  visit(start);
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
}

function onlyKey(manifest, matches, what) {
  const keys = Object.entries(manifest)
    .filter(matches)
    .map(([key]) => key);
  if (keys.length === 1) return keys[0];
  throw new Error(`The web build has ${keys.length} files for ${what}; there must be one to measure.`);
}
