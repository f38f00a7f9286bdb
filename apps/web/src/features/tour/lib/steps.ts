/** A place that the tour points at; the layout marks it with `data-tour`. */
export type TourTarget = 'settings' | 'balance' | 'topup' | 'withdraw' | 'menu' | 'notes';

const wallet: readonly TourTarget[] = ['balance', 'topup', 'withdraw', 'notes'];
const phone: readonly TourTarget[] = ['settings', 'balance', 'topup', 'withdraw', 'menu', 'notes'];

/**
 * The steps of the tour (NAV-14): those whose target is on the page. On a phone the notes are in the menu that its
 * step opens, so they are there where its button is.
 * @param isThere whether a target can be seen now
 */
export function tourSteps(isPhone: boolean, isThere: (target: TourTarget) => boolean): TourTarget[] {
  return (isPhone ? phone : wallet).filter(
    (target) => isThere(target) || (isPhone && target === 'notes' && isThere('menu')),
  );
}
