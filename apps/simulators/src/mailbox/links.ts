const URL_PATTERN = /https?:\/\/[^\s<>"'\\^`{|}]+/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&#x26;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x3d;': '=',
  '&#61;': '=',
};

function decodeAttribute(text: string): string {
  return text.replace(
    /&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+);/gi,
    (entity) => ENTITIES[entity.toLowerCase()] ?? entity,
  );
}

function linksOfHtml(markup: string): string[] {
  const attributes = [...markup.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)];
  return attributes
    .map(([, double, single]) => decodeAttribute(double ?? single ?? '').trim())
    .filter((address) => /^https?:\/\//i.test(address));
}

function linksOfText(text: string): string[] {
  // A full stop or bracket after an address belongs to the sentence around it.
  return [...text.matchAll(URL_PATTERN)].map(([address]) => address.replace(/[.,;:!?)\]]+$/, ''));
}

/** All web addresses of a mail in order of appearance, each once: those of the HTML first, then of the text. */
export function linksOf(text: string, markup: string): string[] {
  return [...new Set([...linksOfHtml(markup), ...linksOfText(text)])];
}
