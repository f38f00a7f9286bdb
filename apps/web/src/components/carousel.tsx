import { ActionIcon } from '@mantine/core';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './carousel.module.css';
import { useText } from './text.ts';

/** A finger that moves less than this meant no swipe. */
const SWIPE_PX = 40;

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
  /** How long each slide stays. */
  readonly autoplayMs: number;
}

/**
 * Slides that advance automatically, until the user hovers or focuses them or presses Pause; not at all where the
 * system requests reduced motion. Custom, since Mantine's leaves slides out of view in the tab order and has no way to
 * pause (WCAG 2.2.2).
 */
export function Carousel({ label, slides, autoplayMs }: CarouselProps): ReactNode {
  const t = useText();
  const total = slides.length;
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersReducedMotion());
  const [held, setHeld] = useState(false);
  const moving = playing && !held;
  const go = (to: number) => setCurrent((to + total) % total);
  useEffect(() => {
    if (!moving) {
      return;
    }
    const timer = setInterval(() => setCurrent((before) => (before + 1) % total), autoplayMs);
    return () => clearInterval(timer);
  }, [moving, autoplayMs, total]);
  const swipe = useSwipe((steps) => go(current + steps));

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classes.carousel}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ul className={classes.window} aria-live={moving ? 'off' : 'polite'} {...swipe}>
        {slides.map(({ key, content }, at) => (
          <li
            key={key}
            aria-roledescription="slide"
            aria-label={t('carousel.slide', { number: at + 1, total })}
            className={classes.slide}
            data-current={at === current}
            inert={at !== current}
            style={{ transform: `translateX(${(at - current) * 100}%)` }}
          >
            {content}
          </li>
        ))}
      </ul>
      <Controls {...{ current, total, go, playing }} onToggle={() => setPlaying(!playing)} />
    </section>
  );
}

interface ControlsProps {
  readonly current: number;
  readonly total: number;
  readonly go: (to: number) => void;
  readonly playing: boolean;
  readonly onToggle: () => void;
}

function Controls({ current, total, go, playing, onToggle }: ControlsProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.controls}>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={t('carousel.previous')}
        onClick={() => go(current - 1)}
      >
        <IconChevronLeft className={classes.icon} aria-hidden />
      </ActionIcon>
      <div className={classes.dots}>
        {Array.from({ length: total }, (_, at) => at + 1).map((number) => (
          <button
            key={number}
            type="button"
            className={classes.dot}
            aria-label={t('carousel.go', { number, total })}
            aria-current={number - 1 === current}
            onClick={() => go(number - 1)}
          />
        ))}
      </div>
      <ActionIcon variant="subtle" size="lg" aria-label={t('carousel.next')} onClick={() => go(current + 1)}>
        <IconChevronRight className={classes.icon} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        size="lg"
        aria-label={playing ? t('carousel.pause') : t('carousel.play')}
        onClick={onToggle}
      >
        {playing ? (
          <IconPlayerPauseFilled className={classes.icon} aria-hidden />
        ) : (
          <IconPlayerPlayFilled className={classes.icon} aria-hidden />
        )}
      </ActionIcon>
    </div>
  );
}

function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === null ? 0 : event.clientX - from.current;
      from.current = null;
      if (Math.abs(moved) >= SWIPE_PX) {
        onSwipe(moved < 0 ? 1 : -1);
      }
    },
  };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
