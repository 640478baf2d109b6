import type { SupabaseClient } from '@supabase/supabase-js';
import { callFunction } from '#web/api/call-function.ts';
import type { PushDevices } from './push-section.tsx';

/** Null where there is none to be had: in the demo, or just now. The list stands without it. */
export async function readPushDevices(supabase: SupabaseClient): Promise<PushDevices | null> {
  const read = await callFunction(supabase, 'push-devices', {});
  return read.ok ? read.answer : null;
}

/**
 * Switches notifications on in the browser that sends its address (`push-on`), off in the one that is named or in this one
 * (`push-off`). Rule 9.532.
 * @returns whether it was done
 */
export async function changePush(supabase: SupabaseClient, fields: FormData): Promise<boolean> {
  const text = (name: string) => String(fields.get(name) ?? '');
  if (fields.get('intent') === 'push-on') {
    const target = { endpoint: text('endpoint'), p256dh: text('p256dh'), auth: text('auth') };
    return (await callFunction(supabase, 'push-subscriptions', target)).ok;
  }
  const named = text('device');
  const id = named || (await readPushDevices(supabase))?.devices.find(({ current }) => current)?.id;
  if (!id) return true;
  const { error } = await supabase.from('push_subscriptions').delete().eq('id', id);
  return error === null;
}
