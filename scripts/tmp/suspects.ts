import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { learnersVariants } from '#domain/checker/suggestions.ts';
import { openAnalyser } from '#scripts/bench/language/open-checker.ts';
const a = openAnalyser();
const freq = new Map<string, number>(readFileSync('/work/shared/data/word-frequency-no.txt','utf8').split('\n').map(l=>{const [w,n]=l.split(' ');return [w??'',Number(n)] as const}));
const bank = new Set<string>();
for (const dir of ['read','listen','speak','write','lexicon']) for (const f of readdirSync('content/'+dir,{recursive:true,withFileTypes:true})) if (f.isFile()&&f.name.endsWith('.yaml')) for (const w of readFileSync(f.parentPath+'/'+f.name,'utf8').toLowerCase().match(/[\p{L}]+/gu)??[]) bank.add(w);
const out = new Map<string,string[]>();
for (const form of a.forms) {
  const r = a.lexiconReadings(form);
  if (!r.some(x=>x.level!==null&&x.level<='B1') || form.length<2) continue;
  for (const v of learnersVariants(form)) {
    if (v.length<2 || bank.has(v) || a.knownBy(v)!=='dictionary') continue;
    const fv=freq.get(v)??0, ff=freq.get(form)??0;
    if (ff < 500 || fv*60>ff) continue;
    if (fv>250) continue;
    out.set(v,[...(out.get(v)??[]),form]);
  }
}
writeFileSync('/tmp/suspects.txt',[...out].map(([v,f])=>`${v} ${freq.get(v)??0} ${f.join(' ')}`).sort().join('\n'));
console.log(out.size);
