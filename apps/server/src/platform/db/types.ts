import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const INT8_ARRAY = 1016;

/**
 * How column types arrive: bigint as BigInt (money must not pass through a float) and dates as their
 * text, because a Malaysian day is not an instant.
 */
export function parserFor(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === INT8) {
    return BigInt;
  }
  if (oid === DATE) {
    return (value) => value;
  }
  if (oid === INT8_ARRAY) {
    return (value) => value.slice(1, -1).split(',').filter(Boolean).map(BigInt);
  }
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}
