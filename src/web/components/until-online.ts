/**
 * Loads a file of the product; what fails without a network is tried again when there is one. Until then whoever waits for it
 * goes on waiting: a part of a screen that comes late never takes the screen with it. Rule 8.19.
 * @throws what failed while there was a network: then the file is gone.
 */
export async function untilOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
