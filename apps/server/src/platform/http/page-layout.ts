import type { Language } from '@titian/contracts/messages/definition';
import { documentWords } from '../documents/document-texts.ts';
import { type Html, html, trustedHtml } from '../documents/html.ts';
import { pageStyles } from './page-styles.ts';
import { pageTexts } from './page-texts.ts';

/** A page that is whole without scripts. */
export interface PublicPage {
  readonly title: string;
  /** One sentence for search results. */
  readonly description: string;
  readonly body: Html;
}

const wordsIn = documentWords(pageTexts);

/** The whole document of a page: links to the product, the page in the other language, the footer of NAV-8. */
export function pageLayout(page: PublicPage, language: Language): Html {
  const words = wordsIn(language);
  const other = language === 'en' ? 'ms' : 'en';
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${page.description}">
<title>${page.title} · Titian</title>
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${trustedHtml(pageStyles)}</style>
</head>
<body>
<a class="skip" href="#content">${words('skip')}</a>
<header><nav class="bar" aria-label="${words('navigation')}">
<strong><a href="/">Titian</a></strong>
<a href="/proof">${words('proof')}</a>
<a href="/statistics">${words('statistics')}</a>
<a href="?lang=${other}" lang="${other}" hreflang="${other}">${words('other_language')}</a>
<a href="/login">${words('log_in')}</a>
</nav></header>
<main id="content">
<h1>${page.title}</h1>
${page.body}
</main>
<footer>
<a href="/about">${words('about')}</a>
<a href="/tnc">${words('terms')}</a>
<a href="/privacy">${words('privacy')}</a>
<a href="/risk">${words('risk')}</a>
</footer>
</body>
</html>
`;
}
