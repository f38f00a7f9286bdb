import type { KeyboardEvent } from 'react';

const ROWS = 'tbody tr, ul > li';
const STOPS = 'button, input';
const LIST = '[data-rows]';

/**
 * Moves from row to row of a list: arrow keys, Home and End. For `onKeyDown` of what holds the list.
 * A row's stop is its first button or tick; Enter presses a tick too, so that a whole batch is chosen by keyboard.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const stops = stopsIn(event.currentTarget);
  const at = stops.indexOf(document.activeElement);
  const focused = stops[at];
  if (!(focused instanceof HTMLElement)) {
    return;
  }
  if (event.key === 'Enter' && focused instanceof HTMLInputElement) {
    event.preventDefault();
    focused.click();
    return;
  }
  const target = stops[targetOf(event.key, at, stops.length)];
  if (target instanceof HTMLElement && target !== focused) {
    event.preventDefault();
    target.focus();
  }
}

/**
 * Moves to the next or previous row of the page's list, from wherever the focus is: of the list that has it, else of the
 * first one, at its chosen or first row.
 * @returns whether there is a row to stop at
 */
export function stepInList(step: 1 | -1): boolean {
  const focused = document.activeElement;
  const list = focused?.closest(LIST) ?? document.querySelector(LIST);
  const stops = list === null ? [] : stopsIn(list).filter((stop) => stop instanceof HTMLElement);
  const at = stops.findIndex((stop) => stop.isSameNode(focused));
  const chosen = stops.findIndex((stop) => stop.closest('[data-selected="true"]') !== null);
  const target = at === -1 ? Math.max(chosen, 0) : Math.min(Math.max(at + step, 0), stops.length - 1);
  stops[target]?.focus();
  return stops.length > 0;
}

function stopsIn(list: Element): (Element | null)[] {
  return Array.from(list.querySelectorAll(ROWS), (row) => row.querySelector(STOPS));
}

function targetOf(key: string, at: number, count: number): number {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? at;
}
