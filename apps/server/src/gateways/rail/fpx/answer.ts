/** Bodies that the exchange sends when it cannot answer; the misspelling is the exchange's (FPX-11). */
const ERROR_BODY = /^(?:msgfromfpx=\s*)?(?:ERROR|PROSESSING ERROR|PROCESSING ERROR)$/i;

/** The body of an AE or BE reply: `error` means "cannot say", never "failed". */
export type Answer =
  | { readonly kind: 'fields'; readonly raw: Record<string, string> }
  | { readonly kind: 'error'; readonly body: string };

/** Reads a reply of `key=value&…`, which may stand between blank lines. Anything else is `error`. */
export function readAnswer(body: string): Answer {
  const text = body.trim();
  if (ERROR_BODY.test(decoded(text)) || !text.includes('=')) {
    return { kind: 'error', body: text.slice(0, 500) };
  }
  return { kind: 'fields', raw: Object.fromEntries(new URLSearchParams(text)) };
}

function decoded(text: string): string {
  return text.replaceAll('+', ' ').replaceAll('%20', ' ').trim();
}
