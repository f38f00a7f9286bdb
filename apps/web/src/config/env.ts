const configured: unknown = import.meta.env.VITE_API_BASE;

/** Where the calls of the product hang (rules §10); another base is set at build time. */
export const API_BASE = typeof configured === 'string' && configured !== '' ? configured : '/api';
