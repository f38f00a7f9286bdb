/**
 * The script files that a page needs before it shows: the entry's and the page's chunks with all that they import
 * statically. A page without a chunk of its own is part of the entry's.
 *
 * @param {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} manifest Vite's build manifest
 * @param {string} page the page's source file, from the web app's folder
 * @returns {string[]} files in dist, each once
 */
export function pageScripts(manifest, page) {
  // A script that a page names beside its own is an entry too, but no page.
  const entries = Object.keys(manifest).filter(
    (key) => manifest[key].isEntry === true && key.endsWith('.html'),
  );
  if (entries.length !== 1)
    throw new Error(`The web build has ${entries.length} pages; there must be one to measure.`);
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const inner of manifest[key]?.imports ?? []) visit(inner);
  };
  visit(entries[0]);
  if (page in manifest) visit(page);
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  );
}
