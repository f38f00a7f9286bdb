/** A pattern for `like` that finds a text anywhere in lower-case text; wildcards in it are plain characters. */
export function likePattern(fragment: string): string {
  return `%${fragment.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}
