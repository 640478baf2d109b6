/** For tests: a process with nothing to do but close a child that is at work; says when that is done. */
import { setTimeout as delay } from 'node:timers/promises';
import { createWarmChild } from './warm-child.ts';

const child = createWarmChild({
  entry: new URL('./busy-child.fixture.ts', import.meta.url),
  timeoutMs: 20_000,
});
await child.ask({ workMs: 0 });
child.ask({ workMs: 500 }).catch(() => undefined);
await delay(100);
await child.close();
console.log('closed');
