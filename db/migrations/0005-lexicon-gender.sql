-- A noun that may be masculine or feminine names the more usual first, as its forms do: adressen/adressa, boka/boken.
alter table public.lexicon drop constraint lexicon_gender_check;
alter table public.lexicon add constraint lexicon_gender_check check (gender in ('m', 'f', 'n', 'm/f', 'f/m'));
