import type { MicrophoneProblem } from '#domain/speaking/recording-machine.ts';

const deviceKey = 'bestatt:microphone';

/** The microphone chosen on this device; empty for the browser's own choice. */
export function rememberedMicrophone(): string {
  try {
    return localStorage.getItem(deviceKey) ?? '';
  } catch {
    return '';
  }
}

export function rememberMicrophone(deviceId: string): void {
  try {
    localStorage.setItem(deviceKey, deviceId);
  } catch {
    // Storage may be closed to us: the choice then holds for this page.
  }
}

export type OpenedMicrophone =
  | { readonly kind: 'open'; readonly stream: MediaStream }
  | { readonly kind: 'problem'; readonly problem: MicrophoneProblem };

/** Asks the browser for the microphone. A remembered one that is gone gives way to another. */
export async function openMicrophone(deviceId: string): Promise<OpenedMicrophone> {
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    return { kind: 'problem', problem: 'unsupported' };
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: {
        ...(deviceId && { deviceId: { ideal: deviceId } }),
        ...{ echoCancellation: true, noiseSuppression: true, autoGainControl: true },
      },
    });
    return { kind: 'open', stream };
  } catch (error) {
    return { kind: 'problem', problem: problemOf(error) };
  }
}

/** By the names of Media Capture and Streams (W3C), 10.2. */
function problemOf(error: unknown): MicrophoneProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'unsupported';
}

export type Microphone = { readonly id: string; readonly name: string };

/** The microphones there are; browsers name them only once one was allowed. */
export async function listMicrophones(): Promise<readonly Microphone[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices?.().catch(() => [])) ?? [];
  return devices
    .filter(({ kind, deviceId }) => kind === 'audioinput' && deviceId !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, name: label }));
}

export function closeStream(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
