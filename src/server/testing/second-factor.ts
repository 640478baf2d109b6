import type { SupabaseClient } from '@supabase/supabase-js';
import { TOTP } from 'otpauth';

/** Sets up an authenticator app for whoever is signed in, which raises the client's session to the second step. For tests. */
export async function setUpSecondFactor({ auth: { mfa } }: SupabaseClient): Promise<void> {
  const { data: factor, error } = await mfa.enroll({ factorType: 'totp' });
  if (error) throw error;
  const code = new TOTP({ secret: factor.totp.secret }).generate();
  const raised = await mfa.challengeAndVerify({ factorId: factor.id, code });
  if (raised.error) throw raised.error;
}
