/** A table whose rows are cards: each cell stands on a line with its heading before it. */
function stacked(table: string): string {
  return `${['', ' tbody', ' tr', ' td', " th[scope='row']"].map((part) => table + part).join(', ')} { display: block; }
  ${table} thead { position: absolute; left: -9999px; }
  ${table} tr { border-bottom: 1px solid var(--line); padding: 8px 12px; }
  ${table} td, ${table} th[scope='row'] { border: 0; padding: 2px 0; }
  ${table} td.amount { display: flex; justify-content: space-between; gap: 12px; text-align: right; white-space: normal; }
  ${table} td[data-label]::before { content: attr(data-label); color: var(--muted); text-align: left; }`;
}

/** The style sheet of public pages: the light and dark tokens of the product's theme. */
export const pageStyles = `
:root { color-scheme: light dark; --ink: #14211d; --muted: #5c6b65; --paper: #faf8f4; --surface: #fff; --line: #e7e2d8; --brand: #0f5f4b; --tint: #e3f1ec; --warn: #7f5514; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ecf2ef; --muted: #9db0a8; --paper: #0e1512; --surface: #151e1a; --line: #26332d; --brand: #4fb894; --tint: #16332a; --warn: #e0b15a; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 14px/22px Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; }
a { color: var(--brand); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 16px; top: 16px; background: var(--surface); padding: 8px 12px; }
.bar, main, footer { max-width: 1000px; margin: 0 auto; padding: 0 20px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 20px; min-height: 64px; }
.bar strong { font-size: 20px; letter-spacing: -0.02em; margin-right: auto; }
.bar a, footer a { display: inline-block; padding: 11px 0; text-decoration: none; }
.bar a:hover, footer a:hover { text-decoration: underline; }
main { padding-top: 24px; padding-bottom: 48px; }
h1 { font-size: 28px; line-height: 36px; letter-spacing: -0.02em; margin: 0 0 8px; }
h2 { font-size: 18px; line-height: 26px; letter-spacing: -0.01em; margin: 40px 0 8px; }
p { max-width: 68ch; margin: 0 0 12px; }
.lead, .muted, caption { color: var(--muted); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); margin: 24px 0; padding: 0; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.facts div { padding: 16px; box-shadow: 1px 0 0 var(--line), 0 1px 0 var(--line); }
.facts dt { color: var(--muted); }
.facts dd { margin: 4px 0 0; font-size: 20px; line-height: 28px; font-weight: 600; font-variant-numeric: tabular-nums; }
.facts .note { margin-top: 6px; font-size: 13px; line-height: 19px; font-weight: 400; color: var(--muted); }
.note.warn, .facts .note.warn { color: var(--warn); }
.chart { display: block; width: 100%; max-width: 560px; height: auto; margin: 8px 0 16px; }
.chart text { font-size: 12px; fill: var(--ink); font-variant-numeric: tabular-nums; }
.chart .name { text-anchor: end; fill: var(--muted); }
.chart .bar { fill: var(--brand); }
.chart .late { fill: var(--warn); }
.chart line { stroke: var(--line); }
.months { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0 0 8px; padding: 0; list-style: none; max-width: none; }
.months li { margin: 0; }
.months a, .months strong { display: inline-block; padding: 11px 0; }
details { max-width: 68ch; margin: 0 0 12px; }
summary { cursor: pointer; padding: 11px 0; color: var(--brand); }
table { width: 100%; border-collapse: collapse; background: var(--surface); border: 1px solid var(--line); font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 0 0 8px; }
table + p { margin-top: 12px; }
th, td { padding: 10px 12px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; font-size: 13px; }
th { font-weight: 600; color: var(--muted); }
.amount { text-align: right; white-space: nowrap; }
tr.sum td, tr.sum th { font-weight: 600; color: var(--ink); }
.warn { color: var(--warn); }
p code { display: inline-block; }
.whole { white-space: nowrap; }
code { font: 12px/18px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; background: var(--tint); padding: 1px 4px; border-radius: 4px; }
ol, ul { max-width: 68ch; padding-left: 20px; }
li { margin-bottom: 6px; }
footer { display: flex; flex-wrap: wrap; gap: 0 20px; border-top: 1px solid var(--line); padding-bottom: 24px; color: var(--muted); }
footer span { padding: 11px 0; margin-left: auto; }
@media (max-width: 960px) {
  ${stacked('.wide')}
}
@media (max-width: 640px) {
  ${stacked('table')}
  table.pairs tr { display: flex; justify-content: space-between; gap: 12px; }
  table.pairs td[data-label]::before { content: none; }
  table.pairs td.amount { white-space: nowrap; }
  .bar { gap: 0 16px; }
  .bar strong { flex-basis: 100%; padding-top: 8px; }
}
@media print { .bar a, footer, .skip { display: none; } }
`;
