import { type Answered, observatoryScore } from './observatory-score.ts';

/**
 * `npm run check:headers -- [address]`: MDN Observatory's score of a running product's landing page, an app screen, a page
 * that is not there and an API answer. The product is to be started with `PUBLIC_URL=https://…`, as it is behind its proxy;
 * TLS itself and the redirect from http are the proxy's.
 */
const address = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`;
const leastScore = 120;
const paths = ['/', '/nb/terms', '/app/leveltest', '/auth', '/nothing/here', '/auth/v1/settings'];

let failures = 0;
for (const path of paths) {
  const answered = await ask(path);
  const { score, findings } = observatoryScore(answered);
  if (score < leastScore) failures += 1;
  console.log(`${String(score).padStart(4)}  ${path}`);
  for (const { test, result, points } of findings)
    if (points < 0 || (score < leastScore && points === 0)) console.log(`      ${points} ${test}: ${result}`);
}
console.log(JSON.stringify({ pages: paths.length, below: failures, leastScore }));
process.exitCode = failures === 0 ? 0 : 1;

async function ask(path: string): Promise<Answered> {
  const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0' };
  const answer = await fetch(new URL(path, address), { headers, redirect: 'manual' });
  return { headers: answer.headers, html: await answer.text() };
}
