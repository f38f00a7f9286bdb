import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { moveBetweenRows } from './row-keys.ts';

function showRows(stop: (name: string) => React.ReactNode) {
  render(
    <section aria-label="Rows" onKeyDown={moveBetweenRows}>
      <ul>
        {['one', 'two', 'three'].map((name) => (
          <li key={name}>{stop(name)}</li>
        ))}
      </ul>
    </section>,
  );
  return userEvent.setup();
}

describe('moving between rows', () => {
  it('goes down, up, to the end and to the start, and stops there', async () => {
    const person = showRows((name) => <button type="button">{name}</button>);
    const focused = () => document.activeElement?.textContent;
    screen.getByRole('button', { name: 'one' }).focus();
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('two');
    await person.keyboard('{End}');
    expect(focused()).toBe('three');
    await person.keyboard('{ArrowDown}');
    expect(focused()).toBe('three');
    await person.keyboard('{ArrowUp}');
    expect(focused()).toBe('two');
    await person.keyboard('{Home}');
    expect(focused()).toBe('one');
  });

  it('leaves other keys and other places alone', async () => {
    const person = showRows((name) => <button type="button">{name}</button>);
    screen.getByRole('button', { name: 'two' }).focus();
    await person.keyboard('x');
    expect(document.activeElement?.textContent).toBe('two');
    screen.getByRole('button', { name: 'two' }).blur();
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(document.body);
  });

  it('lets Enter press a tick', async () => {
    const onChange = vi.fn();
    const person = showRows((name) => <input type="checkbox" aria-label={name} onChange={onChange} />);
    screen.getByRole('checkbox', { name: 'one' }).focus();
    await person.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'two' }).checked).toBe(true);
  });
});
