import { useEffect, useState } from 'react';

/** Whether React has taken the page over: what is typed before would not be kept. */
export function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return stands;
}
