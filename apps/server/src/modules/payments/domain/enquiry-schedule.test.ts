import { expect, it } from 'vitest';
import type { Channel } from '../../../gateways/rail/port.ts';
import { nextEnquiryAt } from './enquiry-schedule.ts';

const madeAt = new Date('2026-11-21T03:00:00.250Z');
const minutesAfter = (minutes: number) => new Date(madeAt.getTime() + minutes * 60_000);

/** Every enquiry of an order whose bank stays silent, in minutes after it was made. */
function enquiries(channel: Channel): number[] {
  const minutes: number[] = [];
  for (
    let at = nextEnquiryAt(channel, madeAt, madeAt);
    at !== null;
    at = nextEnquiryAt(channel, madeAt, at)
  ) {
    minutes.push((at.getTime() - madeAt.getTime()) / 60_000);
  }
  return minutes;
}

it('queries personal payments in the first hour, then hourly to a day', () => {
  const hourly = Array.from({ length: 23 }, (_, hour) => (hour + 2) * 60);
  expect(enquiries('b2c')).toEqual([3, 5, 10, 15, 30, 60, ...hourly]);
});

it('queries corporate payments in the first hour, then every six hours to a week', () => {
  const everySixHours = Array.from({ length: 28 }, (_, quarter) => (quarter + 1) * 360);
  expect(enquiries('b2b1')).toEqual([3, 5, 10, 15, 30, 60, ...everySixHours]);
});

it.each([
  ['b2c', 4, 5],
  ['b2c', 61, 120],
  ['b2c', 119.9, 120],
  ['b2b1', 61, 360],
])('catches up with the next moment of the schedule: %s at %d', (channel, at, next) => {
  expect(nextEnquiryAt(channel as Channel, madeAt, minutesAfter(at))).toEqual(minutesAfter(next));
});

it.each([
  ['b2c', 24 * 60],
  ['b2b1', 7 * 24 * 60],
])('gives up after the last: %s', (channel, minutes) => {
  expect(nextEnquiryAt(channel as Channel, madeAt, minutesAfter(minutes))).toBeNull();
});
