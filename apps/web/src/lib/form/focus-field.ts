import { flushSync } from 'react-dom';

/**
 * Puts the focus into a field of the page, found by its `data-path`; answers whether it is there.
 * @param reveal brings the field onto the screen first, where a form shows one part at a time
 * @param within the form, where another on the page may have a field of the same name
 */
export function focusField(
  field: string,
  reveal?: (field: string) => void,
  within: ParentNode = document,
): boolean {
  if (reveal !== undefined) {
    flushSync(() => reveal(field));
  }
  const node = nodeOf(field, within);
  const target = node?.matches('input, select, textarea, button')
    ? node
    : node?.querySelector('input:not([type="hidden"]), textarea, button, [role="slider"]');
  if (target instanceof HTMLElement) {
    target.focus();
    return true;
  }
  return false;
}

/** How the page names a field, without the mark of a required one; null where it is not on the page. */
export function fieldLabel(field: string, within: ParentNode = document): string | null {
  const node = nodeOf(field, within);
  const label =
    node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement
      ? node.labels?.[0]
      : node?.querySelector('label, legend');
  const words = label?.textContent.replace(/\s*\*\s*$/, '').trim() ?? '';
  return words === '' ? null : words;
}

function nodeOf(field: string, within: ParentNode): Element | undefined {
  const nodes = Array.from(within.querySelectorAll('[data-path]'));
  return nodes.find((one) => one.getAttribute('data-path') === field);
}
