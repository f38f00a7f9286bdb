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
  'src/preload.ts': { file: 'preload.js', isEntry: true },
};

it('takes the entry, the page and all that they import, once, and nothing that is loaded later', () => {
  expect(pageScripts(manifest, 'src/login-page.tsx').sort()).toEqual([
    'form.js',
    'index.js',
    'login.js',
    'react.js',
    'shared.js',
  ]);
});

it('takes the entry alone for a page that is part of it', () => {
  expect(pageScripts(manifest, 'src/home-page.tsx').sort()).toEqual(['index.js', 'react.js', 'shared.js']);
});

it('fails when there is no page to measure', () => {
  expect(() => pageScripts({}, 'src/login-page.tsx')).toThrow('0 pages');
});
