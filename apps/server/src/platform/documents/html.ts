/** Markup that is safe to send; only `html` and `trustedHtml` make it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML shows it, in an element or a quoted attribute: nothing that somebody typed becomes markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? '');
}

type Part = Html | string | number | null | readonly Html[];

function render(part: Part): string {
  if (part === null) {
    return '';
  }
  if (part instanceof Html) {
    return part.text;
  }
  return typeof part === 'object' ? part.map((one) => one.text).join('') : escapeHtml(String(part));
}

/** Template tag: literal parts stay, every value is escaped unless it is `Html`. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(literals.map((literal, index) => literal + render(parts[index] ?? null)).join(''));
}

/** Marks constant text of ours, such as a style sheet, as safe. */
export function trustedHtml(text: string): Html {
  return new Html(text);
}
