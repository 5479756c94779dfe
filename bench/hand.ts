import type { Db } from '#core/db/client.ts';

/**
 * Makes the least that a correct posting can be, in a schema of its own beside the bank: one function that writes a journal under a unique key, moves
 * two balances that may not go below zero, and writes two lines. It knows no day, person, branch, chart or trail.
 */
export async function prepareHand(owner: Db, numbers: readonly string[]): Promise<void> {
  await owner.unsafe(`
    create schema hand;
    create table hand.account (nomor text primary key, saldo bigint not null check (saldo >= 0)) with (fillfactor = 60);
    create table hand.journal (id bigint generated always as identity primary key, kunci uuid not null unique, pada timestamptz not null, keterangan text not null);
    create table hand.line (jurnal bigint not null, rekening text not null, jumlah bigint not null, saldo bigint not null);
    create index line_account on hand.line (rekening, jurnal);
    create function hand.post(p_kunci uuid, p_dari text, p_ke text, p_jumlah bigint) returns bigint language plpgsql as $$
    declare
      v_id bigint;
      v_dari bigint;
      v_ke bigint;
    begin
      insert into hand.journal (kunci, pada, keterangan) values (p_kunci, clock_timestamp(), 'Uji beban') returning id into v_id;
      -- In the order of the numbers, so that two transfers never wait for each other in a ring.
      if p_dari < p_ke then
        update hand.account set saldo = saldo - p_jumlah where nomor = p_dari returning saldo into strict v_dari;
      end if;
      update hand.account set saldo = saldo + p_jumlah where nomor = p_ke returning saldo into strict v_ke;
      if v_dari is null then
        update hand.account set saldo = saldo - p_jumlah where nomor = p_dari returning saldo into strict v_dari;
      end if;
      insert into hand.line (jurnal, rekening, jumlah, saldo) values (v_id, p_dari, p_jumlah, v_dari), (v_id, p_ke, -p_jumlah, v_ke);
      return v_id;
    end $$;
    grant usage on schema hand to amanah_app;
    grant execute on function hand.post(uuid, text, text, bigint) to amanah_app;
    grant select, insert, update on all tables in schema hand to amanah_app`);
  await owner`insert into hand.account select n, 100000000000 from unnest(${[...numbers]}::text[]) n`;
  await owner.unsafe('vacuum analyze hand.account');
}
