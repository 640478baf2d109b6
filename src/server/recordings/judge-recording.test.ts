import { describe, expect, test } from 'vitest';
import { judgeRecording } from './judge-recording.ts';
import { mp4File, oggFile, webmFile } from './recording-file-fixture.ts';

const files = { 'audio/webm': webmFile(12.5), 'audio/ogg': oggFile(12), 'audio/mp4': mp4File(12) } as const;

describe('what a recording is, is told by its bytes (9.282)', () => {
  test.each(Object.entries(files))('%s: its type and its length', (type, bytes) => {
    const judged = judgeRecording(bytes);
    expect(judged?.type).toBe(type);
    expect(judged?.seconds).toBeGreaterThan(11.5);
    expect(judged?.seconds).toBeLessThan(13);
  });

  test.each(Object.entries(files))('%s broken off in the middle is as long as what came', (_, bytes) => {
    const seconds = judgeRecording(bytes.subarray(0, Math.floor(bytes.length * 0.6)))?.seconds ?? 0;
    expect(seconds).toBeGreaterThan(5);
    expect(seconds).toBeLessThan(9);
  });

  test.each([
    ['a film', webmFile(5, 'V_VP8')],
    ['a film in MP4', mp4File(5, 'vide')],
    ['a recording without sound', webmFile(0)],
    ['a page', new TextEncoder().encode('<html><script>alert(1)</script></html>')],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', new Uint8Array()],
  ])('%s is no recording', (_, bytes) => {
    expect(judgeRecording(bytes)).toBeNull();
  });

  test('bytes that lie about their sizes come to an end and are no crash', () => {
    for (const [, bytes] of Object.entries(files)) {
      for (let seed = 1; seed <= 60; seed++) {
        const broken = bytes.slice();
        for (let turn = 0; turn < 12; turn++)
          broken[(seed * 7919 + turn * 104_729) % broken.length] = (seed * 31 + turn * 17) % 256;
        const judged = judgeRecording(broken);
        expect(judged === null || judged.seconds >= 0).toBe(true);
      }
    }
  });
});
