import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useCallForm } from '../lib/form/use-call-form.ts';
import { showPage } from '../testing/show-page.tsx';
import { Dialog } from './dialog.tsx';

function Form(): ReactNode {
  const { form, onSubmit } = useCallForm({ initialValues: { name: '' }, send: async () => null });
  return (
    <form onSubmit={onSubmit}>
      <label>
        Name
        <input {...form.getInputProps('name')} />
      </label>
    </form>
  );
}

function Page({ onClose }: { readonly onClose: () => void }): ReactNode {
  const [opened, setOpened] = useState(true);
  const close = () => {
    setOpened(false);
    onClose();
  };
  return (
    <Dialog opened={opened} title="Change" onClose={close}>
      <Form />
    </Dialog>
  );
}

/** As many dialogs of the product: the form's state stands outside of the dialog. */
function OuterForm({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { form, onSubmit } = useCallForm({ initialValues: { name: '' }, send: async () => null });
  return (
    <Dialog opened title="Change" onClose={onClose}>
      <form onSubmit={onSubmit}>
        <label>
          Name
          <input {...form.getInputProps('name')} />
        </label>
      </form>
    </Dialog>
  );
}

function show() {
  const onClose = vi.fn();
  return { onClose, ...showPage(<Page onClose={onClose} />) };
}

describe('a dialog with a form', () => {
  it('closes at once while nothing is typed', async () => {
    const { person, onClose } = show();
    await screen.findByLabelText('Name');
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('prompts before Escape discards input, and stays open on request', async () => {
    const { person, onClose } = show();
    await person.type(await screen.findByLabelText('Name'), 'Aminah');
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'Unsaved changes' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Continue editing' }));
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Aminah');
  });

  it('prompts where the form state is outside of the dialog', async () => {
    const onClose = vi.fn();
    const { person } = showPage(<OuterForm onClose={onClose} />);
    await person.type(await screen.findByLabelText('Name'), 'Aminah');
    await person.keyboard('{Escape}');
    expect(await screen.findByText('Unsaved changes')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('takes Escape on the question for staying', async () => {
    const { person, onClose } = show();
    await person.type(await screen.findByLabelText('Name'), 'Aminah');
    await person.keyboard('{Escape}');
    await screen.findByText('Unsaved changes');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  it('prompts before a press outside, and closes on request', async () => {
    const { person, onClose } = show();
    await person.type(await screen.findByLabelText('Name'), 'Aminah');
    const outside = document.querySelector('.mantine-Modal-overlay');
    await person.click(outside ?? document.body);
    await person.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('does not prompt once the input is undone', async () => {
    const { person, onClose } = show();
    const name = await screen.findByLabelText('Name');
    await person.type(name, 'A');
    await person.clear(name);
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
