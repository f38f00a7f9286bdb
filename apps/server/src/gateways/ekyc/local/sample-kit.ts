import { create } from 'qrcode';
import sharp from 'sharp';
import type { EkycIdentity, EkycSide } from '../port.ts';
import { sampleCode } from './sample-code.ts';

/** An identity card's shape, 85.6 × 54 mm. */
const WIDTH_PX = 1_200;
const HEIGHT_PX = 757;

/**
 * Pictures for trying the identity check: two sides of a card that says SAMPLE and carries its code, and a drawn
 * face. They name the given holder and are not accepted outside the demo and tests.
 */
export function drawSample(side: EkycSide, holder: EkycIdentity): Promise<Buffer> {
  const svg = side === 'selfie' ? selfie() : side === 'front' ? front(holder) : back(holder);
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

function front(holder: EkycIdentity): string {
  return card(
    `${face(70, 190, 300, 380)}
    <text x="420" y="250" class="small">Number</text><text x="420" y="300" class="large">${safe(holder.number)}</text>
    <text x="420" y="380" class="small">Name</text><text x="420" y="426" class="name">${safe(holder.name)}</text>
    <text x="420" y="500" class="small">Born</text><text x="420" y="546" class="name">${safe(holder.bornOn ?? '')}</text>
    ${code(holder, 'front', 860, 440, 280)}`,
  );
}

function back(holder: EkycIdentity): string {
  return card(
    `${code(holder, 'back', 70, 220, 400)}
    <text x="530" y="300" class="small">Number</text><text x="530" y="350" class="large">${safe(holder.number)}</text>
    <text x="530" y="440" class="name">Back of the sample card</text>
    <g fill="#12304f">${lines(530, 500, 560, 5)}</g>`,
  );
}

function card(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <style>text{font-family:sans-serif;fill:#12304f}.small{font-size:28px}.name{font-size:38px;font-weight:bold}
    .large{font-size:46px;font-weight:bold}.head{font-size:44px;font-weight:bold;fill:#ffffff}
    .mark{font-size:150px;font-weight:bold;fill:#b93a2b;fill-opacity:.18}</style>
    <rect width="100%" height="100%" fill="#cfe0ea"/><g fill="#b7cfdd">${lines(0, 150, WIDTH_PX, 14, 46)}</g>
    <rect width="100%" height="120" fill="#1c4678"/>
    <text x="70" y="78" class="head">SAMPLE · NOT AN IDENTITY CARD</text>
    ${content}
    <text x="600" y="470" class="mark" text-anchor="middle" transform="rotate(-18 600 420)">SAMPLE</text></svg>`;
}

function selfie(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
    <rect width="100%" height="100%" fill="#d9d3c4"/><g fill="#c7bfab">${lines(0, 40, 900, 24, 50)}</g>
    ${face(150, 200, 600, 900)}
    <text x="450" y="1160" font-family="sans-serif" font-size="44" font-weight="bold" text-anchor="middle" fill="#14211d">SAMPLE · DRAWN FACE</text></svg>`;
}

/** A drawn, fictitious face in a frame of this size. */
function face(x: number, y: number, width: number, height: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 300 380" preserveAspectRatio="none">
    <rect width="300" height="380" fill="#ece8e0" stroke="#14211d" stroke-width="6"/>
    <ellipse cx="150" cy="400" rx="120" ry="110" fill="#3c5078"/><rect x="122" y="240" width="56" height="70" fill="#9a765e"/>
    <ellipse cx="150" cy="150" rx="84" ry="108" fill="#2b211b"/>
    <ellipse cx="150" cy="168" rx="70" ry="96" fill="#b08a70" stroke="#5a4030" stroke-width="3"/>
    <circle cx="122" cy="150" r="9" fill="#14211d"/><circle cx="178" cy="150" r="9" fill="#14211d"/>
    <path d="M118 208q32 28 64 0" fill="none" stroke="#5a2018" stroke-width="6"/></svg>`;
}

function lines(x: number, y: number, width: number, count: number, step = 34): string {
  return Array.from(
    { length: count },
    (_, row) => `<rect x="${x}" y="${y + row * step}" width="${width - ((row * 37) % 90)}" height="6"/>`,
  ).join('');
}

/** A QR code as squares; drawn here so that the card is one picture. */
function code(holder: EkycIdentity, side: 'front' | 'back', x: number, y: number, size: number): string {
  const { modules } = create(sampleCode({ ...holder, side }), { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const unit = size / (modules.size + 2 * quiet);
  const squares: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column) === 1) {
        squares.push(`M${column + quiet} ${row + quiet}h1v1h-1z`);
      }
    }
  }
  return `<g transform="translate(${x} ${y}) scale(${unit})"><rect width="${modules.size + 2 * quiet}" height="${modules.size + 2 * quiet}" fill="#ffffff"/>
    <path d="${squares.join('')}" fill="#000000" shape-rendering="crispEdges"/></g>`;
}

function safe(text: string): string {
  return text
    .slice(0, 40)
    .replace(/[^\p{L}\p{N} .,@'/-]/gu, '')
    .replaceAll("'", '&#39;');
}
