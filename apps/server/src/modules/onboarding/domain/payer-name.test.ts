import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparePayerName } from './payer-name.ts';

describe('comparePayerName', () => {
  it.each([
    ['another person', 'TAN WEI MING', 'AISYAH BINTI RAHMAN'],
    ['a relative with the same father', 'SITI NURHALIZA BINTI RAHMAN', 'AISYAH BINTI RAHMAN'],
    ['a company for a person', 'RAHMAN TRADING SDN BHD', 'AISYAH BINTI RAHMAN'],
    ['another company of the same form', 'DELIMA SDN BHD', 'KASTURI SDN BHD'],
    ['a company form only', 'SDN BHD', 'KASTURI SDN BHD'],
    ['one letter', 'A', 'AISYAH BINTI RAHMAN'],
    ['a father in place of the child', 'RAHMAN', 'RAHMAT BIN OSMAN'],
  ])('different: %s', (_case, payer, verified) => {
    expect(comparePayerName(payer, verified)).toBe('different');
  });

  it.each([
    ['no name', null],
    ['an empty name', ''],
    ['punctuation only', ' . - / '],
    ['a connector only', 'BINTI'],
  ])('absent: %s', (_case, payer) => {
    expect(comparePayerName(payer, 'AISYAH BINTI RAHMAN')).toBe('absent');
  });

  it.each([
    ['a name that was cut short', 'NUR AISYAH BINTI ABDUL RAH', 'NUR AISYAH BINTI ABDUL RAHMAN'],
    ['a middle name left out', 'TAN MING', 'TAN WEI MING'],
    ['a title before it', 'DATO TAN WEI MING', 'TAN WEI MING'],
    ['another spelling of one word', 'MOHAMMAD FARID BIN OSMAN', 'MUHAMMAD FARID BIN OSMAN'],
    ['a company without its form', 'DELIMA JAYA', 'DELIMA JAYA SDN BHD'],
    ['a company with more words', 'DELIMA JAYA TRADING SDN BHD', 'DELIMA JAYA SDN BHD'],
  ])('close: %s', (_case, payer, verified) => {
    expect(comparePayerName(payer, verified)).toBe('close');
  });

  it.each([
    ['the same', 'TAN WEI MING', 'TAN WEI MING'],
    ['another order', 'WEI MING TAN', 'TAN WEI MING'],
    ['another case and spaces', ' tan   wei ming ', 'Tan Wei Ming'],
    ['binti and bt', 'AISYAH BT RAHMAN', 'AISYAH BINTI RAHMAN'],
    ['no connector', 'AISYAH RAHMAN', 'AISYAH BTE RAHMAN'],
    ['a/l with and without spaces', 'KUMAR A / L SAMY', 'KUMAR A/L SAMY'],
    ['a/p left out', 'PRIYA RAJAN', 'PRIYA A/P RAJAN'],
    ['s/o and d/o', 'RAJ S/O DEV', 'RAJ D/O DEV'],
    ['an alias behind @', 'LIM AH KOW @ LIM KOK SENG', 'LIM AH KOW'],
    ['an apostrophe dropped', 'NURAIN BINTI ALI', "NUR'AIN BINTI ALI"],
    ['an apostrophe as space', 'NUR AIN BINTI ALI', "NUR'AIN BINTI ALI"],
    ['an accent', 'JOSE GARCIA', 'José García'],
    ['full stops in the company form', 'DELIMA JAYA SDN. BHD.', 'DELIMA JAYA SDN BHD'],
    ['the company form without its space', 'DELIMA JAYA SDN.BHD.', 'DELIMA JAYA SDN BHD'],
    ['the company form in full', 'DELIMA JAYA SENDIRIAN BERHAD', 'DELIMA JAYA SDN BHD'],
    ['berhad alone', 'DELIMA JAYA BERHAD', 'DELIMA JAYA BHD'],
    ['letters of other scripts', '陳大文', '陳大文'],
  ])('equal: %s', (_case, payer, verified) => {
    expect(comparePayerName(payer, verified)).toBe('equal');
  });

  it('counts a word as often as it occurs', () => {
    expect(comparePayerName('LIM LIM HUAT', 'LIM HUAT HUAT')).not.toBe('equal');
  });

  it('finds any name equal to itself in any order, and never equal to one with another word', () => {
    const word = fc
      .stringMatching(/^[B-Z]{3,8}$/)
      .filter((text) => !/^(BIN|BINTI|BTE|BINTE|BHD|SDN|BERHAD)$/.test(text));
    const name = fc.uniqueArray(word, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(name, (words) => {
        const verified = words.join(' ');
        expect(comparePayerName([...words].reverse().join(' '), verified)).toBe('equal');
        expect(comparePayerName([...words, 'AAAA'].join(' '), verified)).not.toBe('equal');
      }),
    );
  });
});
