/** How a picture is shown: its size against the pane, and how often it is turned by a quarter. */
export interface PictureView {
  readonly zoom: number;
  readonly turns: number;
}

export type PictureAction = 'closer' | 'farther' | 'turn' | 'reset';

export const asOpened: PictureView = { zoom: 1, turns: 0 };

const STEP = 0.5;
const SMALLEST = 0.5;
const LARGEST = 5;

/** What keys do while a picture has the focus. */
export const viewKeys: ReadonlyMap<string, PictureAction> = new Map([
  ['+', 'closer'],
  ['=', 'closer'],
  ['-', 'farther'],
  ['r', 'turn'],
  ['0', 'reset'],
]);

/** How a picture is shown after an action; the zoom stays between a half and five times. */
export function viewAfter({ zoom, turns }: PictureView, action: PictureAction): PictureView {
  switch (action) {
    case 'closer':
      return { zoom: Math.min(LARGEST, zoom + STEP), turns };
    case 'farther':
      return { zoom: Math.max(SMALLEST, zoom - STEP), turns };
    case 'turn':
      return { zoom, turns: (turns + 1) % 4 };
    case 'reset':
      return asOpened;
  }
}
