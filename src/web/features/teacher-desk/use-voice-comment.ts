import { useEffect, useRef, useState } from 'react';
import { bareType, type RecordingType, recordingTypes } from '#domain/speaking/recording-limits.ts';
import type { MicrophoneProblem } from '#domain/speaking/recording-machine.ts';
import type { TeacherWork } from '#domain/teachers/teacher-work.ts';
import { voiceBucket, voiceSeconds } from '#domain/teachers/voice-limits.ts';
import { closeStream, openMicrophone, rememberedMicrophone } from '#web/features/speaking/microphone.ts';
import { type Recorder, recordableType, startRecorder } from '#web/features/speaking/recorder.ts';
import { dropRecording, readPieces, savePiece } from '#web/features/speaking/recording-store.ts';
import { uploadRecording } from '#web/features/speaking/upload-recording.ts';
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
  const upload = useRef<{ name: string; url: string } | null>(null);
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
      const pieces = await readPieces(key);
      const [type = 'audio/webm'] = recordingTypes.filter((one) => one === bareType(recordableType()));
      const sound = new Blob(
        pieces.map(({ bytes }) => bytes),
        { type },
      );
      const seconds = await bring(sound, type);
      await dropRecording(key, 'all');
      upload.current = null;
      setState({ kind: 'kept', seconds });
    } catch {
      if (!leaving.current.signal.aborted) setState({ kind: 'failed' });
    }
  };
  /** @throws Error when it is refused */
  const bring = async (sound: Blob, type: RecordingType): Promise<number> => {
    const known = upload.current;
    const ticket = await sendVoiceStep({ kind: 'upload', requestId: id, type, name: known?.name ?? null });
    if ('code' in ticket || ticket.name === null || ticket.token === null) throw new Error('no ticket');
    const { name, token, uploaded } = ticket;
    await uploadRecording({
      ...{ sound, bucket: voiceBucket, ticket: { name, token, uploaded } },
      uploadUrl: known?.name === name ? known.url : null,
      onUrl: (url) => {
        upload.current = { name, url };
      },
      onShare: (share) => setState({ kind: 'sending', share, waits: false }),
      onWait: (waits) => setState((now) => (now.kind === 'sending' ? { ...now, waits } : now)),
      signal: leaving.current.signal,
    });
    const kept = await sendVoiceStep({ kind: 'keep', requestId: id, name });
    if ('code' in kept || kept.seconds === null) throw new Error('not kept');
    return kept.seconds;
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
      let order = Promise.resolve();
      let ms = 0;
      recorder.current = startRecorder(opened.stream, {
        piece(piece) {
          // Pieces are put away in the order they came.
          order = order.then(async () => {
            ms += 500;
            await savePiece({ key, bytes: await piece.arrayBuffer(), ms });
          });
        },
        fail: () => setState({ kind: 'problem', problem: 'unplugged' }),
      });
      const began = recorder.current;
      const { stop: end } = began;
      recorder.current = {
        ...began,
        async stop() {
          await end();
          await order;
        },
      };
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
