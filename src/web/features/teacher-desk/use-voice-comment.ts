import { useEffect, useRef, useState } from 'react';
import type { MicrophoneProblem } from '#domain/speaking/recording-machine.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { voiceSeconds } from '#domain/teachers/voice-limits.ts';
import { closeStream, openMicrophone, rememberedMicrophone } from '#web/features/speaking/microphone.ts';
import type { Recorder } from '#web/features/speaking/recorder.ts';
import { dropRecording, readPieces } from '#web/features/speaking/recording-store.ts';
import { type BegunUpload, bringVoice } from './bring-voice.ts';
import { startKeptRecorder } from './kept-recorder.ts';
import { sendVoiceStep } from './send-review.ts';

export type VoiceState =
  | { readonly kind: 'none' }
  | { readonly kind: 'recording'; readonly left: number }
  /** Recorded and not sent: it lies in the browser's database. */
  | { readonly kind: 'found' }
  | { readonly kind: 'sending'; readonly share: number; readonly waits: boolean }
  | { readonly kind: 'kept'; readonly seconds: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'problem'; readonly problem: MicrophoneProblem };

export type VoiceControl = {
  readonly state: VoiceState;
  readonly record: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly send: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

/**
 * Rule 9.447: a spoken comment. It lies in the browser's database piece by piece as it is said, and goes to the storage from where an
 * earlier try stopped.
 */
export function useVoiceComment({ id, voice }: Pick<TeacherWork, 'id' | 'voice'>): VoiceControl {
  const key = `teacher:${id}`;
  const [state, setState] = useState<VoiceState>(voice ? { kind: 'kept', ...voice } : { kind: 'none' });
  const recorder = useRef<Recorder | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const upload = useRef<BegunUpload | null>(null);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const ending = new AbortController();
    leaving.current = ending;
    void readPieces(key).then((pieces) => {
      if (pieces.length > 0) setState((now) => (now.kind === 'none' ? { kind: 'found' } : now));
    });
    return () => {
      ending.abort();
      closeStream(stream.current);
    };
  }, [key]);

  const isRecording = state.kind === 'recording';
  const latest = useRef({ stop: async () => {} });
  useEffect(() => {
    if (!isRecording) return;
    const began = performance.now();
    const timer = setInterval(() => {
      const left = Math.max(0, voiceSeconds - Math.floor((performance.now() - began) / 1000));
      if (left === 0) void latest.current.stop();
      else setState((now) => (now.kind === 'recording' ? { kind: 'recording', left } : now));
    }, 500);
    return () => clearInterval(timer);
  }, [isRecording]);

  const send = async () => {
    setState({ kind: 'sending', share: 0, waits: false });
    try {
      const seconds = await bringVoice({
        ...{ requestId: id, key, upload, signal: leaving.current.signal },
        onShare: (share) => setState({ kind: 'sending', share, waits: false }),
        onWait: (waits) => setState((now) => (now.kind === 'sending' ? { ...now, waits } : now)),
      });
      await dropRecording(key, 'all');
      upload.current = null;
      setState({ kind: 'kept', seconds });
    } catch {
      if (!leaving.current.signal.aborted) setState({ kind: 'failed' });
    }
  };
  const stop = async () => {
    await recorder.current?.stop();
    recorder.current = null;
    closeStream(stream.current);
    await send();
  };
  latest.current.stop = stop;
  return {
    state,
    async record() {
      const opened = await openMicrophone(rememberedMicrophone());
      if (opened.kind === 'problem') return setState(opened);
      await dropRecording(key, 'all');
      stream.current = opened.stream;
      recorder.current = startKeptRecorder(opened.stream, {
        key,
        fail: () => setState({ kind: 'problem', problem: 'unplugged' }),
      });
      setState({ kind: 'recording', left: voiceSeconds });
    },
    stop,
    send,
    async remove() {
      await dropRecording(key, 'all');
      const reply = await sendVoiceStep({ kind: 'remove', requestId: id });
      setState('code' in reply ? { kind: 'failed' } : { kind: 'none' });
    },
  };
}
