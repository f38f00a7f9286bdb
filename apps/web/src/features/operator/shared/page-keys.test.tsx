import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordList } from '../../../components/record-list.tsx';
import { showPage } from '../../../testing/show-page.tsx';
import { PageKeys } from './page-keys.tsx';

const rows = ['one', 'two', 'three'];

function showList(selectedKey: string | null = null) {
  return showPage(
    <>
      <PageKeys />
      <input aria-label="Search" />
      <RecordList
        caption="Rows"
        columns={[{ key: 'name', header: 'Name', render: (name: string) => name }]}
        rows={rows}
        rowKey={(name) => name}
        selectedKey={selectedKey}
        onSelect={() => undefined}
      />
    </>,
  );
}
const focused = () => document.activeElement?.textContent;

describe('keys of a page', () => {
  it('j and k move between the rows from anywhere, and stop at the ends', async () => {
    const { person } = showList();
    await screen.findByRole('button', { name: 'one' });
    await person.keyboard('j');
    expect(focused()).toBe('one');
    await person.keyboard('jjj');
    expect(focused()).toBe('three');
    await person.keyboard('k');
    expect(focused()).toBe('two');
  });

  it('begin at the row that is open', async () => {
    const { person } = showList('two');
    await screen.findByRole('button', { name: 'two' });
    await person.keyboard('k');
    expect(focused()).toBe('two');
  });

  it('are letters while somebody types, and nothing with Ctrl', async () => {
    const { person } = showList();
    const field = await screen.findByLabelText<HTMLInputElement>('Search');
    await person.type(field, 'jk?');
    expect(field.value).toBe('jk?');
    expect(screen.queryByRole('dialog')).toBeNull();
    field.blur();
    await person.keyboard('{Control>}j{/Control}');
    expect(document.activeElement).toBe(document.body);
  });

  it('? names them, and no other key acts behind the dialog', async () => {
    const { person } = showList();
    await screen.findByRole('button', { name: 'one' });
    await person.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog.textContent).toContain('Next row');
    await person.keyboard('j');
    expect(dialog.contains(document.activeElement)).toBe(true);
  });
});
