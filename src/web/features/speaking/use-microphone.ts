import { useCallback, useEffect, useRef, useState } from 'react';
import type { MicrophoneProblem } from '#domain/speaking/recording-machine.ts';
import {
  closeStream,
  listMicrophones,
  type Microphone,
  openMicrophone,
  rememberedMicrophone,
  rememberMicrophone,
} from './microphone.ts';

export type MicrophoneControl = {
  readonly stream: MediaStream | null;
  readonly problem: MicrophoneProblem | null;
  readonly asking: boolean;
  readonly microphones: readonly Microphone[];
  readonly chosen: string;
  /** Null when it could not be opened; then `problem` says why. */
  readonly open: () => Promise<MediaStream | null>;
  readonly choose: (deviceId: string) => Promise<void>;
  readonly close: () => void;
};

/** The microphone of this page: opened when somebody asks, closed when the page goes. */
export function useMicrophone(onProblem: (problem: MicrophoneProblem) => void): MicrophoneControl {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<MicrophoneProblem | null>(null);
  const [asking, setAsking] = useState(false);
  const [microphones, setMicrophones] = useState<readonly Microphone[]>([]);
  const [chosen, setChosen] = useState('');
  const current = useRef<MediaStream | null>(null);
  const told = useRef(onProblem);
  told.current = onProblem;

  const close = useCallback(() => {
    closeStream(current.current);
    current.current = null;
    setStream(null);
  }, []);
  useEffect(() => close, [close]);
  useEffect(() => {
    const read = () => void listMicrophones().then(setMicrophones);
    navigator.mediaDevices?.addEventListener?.('devicechange', read);
    return () => navigator.mediaDevices?.removeEventListener?.('devicechange', read);
  }, []);

  async function openAs(deviceId: string): Promise<MediaStream | null> {
    setAsking(true);
    const opened = await openMicrophone(deviceId);
    setAsking(false);
    if (opened.kind === 'problem') {
      setProblem(opened.problem);
      told.current(opened.problem);
      return null;
    }
    close();
    current.current = opened.stream;
    const [track] = opened.stream.getAudioTracks();
    track?.addEventListener('ended', () => {
      if (current.current !== opened.stream) return;
      close();
      setProblem('unplugged');
      told.current('unplugged');
    });
    setProblem(null);
    setStream(opened.stream);
    setChosen(track?.getSettings().deviceId ?? deviceId);
    setMicrophones(await listMicrophones());
    return opened.stream;
  }

  return {
    ...{ stream, problem, asking, microphones, chosen, close },
    open: async () => (current.current?.active ? current.current : openAs(rememberedMicrophone())),
    async choose(deviceId) {
      rememberMicrophone(deviceId);
      await openAs(deviceId);
    },
  };
}
