import { escapeHtml } from '../../../platform/documents/html.ts';
import type { RenderedEmail, Site } from './email-template.ts';
import type { Frame } from './frame.ts';

// The light tokens of the product's theme: mail programs know neither variables nor the product's dark mode.
const ink = '#14211D';
const muted = '#5C6B65';
const paper = '#FAF8F4';
const surface = '#FFFFFF';
const line = '#E7E2D8';
const pandan = '#0F5F4B';
const tint = '#E3F1EC';
const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** An e-mail as HTML: one table of 560 px that every mail program lays out alike. */
export function asHtml(email: RenderedEmail, frame: Frame, site: Site): string {
  const rows = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;letter-spacing:-0.01em">${escapeHtml(email.subject)}</h1>`,
    paragraph(escapeHtml(frame.greeting)),
    ...email.paragraphs.map((one) => paragraph(escapeHtml(one))),
    code(email),
    facts(email),
    button(email, frame, site),
    email.note === undefined ? '' : smallPrint(escapeHtml(email.note)),
  ];
  return page(email, frame, site, rows.filter((row) => row !== '').join('\n'));
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

function smallPrint(html: string): string {
  return `<p style="margin:16px 0 0;font-size:12px;line-height:18px;color:${muted}">${html}</p>`;
}

function code(email: RenderedEmail): string {
  return email.code === undefined
    ? ''
    : `<p style="margin:0 0 16px;padding:16px;background:${tint};border-radius:10px;text-align:center;font-size:28px;line-height:36px;font-weight:600;letter-spacing:0.2em;font-variant-numeric:tabular-nums">${escapeHtml(email.code)}</p>`;
}

function facts(email: RenderedEmail): string {
  if (email.facts === undefined || email.facts.length === 0) {
    return '';
  }
  const cell = `padding:10px 0;border-top:1px solid ${line}`;
  const rows = email.facts.map(
    ([label, value]) =>
      `<tr><td style="${cell};color:${muted}">${escapeHtml(label)}</td><td align="right" style="${cell};font-variant-numeric:tabular-nums;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;border-bottom:1px solid ${line}">${rows.join('')}</table>`;
}

function button(email: RenderedEmail, frame: Frame, site: Site): string {
  if (email.action === undefined) {
    return '';
  }
  const link = escapeHtml(`${site.url}${email.action.path}`);
  return `<p style="margin:0 0 8px"><a href="${link}" style="display:inline-block;padding:12px 20px;background:${pandan};color:${surface};border-radius:10px;font-weight:600;text-decoration:none">${escapeHtml(email.action.label)}</a></p>
<p style="margin:0;font-size:12px;line-height:18px;color:${muted}">${escapeHtml(frame.openAddress)} <a href="${link}" style="color:${pandan};word-break:break-all">${link}</a></p>`;
}

function page(email: RenderedEmail, frame: Frame, site: Site, body: string): string {
  const home = escapeHtml(site.url);
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(email.subject)}</title>
</head>
<body style="margin:0;background:${paper};color:${ink};font-family:${font};font-size:14px;line-height:22px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.paragraphs[0] ?? '')}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px;font-size:18px;font-weight:600;letter-spacing:-0.02em"><a href="${home}" style="color:${pandan};text-decoration:none">Titian</a></td></tr>
<tr><td style="padding:32px;background:${surface};border:1px solid ${line};border-radius:14px">
${body}
</td></tr>
<tr><td style="padding:16px 4px 0;font-size:12px;line-height:18px;color:${muted}">${frame.footer.map(escapeHtml).join('<br>')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
