/** What Chromium browsers give a page that can be installed (Web App Manifest incubations). */
type InstallPrompt = Event & {
  readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Keeps the browser's offer to install for when somebody asks for it. */
export function startInstallHint(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
    for (const listener of listeners) listener();
  });
  addEventListener('appinstalled', () => {
    offered = null;
    for (const listener of listeners) listener();
  });
}

/** How this browser lets the product be installed: by its own dialog, by a way through Safari's menu, or not. */
export function installWay(): 'prompt' | 'ios' | null {
  if (isInstalled()) return null;
  if (offered) return 'prompt';
  // Only Safari on iOS has this, and says there that the page was not opened from the home screen.
  return 'standalone' in navigator && navigator.standalone === false ? 'ios' : null;
}

export function isInstalled(): boolean {
  return (
    matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true)
  );
}

export function subscribeToInstallWay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's dialog, which can be shown once. */
export async function install(): Promise<void> {
  const prompt = offered;
  offered = null;
  await prompt?.prompt();
  for (const listener of listeners) listener();
}
