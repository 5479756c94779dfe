-- How alike two names are beyond their normal form (docs/adr/0051-names-that-are-nearly-the-same.md): their words in another order, in another spelling, parted
-- otherwise, or a letter or two apart. Who may be alike at all is found by marks, which an index holds; how alike is then judged letter by letter.

-- Letters and digits alone, one gap between words: of a name that nobody brought into the normal form.
create or replace function name_plain(p text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(regexp_replace(normalize(upper(p), NFD), '[\u0300-\u036f.''’`]', '', 'g'), '[^A-Z0-9]+', ' ', 'g'))
$$;

-- A name in the one spelling that its variants share: without what only says whose child somebody is or how she is addressed.
create or replace function name_folded(p text) returns text language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  x text := name_plain(p);
  v text;
begin
  v := btrim(regexp_replace(x, '\m(BIN|BINTI|BTE|IBN|IBNU|AL|EL|H|HJ|HAJI|HAJJAH|KH|DR|IR|PROF)\M ?', '', 'g'));
  if v <> '' then x := v; end if;
  x := replace(replace(replace(replace(replace(x, 'OE', 'U'), 'TJ', 'C'), 'DJ', 'J'), 'SJ', 'S'), 'SY', 'S');
  x := replace(replace(replace(replace(replace(x, 'KH', 'H'), 'CH', 'H'), 'GH', 'G'), 'PH', 'P'), 'DZ', 'Z');
  x := replace(replace(replace(replace(x, 'TH', 'T'), 'DH', 'D'), 'TS', 'S'), 'X', 'KS');
  -- Who says Yusuf and who says Yusup writes it so.
  x := translate(x, 'FVQZ', 'PPKS');
  -- Abdul Rahman, Abdurrahman and Abdur Rahman are one.
  x := regexp_replace(x, '\mABD[UOEA]([LRSNTD](?=[^AEIOU]|$))? ?', 'ABDU ', 'g');
  x := regexp_replace(regexp_replace(x, '(?<=\w)Y', 'I', 'g'), '([A-Z])\1+', '\1', 'g');
  return btrim(regexp_replace(x, '\m(M[UO]HAM?[AE]D|M[UO]H|MHD)\M', 'MUHAMAD', 'g'));
end $$;

-- What is left of folded words where people differ most: each word's first sound and its consonants.
create or replace function name_skeleton(p text) returns text language sql immutable parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(p, '\m[AEIOU]', 'A', 'g'), '\mY', 'J', 'g'), '(?<=\w)[AEIOUYH]+', '', 'g'), '([A-Z])\1+', '\1', 'g')
$$;

-- By what a name is found: the skeletons of its words in the order of letters, and the skeleton of all in one. Indexes hold these; who changes what they say
-- gives the indexes below another name.
create or replace function name_marks(p text) returns text[] language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  v text := name_folded(p);
begin
  if v = '' then return '{}'; end if;
  return array[(select string_agg(w, ' ' order by w) from unnest(string_to_array(name_skeleton(v), ' ')) w), '=' || name_skeleton(replace(v, ' ', ''))];
end $$;

-- How many letters must be put in, left out or replaced to make one word the other; more than `p_most` is told as one more.
create or replace function letters_apart(a text, b text, p_most integer) returns integer language plpgsql immutable parallel safe as $$
declare
  v_row integer[] := array(select g from generate_series(0, length(b)) g);
  v_next integer[];
begin
  if a = b then return 0; end if;
  if abs(length(a) - length(b)) > p_most then return p_most + 1; end if;
  for i in 1 .. length(a) loop
    v_next := array[i];
    for j in 1 .. length(b) loop
      v_next := v_next || least(v_row[j + 1] + 1, v_next[j] + 1, v_row[j] + case when substr(a, i, 1) = substr(b, j, 1) then 0 else 1 end);
    end loop;
    v_row := v_next;
  end loop;
  return least(v_row[length(b) + 1], p_most + 1);
end $$;

-- How many letters two folded words may be apart: none of a short one, for then it is another name.
create or replace function letters_allowed(a text, b text) returns integer language sql immutable parallel safe as $$
  select case when least(length(a), length(b)) >= 8 then 2 when least(length(a), length(b)) >= 5 then 1 else 0 end
$$;

-- What likeness of two names in normal form counts: 50 the same, 48 the same words in another order, 47 in another spelling, 46 parted otherwise, three less for
-- each letter apart, two at most. A name of one word is too little to be taken for another: its other spelling counts 25. 0: not alike.
create or replace function name_alike(a text, b text) returns integer language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  v_a text;
  v_b text;
  wa text[];
  wb text[];
  v_apart integer := 0;
  n integer;
begin
  if a = b then return 50; end if;
  if array(select unnest(string_to_array(a, ' ')) order by 1) = array(select unnest(string_to_array(b, ' ')) order by 1) then return 48; end if;
  v_a := name_folded(a);
  v_b := name_folded(b);
  if v_a = '' or v_b = '' then return 0; end if;
  wa := array(select w from unnest(string_to_array(v_a, ' ')) w order by name_skeleton(w), w);
  wb := array(select w from unnest(string_to_array(v_b, ' ')) w order by name_skeleton(w), w);
  if cardinality(wa) = 1 and cardinality(wb) = 1 then return case when v_a = v_b then 25 else 0 end; end if;
  if cardinality(wa) = cardinality(wb) then
    for i in 1 .. cardinality(wa) loop
      n := letters_apart(wa[i], wb[i], letters_allowed(wa[i], wb[i]));
      v_apart := v_apart + case when n > letters_allowed(wa[i], wb[i]) then 3 else n end;
      exit when v_apart > 2;
    end loop;
    return case when v_apart <= 2 then 47 - 3 * v_apart else 0 end;
  end if;
  v_a := replace(v_a, ' ', '');
  v_b := replace(v_b, ' ', '');
  if least(length(v_a), length(v_b)) < 8 then return 0; end if;
  n := letters_apart(v_a, v_b, 1);
  return case when n > 1 then 0 else 46 - 3 * n end;
end $$;

-- Every name of the bank's own and of the lists by its marks. They stand here and not in a migration, for tables come before functions.
create index if not exists customer_name_marks on customer using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists customer_alias_marks on customer_person using gin (name_marks(name_plain(nama_alias))) with (fastupdate = off) where nama_alias <> '';
create index if not exists customer_relation_marks on customer_relation using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists walk_in_marks on walk_in using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists screened_form_marks on screened_form using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists name_key_marks on name_key using gin (name_marks(nilai)) with (fastupdate = off) where macam = 'NAMA';
