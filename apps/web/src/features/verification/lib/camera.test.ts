import { describe, expect, it } from 'vitest';
import { framedArea, frameShape, hasCamera } from './camera.ts';

describe('the part of a picture that is taken', () => {
  it.each([
    [1920, 1080, 'front'],
    [1080, 1920, 'front'],
    [640, 480, 'selfie'],
    [480, 640, 'selfie'],
  ] as const)('of %d × %d lies in the middle and has the shape of the frame: %s', (width, height, side) => {
    const area = framedArea(width, height, side);
    expect(area.width / area.height).toBeCloseTo(frameShape[side], 1);
    expect(area.x).toBeGreaterThanOrEqual(0);
    expect(area.y).toBeGreaterThanOrEqual(0);
    expect(Math.abs(2 * area.x + area.width - width)).toBeLessThanOrEqual(1);
    expect(Math.abs(2 * area.y + area.height - height)).toBeLessThanOrEqual(1);
  });
});

it('offers no camera where the browser has none', () => {
  expect(hasCamera()).toBe(false);
});
