import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './document-viewer-text.ts';

export const malay: Malay<typeof english> = {
  save: 'Simpan {{name}}',
  pane: 'Gambar {{name}}',
  closer: 'Zum masuk {{name}}',
  farther: 'Zum keluar {{name}}',
  turn: 'Putar {{name}}',
  reset: 'Tetapkan semula paparan {{name}}',
  zoom: '{{percent}}%',
  page: 'Halaman',
  document: 'Dokumen {{name}}',
  cannotShow: 'Pelayar ini tidak memaparkan PDF di sini. Simpan untuk membacanya.',
};
