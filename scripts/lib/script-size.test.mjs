import { expect, it } from 'vitest';
import { pageScripts } from './script-size.mjs';

const manifest = {
  'index.html': {
    file: 'index.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['src/login-page.tsx', 'src/big.tsx'],
  },
  _react: { file: 'react.js', imports: ['_shared'] },
  _shared: { file: 'shared.js', imports: ['_react'] },
  'src/login-page.tsx': { file: 'login.js', imports: ['_shared', '_form', '_style'] },
  _form: { file: 'form.js' },
  _style: { file: 'style.css' },
  'src/big.tsx': { file: 'big.js' },
};

it('takes the entry, the page and all that they import, once, and nothing that is loaded later', () => {
  expect(pageScripts(manifest, /login-page/u).sort()).toEqual([
    'form.js',
    'index.js',
    'login.js',
    'react.js',
    'shared.js',
  ]);
});

it('fails when the page or the entry cannot be told', () => {
  expect(() => pageScripts(manifest, /nothing/u)).toThrow('0 files for the page');
  expect(() => pageScripts(manifest, /tsx$/u)).toThrow('2 files for the page');
  expect(() => pageScripts({}, /login/u)).toThrow('0 files for the entry');
});
