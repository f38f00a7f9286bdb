import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FileField } from './file-field.tsx';

function pdf(name: string, bytes = 10): File {
  const file = new File(['x'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

function Harness({
  usedNames = [],
  max = 2,
}: {
  readonly usedNames?: readonly string[];
  readonly max?: number;
}): ReactNode {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <FileField label="Slip" path="slip" value={files} onChange={setFiles} usedNames={usedNames} max={max} />
  );
}

function show(element: ReactNode) {
  render(<MantineProvider env="test">{element}</MantineProvider>);
  return { input: screen.getByLabelText('Slip'), person: userEvent.setup({ applyAccept: false }) };
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

describe('FileField', () => {
  it('rejects a file over 10 MB, and discards the choice', async () => {
    const { input, person } = show(<Harness />);
    await person.upload(input, [pdf('small.pdf'), pdf('large.pdf', 10_485_761)]);
    expect(screen.getByText('Selected file size must be less than 10MB')).toBeTruthy();
    expect(screen.queryByText('small.pdf')).toBeNull();
  });

  it('takes a file of exactly 10 MB', async () => {
    const { input, person } = show(<Harness />);
    await person.upload(input, pdf('exact.pdf', 10_485_760));
    expect(screen.getByText('exact.pdf')).toBeTruthy();
  });

  it('rejects what is neither PDF nor image, and one file too many', async () => {
    const { input, person } = show(<Harness />);
    await person.upload(input, new File(['x'], 'macro.docx', { type: 'application/msword' }));
    expect(screen.getByText('Please choose a PDF or an image.')).toBeTruthy();
    await person.upload(input, [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')]);
    expect(screen.getByText('At most 2 files can be added here.')).toBeTruthy();
  });

  it('prompts before a name is used twice, and accepts the file only after Proceed', async () => {
    const { input, person } = show(<Harness usedNames={['ic.pdf']} />);
    await person.upload(input, pdf('ic.pdf'));
    expect(
      screen.getByText('Duplicate file found, you have uploaded this file before. Proceed?'),
    ).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('ic.pdf')).toBeNull();
    await person.upload(input, pdf('ic.pdf'));
    await person.click(screen.getByRole('button', { name: 'Proceed' }));
    expect(screen.getByText('ic.pdf')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Remove ic.pdf' }));
    expect(screen.queryByText('ic.pdf')).toBeNull();
  });

  it('says how large a file is, how far it has been sent, and lets a failed one be tried again', async () => {
    const onRetry = vi.fn();
    const field = (state: 'waiting' | 'sending' | 'failed') => (
      <MantineProvider env="test">
        <FileField
          label="Slip"
          path="slip"
          value={[pdf('slip.pdf', 1_258_291)]}
          onChange={() => {}}
          upload={{ state, percent: 40, onRetry }}
        />
      </MantineProvider>
    );
    const { rerender } = render(field('waiting'));
    expect(screen.getByText('1.2 MB')).toBeTruthy();
    expect(screen.getByText('Waiting to upload …')).toBeTruthy();
    rerender(field('sending'));
    expect(screen.getByRole('progressbar', { name: 'Uploading slip.pdf' })).toHaveProperty('value', 40);
    rerender(field('failed'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry upload' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('offers the camera where the device is touched', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('coarse'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    const { person } = show(<Harness />);
    const camera = screen.getByLabelText('Take a photo');
    expect(camera.getAttribute('capture')).toBe('environment');
    await person.upload(camera, new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(screen.getByText('photo.jpg')).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
