import 'driver.js/dist/driver.css';
import { mobileMaxPx } from '@titian/contracts/constants';
import { type Driver, type DriveStep, driver, type PopoverDOM } from 'driver.js';
import { text } from '../text.ts';
import { type TourTarget, tourSteps } from './steps.ts';
import classes from './tour.module.css';

/** The menu of a phone, which the layout opens and closes. */
export interface PhoneMenu {
  readonly open: () => void;
  readonly close: () => void;
}

const PATIENCE_MS = 2_000;

/** Shows the guided tour over the page. Nothing happens where no target can be seen. */
export function runTour(menu: PhoneMenu): void {
  const isPhone = window.innerWidth <= mobileMaxPx;
  const targets = tourSteps(isPhone, (target) => find(target) !== null);
  if (targets.length === 0) {
    return;
  }
  const tour: Driver = driver({
    showProgress: true,
    progressText: text('progress', { current: '{{current}}', total: '{{total}}' }),
    nextBtnText: text('next'),
    prevBtnText: text('previous'),
    doneBtnText: text('done'),
    popoverClass: classes.tour ?? '',
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    onPopoverRender: leaveLandmarks,
    steps: targets.map((target, at) => stepOf(target, at, isPhone, () => tour, menu)),
    onHighlighted: (shown) => dropState(shown),
    onDestroyed: () => menu.close(),
  });
  tour.drive();
}

/** The library marks what it points at as an opened button, which a text is not. */
function dropState(shown: Element | undefined): void {
  for (const name of ['aria-haspopup', 'aria-expanded', 'aria-controls']) {
    shown?.removeAttribute(name);
  }
}

/** A page has one banner and one footer, and neither is of the tour. */
function leaveLandmarks({ title, footer }: PopoverDOM): void {
  title.role = 'none';
  footer.role = 'none';
}

function stepOf(
  target: TourTarget,
  at: number,
  isPhone: boolean,
  tour: () => Driver,
  menu: PhoneMenu,
): DriveStep {
  const popover = { title: text(`step.${target}.title`), description: text(`step.${target}.body`) };
  const element = () => find(target) ?? document.body;
  if (at === 0) {
    const onPopoverRender = (shown: PopoverDOM) => {
      leaveLandmarks(shown);
      shown.footerButtons.prepend(skipButton(tour));
    };
    return { element, popover: { ...popover, showButtons: ['next'], onPopoverRender } };
  }
  if (isPhone && target === 'menu') {
    // The notes stand in the menu: it has to be open before the tour can point at them.
    const onNextClick = () => {
      menu.open();
      whenThere('notes', () => tour().moveNext());
    };
    return { element, popover: { ...popover, showButtons: ['previous', 'next'], onNextClick } };
  }
  const back = () => {
    menu.close();
    tour().movePrevious();
  };
  const showButtons: ('previous' | 'next')[] = ['previous', 'next'];
  return {
    element,
    popover: { ...popover, showButtons, ...(isPhone && target === 'notes' && { onPrevClick: back }) },
  };
}

function skipButton(tour: () => Driver): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text('skip');
  button.addEventListener('click', () => tour().destroy());
  return button;
}

/** The first element of a target that can be seen. */
function find(target: TourTarget): Element | null {
  const nodes = Array.from(document.querySelectorAll(`[data-tour="${target}"]`));
  return nodes.find((node) => node.getClientRects().length > 0) ?? null;
}

/** Continues once a target is visible and has stopped moving, and in any case after two seconds. */
function whenThere(target: TourTarget, goOn: () => void): void {
  const deadline = performance.now() + PATIENCE_MS;
  let last = Number.NaN;
  const look = () => {
    const left = find(target)?.getBoundingClientRect().left ?? Number.NaN;
    if (left === last || performance.now() > deadline) {
      goOn();
      return;
    }
    last = left;
    requestAnimationFrame(look);
  };
  look();
}
