-- Who a user is at the identity provider: the issuer of her tokens and the subject they name. A name can be given to somebody else
-- there; the subject is one person's for ever. Bound when she first signs in, and compared whenever her name is claimed.
create table user_identity (
  id_user text primary key references app_user on delete cascade,
  -- '' where a release before this one saw her sign in: it kept her subject alone. Her next sign-in fills it.
  penerbit text not null check (length(penerbit) <= 500),
  subjek text not null check (length(subjek) between 1 and 255),
  sejak timestamptz not null default clock_timestamp(),
  -- One person has one name at the bank.
  unique (penerbit, subjek)
);

-- Whoever has signed in before is the person of her latest session.
insert into user_identity (id_user, penerbit, subjek, sejak)
select distinct on (s.subjek) s.id_user, '', s.subjek, s.mulai
from (select distinct on (a.id_user) a.id_user, a.subjek, a.mulai from app_session a join app_user u using (id_user)
      where a.subjek <> '' and length(a.subjek) <= 255 order by a.id_user, a.id desc) s
order by s.subjek, s.mulai desc;
