import { flushSync } from 'react-dom';

/**
 * Puts the focus into a field of the page, found by its `data-path`.
 * @param reveal brings the field onto the screen first, where a form shows one part at a time
 */
export function focusField(field: string, reveal?: (field: string) => void): void {
  flushSync(() => reveal?.(field));
  const nodes = Array.from(document.querySelectorAll('[data-path]'));
  const node = nodes.find((one) => one.getAttribute('data-path') === field);
  const target = node?.matches('input, select, textarea, button')
    ? node
    : node?.querySelector('input:not([type="hidden"]), textarea, button, [role="slider"]');
  if (target instanceof HTMLElement) {
    target.focus();
  }
}
