import { html, type Markup, trusted } from '../lib/html.ts';
import { STYLES } from './styles.ts';

export interface PageParts {
  readonly title: string;
  /** The name in the bar, such as the bank's. */
  readonly owner: string;
  readonly ownerNote: string;
  /** The sentence of the ribbon that says this is not real. */
  readonly ribbon: string;
  readonly width: 'narrow' | 'pair' | 'wide';
  readonly body: Markup;
}

/** A complete simulator page with its ribbon "this is not real". */
export function page(parts: PageParts): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${parts.title}</title>
<link rel="icon" href="data:,">
<style>${trusted(STYLES)}</style>
</head>
<body>
<div class="ribbon">${parts.ribbon}</div>
<header class="bar">
<div class="mark" aria-hidden="true">${parts.owner.slice(0, 1)}</div>
<div><strong>${parts.owner}</strong><span>${parts.ownerNote}</span></div>
</header>
<main class="${parts.width}">${parts.body}</main>
</body>
</html>
`;
}

/** A page of the simulators themselves: controls, inbox, mailbox. */
export function toolPage(title: string, body: Markup, width: PageParts['width'] = 'wide'): Markup {
  return page({
    title,
    owner: 'Simulators',
    ownerNote: 'FPX exchange, payout bank, mailbox',
    ribbon: 'Test tools. Nothing here moves real money or sends real mail.',
    width,
    body,
  });
}
