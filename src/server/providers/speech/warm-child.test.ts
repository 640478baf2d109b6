import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createWarmChild } from './warm-child.ts';

describe('the process', () => {
  it('says what is wrong and goes on', async () => {
    const child = createWarmChild({
      entry: new URL('./espeak-child.ts', import.meta.url),
      timeoutMs: 20_000,
    });
    await expect(child.ask({ op: 'sing', text: 'hei', voice: 'nb' })).rejects.toThrow('cannot sing');
    await expect(child.ask({ op: 'ipa', text: 'hei', voice: 'nb' })).resolves.toMatchObject({
      header: { ipa: 'h_ˈaɪ' },
    });
    await child.close();
  });

  it('that takes too long is ended, and the next question is answered by a new one', async () => {
    const entry = new URL('./slow-child.fixture.ts', import.meta.url);
    const child = createWarmChild({ entry, timeoutMs: 5000 });
    await expect(child.ask({ waitMs: 60_000 })).rejects.toThrow('longer than 5000 ms');
    await expect(child.ask({ waitMs: 0 })).resolves.toMatchObject({ header: { waited: 0 } });
    await child.close();
  });

  it('is given no secrets of ours', async () => {
    process.env.SPEECH_TEST_SECRET = 'not for children';
    const child = createWarmChild({
      entry: new URL('./slow-child.fixture.ts', import.meta.url),
      timeoutMs: 20_000,
    });
    const { header } = await child.ask({ waitMs: 0 });
    delete process.env.SPEECH_TEST_SECRET;
    expect(JSON.stringify(header)).not.toContain('not for children');
    await child.close();
  });

  it('is let go when nobody asks', async () => {
    const child = createWarmChild({
      entry: new URL('./slow-child.fixture.ts', import.meta.url),
      timeoutMs: 20_000,
      idleMs: 50,
    });
    await child.ask({ waitMs: 0 });
    await expect.poll(() => child.pid()).toBeUndefined();
    await child.close();
  });

  it('is waited for when it is closed at work, also by a process that has nothing else to do', async () => {
    const program = fileURLToPath(new URL('./asking-process.fixture.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program]);
    expect(stdout).toBe('closed\n');
  });
});
