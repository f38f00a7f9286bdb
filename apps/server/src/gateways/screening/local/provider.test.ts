import { describe, expect, it } from 'vitest';
import type { ListedName } from '../port.ts';
import { createLocalScreening } from './provider.ts';

const screening = createLocalScreening();
const listed = (name: string, kind: ListedName['kind'] = 'person'): ListedName => ({ id: name, kind, name });

function score(name: string, against: string, kind: ListedName['kind'] = 'person'): number {
  return screening.matches({ name, kind }, [listed(against, kind)])[0]?.score ?? 0;
}

describe('people are found', () => {
  it.each([
    ['as they are written', 'Zulkarnain bin Hamdan', 'ZULKARNAIN BIN HAMDAN', 100],
    ['without what stands between the names', 'Zulkarnain Hamdan', 'Zulkarnain bin Hamdan', 100],
    ['in another order', 'Hamdan, Zulkarnain', 'Zulkarnain bin Hamdan', 100],
    ['with a title', "Dato' Sri Zulkarnain bin Hamdan", 'Zulkarnain Hamdan', 100],
    ['in another spelling', 'Mohd Yusuf bin Abd Rahman', 'MUHAMMAD YUSOF BIN ABDUL RAHMAN', 100],
    ['with accents', 'José Álvarez', 'JOSE ALVAREZ', 100],
    ['as a son or daughter', 'Ravi a/l Muthu', 'Ravi S/O Muthu', 100],
    ['with a letter too many', 'Zulkarnainn bin Hamdan', 'Zulkarnain bin Hamdan', 95],
    ['with two letters swapped', 'Zulkarnian bin Hamdan', 'Zulkarnain bin Hamdan', 95],
    ['with the names run together', 'Abdulrahman Salleh', 'Abdul Rahman Salleh', 100],
    ['with one name more', 'Zulkarnain Hamdan', 'Zulkarnain Hamdan Ismail', 93],
  ])('%s', (_how, name, against, wanted) => {
    expect(score(name, against)).toBe(wanted);
  });
});

describe('people are not found', () => {
  it.each([
    ['who share one name of two', 'Zulkarnain bin Ismail', 'Zulkarnain bin Hamdan'],
    ['who have one name only', 'Zulkarnain', 'Zulkarnain bin Hamdan'],
    ['whose short names differ in a letter', 'Ali bin Abu', 'Adi bin Abu'],
    ['of whom the other has three names more', 'Ahmad Ali', 'Ahmad Ali Hassan Ibrahim Salleh'],
    ['without a name', '', 'Zulkarnain bin Hamdan'],
    ['against nothing', 'Zulkarnain', ''],
  ])('%s', (_who, name, against) => {
    expect(score(name, against)).toBe(0);
  });

  it('among companies, nor companies among people', () => {
    expect(
      screening.matches({ name: 'Hamdan Trading', kind: 'company' }, [listed('Hamdan Trading')]),
    ).toEqual([]);
  });
});

describe('companies', () => {
  it.each([
    ['Seri Emas Trading Sdn Bhd', 'SERI EMAS TRADING SENDIRIAN BERHAD', 100],
    ['Seri Emas Trading (M) Sdn. Bhd.', 'Seri Emas Trading', 100],
    ['Seri Emas Traders Sdn Bhd', 'Seri Emas Trading Sdn Bhd', 0],
    ['Sdn Bhd', 'Sdn Bhd', 100],
  ])('%s and %s', (name, against, wanted) => {
    expect(score(name, against, 'company')).toBe(wanted);
  });
});

it('says the most alike first', () => {
  const list = [listed('Zulkarnain Hamdan Ismail'), listed('Somebody Else'), listed('Zulkarnain bin Hamdan')];
  expect(
    screening.matches({ name: 'Zulkarnain Hamdan', kind: 'person' }, list).map((one) => one.listedId),
  ).toEqual(['Zulkarnain bin Hamdan', 'Zulkarnain Hamdan Ismail']);
});
