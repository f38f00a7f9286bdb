import type { KeyboardEvent } from 'react';

const ROWS = 'tbody tr, ul > li';
const STOPS = 'button, input';

/**
 * Moves from row to row of a list: arrow keys, Home and End. For `onKeyDown` of what holds the list.
 * A row's stop is its first button or tick; Enter presses a tick too, so that a whole batch is chosen by keyboard.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const stops = Array.from(event.currentTarget.querySelectorAll(ROWS), (row) => row.querySelector(STOPS));
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

function targetOf(key: string, at: number, count: number): number {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, count - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: count - 1,
  };
  return targets[key] ?? at;
}
