/** One style sheet for all simulator pages: quiet, its own look, light and dark. */
export const STYLES = `
:root{color-scheme:light dark;--ink:#1d2433;--muted:#5b6478;--page:#f3f4f7;--card:#fff;--line:#dde1e9;--accent:#34489a;
--accent-ink:#fff;--tint:#eceffa;--warn:#7a4d06;--warn-tint:#fdf3dd;--bad:#a42a2a;--bad-tint:#fbe9e8;--good:#1f6b45;--good-tint:#e4f4ea}
@media (prefers-color-scheme:dark){:root{--ink:#e8ebf3;--muted:#a2abbf;--page:#12151d;--card:#1a1f2a;--line:#2d3443;
--accent:#9aacf5;--accent-ink:#10162c;--tint:#232b45;--warn:#f0c674;--warn-tint:#33290f;--bad:#f29b94;--bad-tint:#3a1d1c;
--good:#86d3a5;--good-tint:#15301f}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
a{color:var(--accent);overflow-wrap:anywhere}
.ribbon{background:var(--warn-tint);color:var(--warn);font-size:14px;text-align:center;padding:8px 16px}
.bar{display:flex;align-items:center;gap:12px;max-width:960px;margin:0 auto;padding:16px}
.mark{width:36px;height:36px;border-radius:10px;background:var(--accent);color:var(--accent-ink);display:grid;place-items:center;font-weight:700}
.bar strong{display:block;line-height:1.2}.bar span{color:var(--muted);font-size:14px}
main{max-width:960px;margin:0 auto;padding:8px 16px 48px}
main.narrow{max-width:480px}main.pair{display:grid;align-items:start}
@media (max-width:819px){.aside{padding:16px 20px}.aside .amount{font-size:26px;margin:0 0 8px}.aside .extra{display:none}}
@media (min-width:820px){main.pair{grid-template-columns:minmax(0,1fr) 320px;column-gap:24px}main.pair>.aside{order:2}}
@media (max-width:479px){form .row:not(details .row)>button,form .row:not(details .row)>.button{flex:1 1 100%;text-align:center}}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px;margin:0 0 16px}
h1{font-size:22px;line-height:1.25;margin:0 0 4px}h2{font-size:17px;margin:0 0 12px}p{margin:0 0 12px}
.muted{color:var(--muted)}.small{font-size:14px}.amount{font-size:30px;font-weight:650;letter-spacing:-.01em;margin:0 0 12px;font-variant-numeric:tabular-nums}
dl{margin:0;display:grid;gap:10px}dl div{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding-top:10px}
dt{color:var(--muted);font-size:14px}dd{margin:0;text-align:right;font-size:14px;overflow-wrap:anywhere}
ol.steps{list-style:none;display:flex;gap:6px;padding:0;margin:0 0 20px}
ol.steps li{flex:1;border-top:4px solid var(--line);padding-top:6px;font-size:13px;color:var(--muted)}
ol.steps li.done{border-color:var(--accent)}ol.steps li[aria-current]{border-color:var(--accent);color:var(--ink);font-weight:600}
label,legend{display:block;font-weight:600;font-size:15px;margin:0 0 6px;padding:0}
.hint{display:block;color:var(--muted);font-size:14px;font-weight:400;margin:4px 0 0}
input[type=text],input[type=password],input[type=number],select{width:100%;min-height:46px;padding:10px 12px;border:1px solid #7f8798;
border-radius:10px;background:var(--card);color:var(--ink);font:inherit}
.field{margin:0 0 16px}fieldset{border:0;padding:0;margin:0 0 16px;min-width:0}
.choice{display:flex;gap:12px;align-items:center;border:1px solid var(--line);border-radius:10px;padding:12px;margin:0 0 8px;font-weight:400;min-height:46px}
.choice:has(:checked){border-color:var(--accent);background:var(--tint)}.choice input{width:20px;height:20px;margin:0;flex:none}
.choice b{display:block;font-weight:600}.choice .end{margin-left:auto;text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
button,.button{display:inline-block;min-height:46px;padding:10px 18px;border-radius:10px;border:1px solid var(--accent);background:var(--accent);
color:var(--accent-ink);font:inherit;font-weight:600;cursor:pointer;text-decoration:none}
button.plain,.button.plain{background:transparent;color:var(--accent);border-color:var(--line)}
button.wide{width:100%}.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}
input[type=radio]{accent-color:var(--accent)}h1+.sms,h1+.note{margin-top:14px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
details{border:1px dashed var(--line);border-radius:14px;padding:0 20px;margin:0 0 16px}
summary{cursor:pointer;padding:14px 0;font-weight:600;font-size:15px}details .row{padding:0 0 18px}
.note{border-radius:10px;padding:12px 14px;margin:0 0 16px;background:var(--tint);font-size:15px}
.note.bad{background:var(--bad-tint);color:var(--bad)}.note.good{background:var(--good-tint);color:var(--good)}
.sms{border-radius:14px 14px 14px 4px;background:var(--tint);padding:12px 14px;margin:0 0 16px;font-size:15px}
.sms b{font-variant-numeric:tabular-nums;letter-spacing:.12em;font-size:18px}
.tag{display:inline-block;border-radius:99px;padding:2px 10px;font-size:13px;font-weight:600;background:var(--tint)}
.tag.good{background:var(--good-tint);color:var(--good)}.tag.bad{background:var(--bad-tint);color:var(--bad)}
.item{display:grid;gap:4px;border-top:1px solid var(--line);padding:14px 0}.item:first-of-type{border-top:0;padding-top:0}
.item .top{display:flex;justify-content:space-between;gap:12px;flex-wrap:wrap}
.grid{display:grid;gap:0 16px}@media (min-width:620px){.grid{grid-template-columns:1fr 1fr}}
iframe{width:100%;height:70vh;border:1px solid var(--line);border-radius:10px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;font-size:14px}
`;
