import { speaksToAssessor } from '../src/server/providers/assessment/model/spoken-to-assessor.ts';
import { visibleText } from '../src/server/providers/assessment/model/sent-text.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
let n=0,f=0;
const walk=(v)=>Array.isArray(v)?v.flatMap(walk):v&&typeof v==='object'?Object.entries(v).flatMap(([k,x])=>k==='text'&&typeof x==='string'?[x]:walk(x)):[];
for(const c of ['write','speak']) for(const p of readdirSync('content/'+c,{recursive:true})) if(p.endsWith('.yaml')) for(const t of walk(parse(readFileSync('content/'+c+'/'+p,'utf8')))){n++; if(speaksToAssessor(t,visibleText(t).text)){f++; console.log('FP',c,p,t.slice(0,50).replace(/\n/g,' '));
 for(const se of t.split(/(?<=[.!?\n])/)) if(speaksToAssessor(se,se)) console.log('    ',se.trim());}}
console.log(n,f);
