-- Two names may be alike beyond their normal form (core/customers/README.md): their words in another order, in another spelling, parted
-- otherwise, or a letter or two apart. Who may be alike at all is found by marks, which an index holds; how alike is then judged letter by letter.

-- A name in capitals as it looks: unseen characters gone, accents off, and letters that only look Latin as the ones they are taken for. lib/customers/confusables.ts holds the same
-- table, and a test compares them.
create or replace function name_letters(p text) returns text language plpgsql immutable parallel safe as $$
declare
  v text;
begin
  if p !~ '[^\x01-\x7e]' then return upper(p); end if;
  v := translate(regexp_replace(p, '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]', '', 'g'), U&'\00B4\1FFD\0384', '''''''');
  v := regexp_replace(normalize(normalize(v, NFKC), NFD),
    '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u064B-\u065F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20F0\uFE20-\uFE2F]', '', 'g');
  v := regexp_replace(regexp_replace(regexp_replace(v, '[Ææᴁ]', 'AE', 'g'), '[Œœɶ]', 'OE', 'g'), '[ßẞ]', 'SS', 'g');
  return upper(translate(v,
      'АВЕЅІЈКМНОРСТУХѴҺԚԜԌҮаеѕіјкмнорстухѵһԛԝԁүвЇїΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹͿαβεγικνορτυχωηϲϳσՕՍԼոսհցօզյꓐꓑꓓ'
      || 'ꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴᎪᎫᎬᎳᎷᎻᎽᏀᏃᏙᏔᏚᏞᏟᏢᏦᏴᎡᎢᏒᎠÐØÞðøþĐđĦħıĸĿŀŁłŊŋŦŧƀƁƂƃƆƇƈƊƋƌƎƏƐƑƒƓƔƖƗƘƙƚƜƝƞƟƤ'
      || 'ƥƩƫƬƭƮƱƲƳƴƵƶƷƺƿǝǤǥǷȠȡȤȥȴȵȶȷȺȻȼȽȾȿɀɃɅɆɇɈɉɊɋɌɍɎɏɐɑɒɓɔɕɖɗɘəɚɛɜɝɞɟɠɡɢɣɥɦɨɩɪɫɬɭɯɰɱɲɳɴɵɷɸɹɺɻɼɽɾɿ'
      || 'ʀʁʂʃʄʆʇʈʊʋʌʍʎʏʐʑʒʓʗʙʚʛʜʝʞʟʠʮʯᴀᴃᴄᴅᴆᴇᴈᴉᴊᴋᴌᴍᴎᴏᴐᴑᴒᴓᴖᴗᴘᴙᴚᴛᴜᴝᴟᴠᴡᴢᴣᵬᵭᵮᵯᵰᵱᵲᵳᵴᵵᵶᵷᵹᵻᵼᵽᵾᵿᶀᶁᶂᶃᶄᶅᶆᶇᶈᶉᶊᶋ'
      || 'ᶌᶍᶎᶏᶐᶑᶒᶓᶔᶕᶖᶗᶘᶙᶚẚẜẝỼỽỾỿⱠⱡⱢⱣⱤⱥⱦⱧⱨⱩⱪⱫⱬⱭⱮⱯⱰⱱⱲⱳⱴⱵⱶⱷⱸⱹⱺⱻⱾⱿꜰꜱꜾꜿꝀꝁꝂꝃꝄꝅꝆꝇꝈꝉꝊꝋꝌꝍꝐꝑꝒꝓꝔꝕꝖꝗꝘꝙꝞꝟꝢꝣꝤꝥꝦꝧꝵꝶ'
      || 'ꝹꝺꝻꝼꝽꝾꝿꞀꞁꞂꞃꞄꞅꞆꞇꞍꞎꞐꞑꞒꞓꞔꞕꞖꞗꞘꞙꞠꞡꞢꞣꞤꞥꞦꞧꞨꞩꞪꞫꞬꞭꞮꞯꞰꞱꞲꞳꞴꞵꞶꞷꞸꞹꟄꟅꟆꟇꟈꟉꟊꟐꟑꟵꟶꟺꬰꬲꬳꬴꬶꬷꬸꬹꬺꬻꬼꬽꬾꬿꭅꭆꭉꭋꭌꭎꭒꭓꭔꭕꭖ'
      || 'ꭗꭘꭙꭚꭤꭨ🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🇦🇧🇨🇩🇪🇫🇬🇭🇮🇯🇰🇱🇲🇳🇴🇵🇶🇷🇸🇹🇺🇻🇼🇽🇾🇿',
      'ABESIJKMHOPCTYXVHQWGYAESIJKMHOPCTYXVHQWDYBIIABEZHIKMNOPTYXCJABEYIKNOPTUXWNCJOOULNUHGOQJBPD'
      || 'TGKJCZFMNLSRVHWXYAEIOUAJEWMHYGZVWSLCPKBRTRDDOPDOPDDHHIKLLLLNNTTBBBBCCCDDDEEEFFGYIIKKLWNNOP'
      || 'PSTTTTUVYYZZZZPEGGPNDZZLNTJACCLTSZBVEEJJQQRRYYAAABCCDDEEEEEEEJGGGYHHIIILLLWWMNNNOWORRRRRRR'
      || 'RRSSJSTTUVVMYYZZZZCBEGHJKLQHHABCDDEEIJKLMNOOOOOOOPRRTUUMVWZZBDFMNPRRSTZGGIIPUUBDFGKLMNPRSS'
      || 'VXZAADEEEEIOSUZASSVVYYLLLPRATHHKKZZAMAAVWWVHHOEROESZFSCCKKKKKKLLLLOOOOPPPPPPQQQQVVZZPPPPRR'
      || 'DDFFGGGLLRRSSTTHLNNCCCHBBFFGGKKNNRRSSHEGLIQKTJXBBWWUUCSZDDSSGGHHMAEEEGLLLMNNOOORRRRRUUXXXX'
      || 'XXXYARABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ'));
end $$;

-- Letters and digits alone, one gap between words: of a name that nobody brought into the normal form. `plainName` in lib/text.ts answers the same.
create or replace function name_plain(p text) returns text language sql immutable parallel safe set search_path = public, pg_temp as $$
  select btrim(regexp_replace(regexp_replace(name_letters(p), '[.''’‘‛`ʼʻʽʹʾʿ′]', '', 'g'), '[^A-Z0-9]+', ' ', 'g'))
$$;

-- Is there a letter or sign in a name that no name in Latin letters has, accents apart? Nobody can say what it is called, whatever it looks like.
create or replace function is_name_odd(p text) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select coalesce(p, '') ~ '[^\x01-\x7e]' and regexp_replace(normalize(normalize(p, NFKC), NFD), '[\u0300-\u036F’‘‛ʼʻʽʹʾʿ′\u2010\u2011\u2013ØøŁłĐđĦħŦŧıß]', '', 'g') ~ '[^\x01-\x7e]'
$$;

-- A name in the one spelling that its variants share: without patronymics and titles.
create or replace function name_folded(p text) returns text language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  x text := name_plain(p);
  v text;
begin
  -- A digit within a word stands for the letter that it looks like.
  if x ~ '[0-9]' then
    for i in 1 .. 2 loop
      x := regexp_replace(regexp_replace(x, '(?<=[A-Z])0|0(?=[A-Z])', 'O', 'g'), '(?<=[A-Z])1|1(?=[A-Z])', 'I', 'g');
      x := regexp_replace(regexp_replace(x, '(?<=[A-Z])5|5(?=[A-Z])', 'S', 'g'), '(?<=[A-Z])3|3(?=[A-Z])', 'E', 'g');
      x := regexp_replace(x, '(?<=[A-Z])4|4(?=[A-Z])', 'A', 'g');
    end loop;
  end if;
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

-- Returns what is left of folded words where people differ most: each word's first sound and its consonants.
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

-- Returns how many letters must be put in, left out or replaced to make one word the other; more than `p_most` counts as one more.
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

-- Returns how many letters two folded words may be apart: none of a short one, for then it is another name.
create or replace function letters_allowed(a text, b text) returns integer language sql immutable parallel safe as $$
  select case when least(length(a), length(b)) >= 8 then 2 when least(length(a), length(b)) >= 5 then 1 else 0 end
$$;

-- Returns what likeness of two names in normal form counts: 50 the same, 48 the same words in another order, 47 in another spelling, 46 parted otherwise, three less for
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

-- Words that stand between several names of one person or company; lib/customers/person-name.ts has the same, and a test compares what both find.
create or replace function alias_words() returns text language sql immutable parallel safe as $$
  select '(?:[AFN]\s*[./]?\s*K\s*[./]?\s*A\.?|AL(?:IA)?S|D/H|D\.\s*H\.|D/A/H|(?:DAHULU|DULU|DULUNYA|SEBELUMNYA)(?:\s+(?:BERNAMA|DIKENAL\s+SEBAGAI))?|(?:EKS|EX)\.?-?'
    || '|NAMA\s+(?:LAIN|SAMARAN|PANGGILAN)|(?:ALSO|FORMERLY|BETTER)\s+KNOWN\s+AS|FORMERLY|(?:JUGA\s+)?DIKENAL(?:\s+(?:JUGA\s+)?(?:SEBAGAI|DENGAN)(?:\s+(?:NAMA|SEBUTAN))?)?)(?![A-Z])\s*'
$$;

-- May a text hold several names? Those in which nothing says so are most, and are read no further.
create or replace function may_hold_names(p text) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select p ~ '[][(){}"“”„«»;|@]|\s/\s|1[.)]|[aA]\)' or name_letters(p) ~ ('(?<![A-Z0-9])' || alias_words())
$$;

-- The names that a text holds, as `name_plain` has them, the first of them first: A ALIAS B, A (B), A D/H B, 1) A 2) B, A "B" C. `namesIn` in lib/customers/person-name.ts finds the same.
create or replace function names_in(p text) returns table (urut bigint, nama text) language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  c_note constant text := '(?:ALM(?:ARHUM(?:AH)?)?|ALMH|PERSERO|TBK|PT|CV|UD|FA|PERUM|QQ|LAKI-LAKI|PEREMPUAN|WNI|WNA)\.?';
  c_bracket constant text := '[([{]([^][(){}]*)[])}]';
  c_quote constant text := '"([^"]{2,})"';
  x text := btrim(regexp_replace(name_letters(translate(p, '“”„«»', '"""""')), '\s+', ' ', 'g'));
  v_parts text[] := '{}';
  v_names text[] := '{}';
  v_first text;
  v_found text[];
  r record;
begin
  if not may_hold_names(p) then return query select 1::bigint, name_plain(p); return; end if;
  -- A company's name stands in quotes behind its form.
  if not exists (select from regexp_split_to_table(regexp_replace(x, c_quote, ' ', 'g'), '[\s.,]+') w where w <> '' and w !~ ('^' || c_note || '$')) then x := translate(x, '"', ' '); end if;
  -- Brackets and quotes hold a name of its own, unless they hold a note.
  for r in select m[1] as inner, m[2] as kind from (
      select array[b[1], 'B'] as m from regexp_matches(x, c_bracket, 'g') b) y loop
    if btrim(r.inner) !~ ('^' || c_note || '$') and r.inner ~ '[A-Z]{2}' then
      x := replace(replace(replace(x, '(' || r.inner || ')', ' '), '[' || r.inner || ']', ' '), '{' || r.inner || '}', ' ');
      v_parts := v_parts || regexp_replace(r.inner, '^\s*' || alias_words() || '[0-9]{0,2}[\s:.]*', '');
    end if;
  end loop;
  v_parts := x || v_parts;
  for i in 1 .. cardinality(v_parts) loop
    v_found := array(select q[1] from regexp_matches(v_parts[i], c_quote, 'g') q where q[1] ~ '[A-Z]{2}' and btrim(q[1]) !~ ('^' || c_note || '$'));
    foreach v_first in array array[regexp_replace(v_parts[i], c_quote, ' ', 'g')] || v_found loop
      if v_first ~ '^\s*\(?(?:1[.)]|A\))\s*[A-Z]' and v_first ~ '\s\(?(?:2[.)]|B\))\s*[A-Z]' then
        v_names := v_names || regexp_split_to_array(v_first, '(?:^|\s)\(?(?:[0-9]{1,2}[.)]|[A-J]\))\s*(?=[A-Z"])');
      else
        v_names := v_names || v_first;
      end if;
    end loop;
  end loop;
  v_parts := '{}';
  foreach v_first in array v_names loop
    v_first := regexp_replace(v_first, '^\s*' || alias_words() || '(?:[0-9]{1,2}\s*[:.)]*|:)\s*', '');
    v_found := regexp_split_to_array(v_first, '\s*(?:(?<![A-Z0-9])' || alias_words() || '[0-9]{0,2}[\s:.]*|[;|@]|\s/\s)\s*');
    -- Nothing stands before the word: it is a name itself.
    if v_found[1] = '' then v_parts := v_parts || case when cardinality(v_found) = 2 then array[v_first] else v_found[2:] end;
    else
      v_parts := v_parts || v_found[1];
      v_parts := v_parts || array(select w.w from unnest(v_found[2:]) with ordinality o(o, n) cross join lateral regexp_split_to_table(o.o, '\s*,\s*') with ordinality w(w, k)
        where w.k = 1 or w.w !~ '^(?:(?:[A-Z]{1,5}\.)+[A-Z]{0,5}|[A-Z]{1,4}|TBK|PERSERO|LTD|INC)\.?$' order by o.n, w.k);
    end if;
  end loop;
  return query select min(u.n), name_plain(u.u) from unnest(v_parts) with ordinality u(u, n) where name_plain(u.u) <> '' group by 2 order by 1;
  if not found then return query select 1::bigint, name_plain(p); end if;
end $$;

-- The years in which somebody was born who a list says no day of: each year, and all from one to another.
create or replace function birth_years(p_lahir text[]) returns integer[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct y), '{}') from unnest(p_lahir) x
  cross join lateral generate_series(case when x ~ '^\d{4}(-\d{4})?$' then left(x, 4)::integer end, case when x ~ '^\d{4}(-\d{4})?$' then right(x, 4)::integer end) y
$$;

-- Every name of the bank's own and of the lists by its marks. They stand here and not in a migration, for tables come before functions.
create index if not exists customer_name_sounds on customer using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists customer_alias_sounds on customer_person using gin (name_marks(name_plain(nama_alias))) with (fastupdate = off) where nama_alias <> '';
create index if not exists customer_several_names on customer (nomor_nasabah) where may_hold_names(nama_nasabah);
create index if not exists customer_relation_several_names on customer_relation (nomor_nasabah) where may_hold_names(nama);
create index if not exists walk_in_several_names on walk_in (nomor_wic) where may_hold_names(nama);
create index if not exists customer_relation_sounds on customer_relation using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists walk_in_sounds on walk_in using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists screened_form_sounds on screened_form using gin (name_marks(nama_normal)) with (fastupdate = off);
create index if not exists name_key_sounds on name_key using gin (name_marks(nilai)) with (fastupdate = off) where macam = 'NAMA';
-- Entries by the years of their births.
create index if not exists name_entry_years on name_entry using gin (birth_years(lahir)) where keluar is null;
