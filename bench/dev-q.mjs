import { readFileSync } from 'node:fs'; import pg from 'pg';
const info = JSON.parse(readFileSync('/tmp/perfdev/info.json', 'utf8')); const c = new pg.Client(info.url); await c.connect();
const pid = (await c.query('select pg_backend_pid() p')).rows[0].p; const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
const qs = readFileSync(0, 'utf8').split(/^--- ?/m).filter((x) => x.trim()).map((x) => { const [n, ...r] = x.split('\n'); return [n, r.join('\n')]; });
const t = qs.map(() => []); 
for (let i = 0; i < Number(process.env.N ?? 12); i++) for (const [k, [, q]] of qs.entries()) { const a = cpu(); await c.query(q); if (i) t[k].push(cpu() - a); }
for (const [k, [n]] of qs.entries()) { const s = t[k].sort((a, b) => a - b); console.log(n.padEnd(50), 'cpu ms min', s[0].toFixed(1), 'median', s[s.length >> 1].toFixed(1)); }
await c.end();
