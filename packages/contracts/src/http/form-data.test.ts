import { describe, expect, it } from 'vitest';
import { toFormData } from './form-data.ts';

describe('toFormData', () => {
  it('leaves out what is absent', () => {
    expect([...toFormData({ a: undefined, b: null, c: [] })]).toEqual([]);
  });

  it('repeats the texts of a list under their name', () => {
    expect(toFormData({ keep_files: ['a', 'b'] }).getAll('keep_files')).toEqual(['a', 'b']);
  });

  it('repeats files, sends digits for numbers and JSON for lists of other things', () => {
    const file = (name: string) => new File(['x'], name);
    const form = toFormData({
      files: [file('a.pdf'), file('b.pdf')],
      submit: 1,
      directors: [{ name: 'Tan' }],
    });
    expect(form.getAll('files')).toHaveLength(2);
    expect(form.get('submit')).toBe('1');
    expect(form.get('directors')).toBe('[{"name":"Tan"}]');
  });
});
