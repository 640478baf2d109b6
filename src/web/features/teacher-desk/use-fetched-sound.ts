import { useEffect, useState } from 'react';

/** A sound that is fetched whole, so that any place of it can be found: recordings of browsers have no index. */
export function useFetchedSound(sound: string): {
  /** Undefined until it is there. */
  readonly src: string | undefined;
  readonly failed: boolean;
  readonly fail: () => void;
} {
  const [src, setSrc] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    let url: string | undefined;
    fetch(sound, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) throw new Error(`no sound: ${response.status}`);
        url = URL.createObjectURL(await response.blob());
        setSrc(url);
      })
      .catch(() => setFailed(!leaving.signal.aborted));
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [sound]);
  return { src, failed, fail: () => setFailed(true) };
}
