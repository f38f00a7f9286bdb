const configured: unknown = import.meta.env.VITE_API_BASE;

/** The base address of the product's calls (WIRE-1); another one is set at build time. */
export const API_BASE = typeof configured === 'string' && configured !== '' ? configured : '/api';
