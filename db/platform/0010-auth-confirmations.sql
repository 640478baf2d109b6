-- What a session may do for a while because of what its person has just shown; ours, not Supabase's (decision 060).
alter table auth.sessions
  -- The password, or a code sent to the account's address, was given anew; used up by the change it was given for.
  add column confirmed_at timestamptz,
  -- Begun by a mail for whoever forgot the password: until then a new one may be chosen without it, once.
  add column recovering_until timestamptz;

-- Wrong codes typed where the code was asked for count apart from those typed elsewhere, so that a stranger cannot use up
-- the tries of whoever waits for it (decision 062). The hash of the address; nobody's address lies here.
alter table auth.one_time_tokens
  add column asked_from text,
  add column own_attempts int not null default 0;
