import { useEffect, useRef, useState } from 'react';
import { readPlays, saveHeard, savePlays } from '#web/features/sitting-data/draft.ts';
import type { SittingData, SittingTask } from '#web/features/sitting-data/sitting-data.ts';
import { useDeviceVoice } from '#web/speech/use-device-voice.ts';
import { fetchLines } from './fetch-lines.ts';

/** Their words are the key: the device would need them to read them. */
const keptFromDevice = ['dictation', 'typed_cloze'];

/**
 * Rule 9.37: the state of a clip that is played as often as the exam does, or freely in practice and after the answer. A play
 * counts when the clip has ended; pausing keeps the place. `listeners` are the audio element's.
 */
export function useClip(sitting: Pick<SittingData, 'id' | 'settings'>, task: SittingTask) {
  const place = { sittingId: sitting.id, position: task.position };
  const limit = task.stimulus.kind === 'clip' ? task.stimulus.plays : 1;
  const free = task.answered || sitting.settings.plays === 'free';
  const audio = useRef<HTMLAudioElement>(null);
  const [used, setUsed] = useState(0);
  const [sounding, setSounding] = useState(false);
  const [at, setAt] = useState(0);
  const [failed, setFailed] = useState(false);
  const durationMs = task.clip?.durationMs ?? 0;
  const left = Math.max(0, limit - used);
  const robot = task.clip?.robot === true;
  const device = useDeviceVoice({
    wanted: robot && !keptFromDevice.includes(task.kind),
    fetchLines: () => fetchLines(sitting.id, task.position),
    onStart: () => saveHeard(place, 'device'),
    onEnd: end,
    // Ours at once, as far as the browser lets it sound without another press.
    onFail: () => void audio.current?.play().catch(() => {}),
  });
  // What sounds already is not changed by voices that come late.
  const byDevice = device.ready && !sounding && at === 0;
  const playing = sounding || device.speaking;
  const begun = playing || at > 0 || device.share > 0;

  useEffect(() => {
    setUsed(readPlays({ sittingId: sitting.id, position: task.position }));
  }, [sitting.id, task.position]);

  const done = !free && left === 0 && !begun;

  async function toggle() {
    const element = audio.current;
    if (!element || done) return;
    if (byDevice) return device.toggle();
    if (!element.paused) return element.pause();
    if (failed) element.load();
    setFailed(false);
    await element.play().catch(() => setFailed(true));
  }

  function end() {
    const now = used + 1;
    setUsed(now);
    savePlays(place, now);
    setSounding(false);
    setAt(0);
    if (audio.current) audio.current.currentTime = 0;
  }

  const played = durationMs > 0 ? Math.min(1, (at * 1000) / durationMs) : 0;
  return {
    audio,
    at,
    used,
    limit,
    free,
    done,
    begun,
    playing,
    failed,
    byDevice,
    robot,
    durationMs,
    toggle,
    share: byDevice ? device.share : played,
    /** Five seconds, or the line that the device reads. */
    back: byDevice ? device.back : () => seek(audio.current, -5),
    listeners: {
      onPlay() {
        setSounding(true);
        saveHeard(place, 'clip');
      },
      onPause: () => setSounding(false),
      onTimeUpdate: (event: { readonly currentTarget: HTMLAudioElement }) =>
        setAt(event.currentTarget.currentTime),
      onEnded: end,
      onError: () => setFailed(true),
    },
  };
}

function seek(audio: HTMLAudioElement | null, seconds: number): void {
  if (audio) audio.currentTime = Math.max(0, audio.currentTime + seconds);
}
