/** Markup that is already safe to send. Only `html` and `trusted` make it. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | null | false | readonly Markup[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function render(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part.map((item) => item.text).join('');
}

/** Template tag: literal parts stay, every value is escaped unless it is Markup. */
export function html(literals: TemplateStringsArray, ...parts: Part[]): Markup {
  const rendered = literals.map((literal, index) => literal + render(parts[index] ?? null));
  return new Markup(rendered.join(''));
}

/** Marks constant text (a style sheet, a script) as safe. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

/** Hidden inputs for the fields of a form. */
export function hiddenInputs(fields: Readonly<Record<string, string>>): Markup[] {
  return Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
}
