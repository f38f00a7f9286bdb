import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoneyInput, NumberField } from './number-field.tsx';

let sent: string[] = [];

function Harness({
  start = '',
  resetBelow,
}: {
  readonly start?: string;
  readonly resetBelow?: string;
}): ReactNode {
  const [value, setValue] = useState(start);
  function take(next: string): void {
    sent.push(next);
    setValue(next);
  }
  return (
    <MoneyInput
      label="Amount"
      value={value}
      onChange={take}
      {...(resetBelow === undefined ? {} : { resetBelow })}
    />
  );
}

function show(element: ReactNode) {
  sent = [];
  render(<MantineProvider env="test">{element}</MantineProvider>);
  return { field: screen.getByRole('textbox'), person: userEvent.setup() };
}

describe('MoneyInput', () => {
  it.each([
    ['1e5', '15'],
    ['1E5', '15'],
    ['i12', '12'],
    ['-50', '50'],
    ['abc', ''],
    ['1.234', '1.23'],
    ['1.2.3', '1.23'],
    ['12.', '12'],
    ['.5', '0.5'],
    ['007', '7'],
    ['NaN', ''],
    ['1234567890123', '123456789012'],
  ])('typing %s leaves %s', async (typed, left) => {
    const { field, person } = show(<Harness />);
    await person.type(field, typed);
    expect(sent.at(-1) ?? '').toBe(left);
  });

  it.each([
    ['1e5', undefined],
    ['NaN', undefined],
    ['12.345', undefined],
    ['-50', '50'],
    ['\u2212 50.5', '50.5'],
    ['RM 1,234.50', '1234.50'],
  ])('pasting %s gives %s', async (pasted, expected) => {
    const { field, person } = show(<Harness />);
    await person.click(field);
    await person.paste(pasted);
    expect(sent.at(-1)).toBe(expected);
  });

  it('never sends anything but an amount of the wire or nothing', async () => {
    const { field, person } = show(<Harness />);
    await person.type(field, '-0e1i2..3-4{Backspace}{Backspace}{Backspace}5.678');
    for (const value of sent) {
      expect(value).toMatch(/^(|\d{1,12}(\.\d{1,2})?)$/);
    }
  });

  it('shows thousands and both decimals when it is left', async () => {
    const { field, person } = show(<Harness />);
    await person.type(field, '1234.5');
    await person.tab();
    expect(field).toHaveProperty('value', '1,234.50');
    expect(sent.at(-1)).toBe('1234.50');
  });

  it('resets what is below the minimum, when it is left and not before', async () => {
    const { field, person } = show(<Harness resetBelow="200.00" />);
    await person.type(field, '199.99');
    expect(field).toHaveProperty('value', '199.99');
    await person.tab();
    expect(field).toHaveProperty('value', '200.00');
    await person.clear(field);
    await person.type(field, '200');
    await person.tab();
    expect(sent.at(-1)).toBe('200.00');
  });

  it('takes no key that blocks the browser shortcuts away', async () => {
    const { field, person } = show(<Harness start="12.00" />);
    await person.click(field);
    await person.keyboard('{Control>}e{/Control}');
    expect(field).toHaveProperty('value', '12.00');
  });
});

describe('NumberField', () => {
  it('accepts whole numbers only, unless decimals are configured', async () => {
    const taken: string[] = [];
    const { field, person } = show(
      <NumberField label="Months" value="" onChange={(value) => taken.push(value)} maxDigits={2} />,
    );
    await person.type(field, '1.');
    expect(taken).toEqual(['1']);
  });
});
