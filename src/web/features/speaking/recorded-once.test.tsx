import { describe, expect, test } from 'vitest';
import { leastRecordingMs, type RecordingRules } from '#domain/speaking/recording-machine.ts';
import { renderScreen, textOf } from '#web/testing/render-screen.tsx';
import english from '#web/text/en-GB/mocks.ts';
import englishSpeaking from '#web/text/en-GB/speaking.ts';
import norwegian from '#web/text/nb-NO/mocks.ts';
import norwegianSpeaking from '#web/text/nb-NO/speaking.ts';
import { MicrophoneCheck } from './microphone-check.tsx';
import { RecordingPanel } from './recording-panel.tsx';
import type { MicrophoneControl } from './use-microphone.ts';
import type { PartnerControl } from './use-partner.ts';
import type { RecordingControl } from './use-recording.ts';

const microphone: MicrophoneControl = {
  ...{ stream: null, problem: 'missing', asking: false, microphones: [], chosen: '' },
  open: async () => null,
  choose: async () => {},
  close() {},
};
const partner: PartnerControl = {
  ...{ words: null, failed: false, replies: [] },
  again() {},
  read() {},
  choose() {},
  endTurn() {},
};

/** The panel when a recording of so long has stopped. */
function stopped(of: {
  readonly path: string;
  readonly mayRedo: boolean;
  readonly ms: number;
  readonly silent?: boolean;
}): string {
  const { path, mayRedo, ms, silent = false } = of;
  const rules: RecordingRules = {
    preparationMs: 0,
    speakingMs: 60_000,
    turns: 1,
    partnerFirst: false,
    mayRedo,
  };
  const facts = {
    type: '',
    heardLines: [],
    transcript: [],
    silent,
    name: null,
    uploadUrl: null,
    begunAt: null,
  };
  const recording: RecordingControl = {
    ...{ ready: true, takeOver: null, at: 0, facts, sound: null },
    state: { kind: 'stopped', ms, cut: null },
    send() {},
    note() {},
  };
  const element = <RecordingPanel {...{ recording, rules, microphone, partner }} partnerName="" />;
  return textOf(renderScreen({ path, element }));
}

/** The note when there is no microphone. */
function without(place: 'practice' | 'before' | 'exam', path: string): string {
  return textOf(
    renderScreen({ path, element: <MicrophoneCheck {...{ microphone, place }} onSilent={() => {}} /> }),
  );
}

describe('9.527 in a mock exam nothing offers to record an answer again or to come back to its task: it says what leads on there', () => {
  test.each([
    ['/app/mock-tests/1', /again|once more|another day|practise/i, 'Leave this task to go on.'],
    [
      '/nb/app/mock-tests/1',
      /på nytt|en gang til|en annen dag|(?<!\p{L})øv/iu,
      'La oppgaven stå for å gå videre.',
    ],
  ] as const)('when it was too short, when it stopped, and without a recording (%s)', (path, offers, way) => {
    const short = leastRecordingMs - 1;
    expect(stopped({ path, mayRedo: true, ms: short })).toMatch(offers);
    expect(stopped({ path, mayRedo: false, ms: short })).not.toMatch(offers);
    expect(stopped({ path, mayRedo: false, ms: short })).toContain(way);
    for (const silent of [true, false]) {
      expect(stopped({ path, mayRedo: true, ms: 9000, silent })).toMatch(offers);
      expect(stopped({ path, mayRedo: false, ms: 9000, silent })).not.toMatch(offers);
    }
  });

  test.each([
    ['/app/mock-tests/1', /practise|skip|another day/i, 'leave this task'],
    ['/nb/app/mock-tests/1', /(?<!\p{L})øve(?!\p{L})|hoppe over|en annen dag/iu, 'la oppgaven stå'],
  ])('when there is no microphone (%s)', (path, offers, way) => {
    expect(without('practice', path)).toMatch(offers);
    expect(without('exam', path)).not.toMatch(offers);
    expect(without('exam', path)).toContain(way);
    // Before it has begun it may be taken another day, but there is no task to leave.
    expect(without('before', path)).not.toContain(way);
  });

  test('when it was not taken', () => {
    for (const { once } of [englishSpeaking, norwegianSpeaking])
      expect(once.sendFailed).not.toMatch(/record (it )?again|ta opp/i);
    for (const { errors } of [english, norwegian])
      for (const [code, said] of Object.entries(errors))
        if (code.startsWith('recording_'))
          expect(said, code).not.toMatch(/record (it )?again|record without|ta opp/i);
  });
});
