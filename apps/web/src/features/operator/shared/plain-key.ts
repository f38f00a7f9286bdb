/** Fields take letters themselves, and so do choices that search by their first letter. */
const TYPING = 'input:not([type="checkbox"]):not([type="radio"]), textarea, select, [contenteditable="true"]';
const DIALOG = '[role="dialog"]';
const ABOVE = `${DIALOG}, [role="menu"]`;

/**
 * Whether a key is meant for the page: nobody is typing, nothing is held beside it, no part of the page has used it, and
 * no dialog or menu is above. Details that lie over their list on a small screen are a dialog of their own.
 */
export function isPlainKey(event: KeyboardEvent, within?: Element | null): boolean {
  const { target } = event;
  const above = Array.from(document.querySelectorAll(ABOVE));
  const own = within?.closest(DIALOG) ?? null;
  return (
    !event.defaultPrevented &&
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
    !(target instanceof Element && target.matches(TYPING)) &&
    above.every((one) => one === own)
  );
}
