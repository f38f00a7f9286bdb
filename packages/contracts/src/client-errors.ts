/** Limits of what a browser may report about an error (decision 107). */
export const clientErrorLimits = { message: 200, frames: 20, perPage: 5, bodyBytes: 60_000 } as const;

const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+/g;
const QUERY = /[?#][^\s"')]*/g;
/** Quoted parts may contain user input or response data. */
const QUOTED = /"[^"]*("|$)/g;
const NUMBER = /\d[\d.,\s-]*\d|\d/g;

/** The message of an error without what may be about a person: addresses, numbers, quoted values, query strings. */
export function messageWithoutData(message: string): string {
  return (
    message
      .replace(QUERY, '')
      .replace(EMAIL, '@')
      .replace(QUOTED, '"…"')
      .replace(NUMBER, '0')
      .replace(/\p{Cc}+/gu, ' ')
      .slice(0, clientErrorLimits.message)
      // Also the half of a sign that the cut has left.
      .replace(/\p{Cs}/gu, '')
      .trim()
  );
}

/** Where an error happened: names of the build's files with line and column, which is all that is taken of a stack. */
export function framesOf(stack: string): string[] {
  const places = stack.matchAll(/([\w.-]{1,80}\.js)(?:\?[^:\s]*)?:(\d{1,7}):(\d{1,7})/g);
  return [...places]
    .slice(0, clientErrorLimits.frames)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}

/** The address of a page without the values in it. */
export function pageWithoutValues(path: string): string {
  const parts = path.split('/').map((part) => (/^[a-z_-]{0,30}$/.test(part) ? part : ':value'));
  return parts.join('/').slice(0, 80);
}
