import { describe, expect, it } from 'vitest';
import { toastPlace } from './toast-place.ts';

const box = (left: number, top: number) => ({ left, top, right: left + 160, bottom: top + 44 });
const phone = { width: 390, height: 844 };
const wide = { width: 1440, height: 900 };

describe('the place of a toast', () => {
  it('is at the bottom', () => {
    expect([toastPlace(wide, null), toastPlace(phone, null)]).toEqual(['bottom-right', 'bottom-center']);
  });

  it.each([
    ['a button in the bottom bar of a phone', phone, box(115, 780), 'top-center'],
    ['the top bar of a phone', phone, box(200, 8), 'bottom-center'],
    ['a panel on the right, low', wide, box(1200, 840), 'top-right'],
    ['a panel on the right, high', wide, box(1200, 300), 'bottom-right'],
    ['a form on the left, low', wide, box(300, 840), 'bottom-right'],
  ] as const)('leaves %s free', (_what, viewport, used, place) => {
    expect(toastPlace(viewport, used)).toBe(place);
  });
});
