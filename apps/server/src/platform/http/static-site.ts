import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../errors.ts';
import { newToken } from '../field-encryption.ts';
import { sendError } from './error-handler.ts';
import { CSRF_COOKIE } from './guard.ts';

export interface SiteOptions {
  /** The folder that the web build made. */
  readonly folder: string;
  readonly apiBase: string;
  /** Where the site is: pictures for shared links need a whole address. */
  readonly publicUrl: string;
  readonly secureCookies: boolean;
}

/** The identity check takes pictures; no other device permission is used. */
const PERMISSIONS = 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
/** Pages of their own among the built ones: with the login form already in it, or with the names of its parts. */
const PAGE_FILES: Readonly<Record<string, string>> = {
  '/': 'login.html',
  '/login': 'login.html',
  '/dashboard': 'dashboard.html',
};

/**
 * Serves the built web app: hashed files for a year, and its page for every address that is not a call, in one of the
 * forms that the build made of it.
 */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const page = readPage(options, 'index.html');
  const pages = new Map(Object.entries(PAGE_FILES).map(([path, file]) => [path, readPage(options, file)]));
  if (page !== null) {
    await app.register(fastifyStatic, {
      root: options.folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        response.header('cache-control', cachingOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isCall = request.url === options.apiBase || request.url.startsWith(`${options.apiBase}/`);
    const path = request.url.split('?')[0] ?? '';
    if (isCall || page === null || request.method !== 'GET' || isFileName(path)) {
      return sendError(reply, new AppError('not_found'));
    }
    setCsrfCookie(reply, options.secureCookies);
    return reply
      .status(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('permissions-policy', PERMISSIONS)
      .send(pages.get(path) ?? page);
  });
}

/** A file with its hash in its name never changes; icons seldom do; everything else is revalidated. */
function cachingOf(path: string): string {
  if (path.includes('/assets/')) {
    return `public, max-age=${YEAR_SECONDS}, immutable`;
  }
  return /\.(png|ico|svg)(\.(br|gz))?$/.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
}

function readPage({ folder, publicUrl }: SiteOptions, name: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll('{{publicUrl}}', publicUrl) : null;
}

/** A file that is not there is an error; an e-mail address in a page's address (`/unsubscribe/…`) is no file. */
function isFileName(path: string): boolean {
  return /\.\w{2,11}$/.test(path) && !/@|%40/i.test(path);
}

/** Sets the cookie whose value the page sends back as a header; leaves an existing one. */
export function setCsrfCookie(reply: FastifyReply, secure: boolean): void {
  if (reply.request.cookies[CSRF_COOKIE] === undefined) {
    reply.setCookie(CSRF_COOKIE, newToken(), { path: '/', sameSite: 'lax', secure });
  }
}
