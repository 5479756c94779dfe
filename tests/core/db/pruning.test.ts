import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pruneRows } from '#core/db/partitions.ts';
import { cash, counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';

const bank = await counterBank();
const { owner, app } = bank;

test('every table has a rule or a reason in docs/operations.md, and the rules are those that stand in the database', async () => {
  const tables = (
    await owner<{ nama: string }[]>`
      select c.relname as nama from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`
  ).map(({ nama }) => nama);
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('## What is kept, and how long\n');
  const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| `'));
  const documented = rows.flatMap((line) => {
    const [, names = '', rule = ''] = line.split(' | ').length > 1 ? line.split('|') : [];
    return [...names.matchAll(/`(\w+)`/g)].map((match) => [match[1] ?? '', rule.trim()] as const);
  });
  expect(documented.map(([name]) => name).sort()).toEqual([...tables].sort());
  const months = new Map((await owner`select tabel, bulan from retention`).map(({ tabel, bulan }) => [tabel, bulan]));
  for (const [name, rule] of documented) {
    const said = /^(\d+) months/.exec(rule)?.[1];
    expect([name, months.get(name)?.toString()]).toEqual([name, said]);
    expect(rule, name).toMatch(/\w+ \w+/);
  }
});

test('rows go by the rules; younger ones, ones in use and evidence stay, and without a rule all do', async () => {
  const ages = ['14 months', '12 months'] as const;
  for (const age of ages) {
    for (const n of [1, 2]) {
      await owner`
        insert into app_session (sid, subjek, id_user, kode_cabang, mulai, batas, alamat, peramban)
        values (${`${age} ${n}`}, 's', 'teller1', '001', now() - ${age}::interval, now() - ${age}::interval, '', '')`;
      await owner`
        insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, supervisor, berlaku_sampai, dipakai_pada)
        values (gen_random_uuid(), 'UJI_PANGKAS', '', 'teller1', '001', '{}', 'supervisor1', now() - ${age}::interval, case when ${n === 2} then now() end)`;
    }
    await owner`
      insert into password_ticket (serah, id_user, pemegang, bagian, berlaku_sampai)
      values (gen_random_uuid(), 'teller1', ${age}, 1, now() - ${age}::interval)`;
    await owner`
      insert into identity_job (id_user, aksi, dibuat_pada, selesai_pada)
      values (${age}, 'UBAH', now() - ${age}::interval, now() - ${age}::interval), (${`${age} open`}, 'UBAH', now() - ${age}::interval, null)`;
    await owner`
      insert into daily_usage (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah)
      values ((now() - ${age}::interval)::date, 'PENGGUNA', ${age}, 'NON_TUNAI', 'IDR', 1)`;
  }
  const left = async () => ({
    sessions: (await owner`select sid from app_session where subjek = 's' order by sid`).map(({ sid }) => sid),
    grants: (await owner`select dipakai_pada is null as unused from override_grant where operasi = 'UJI_PANGKAS'`)
      .length,
    tickets: (await owner`select pemegang from password_ticket where pemegang like '% months'`).length,
    jobs: (await owner`select id_user from identity_job where id_user like '% months%' order by 1`).map(
      ({ id_user }) => id_user,
    ),
    usage: (await owner`select kunci from daily_usage where kunci like '% months'`).length,
  });
  const all = await left();
  const rules = await owner`select * from retention`;
  await owner`delete from retention`;
  expect([await pruneRows(app), await left()]).toEqual([0, all]);

  for (const { tabel, bulan } of rules) await owner`insert into retention (tabel, bulan) values (${tabel}, ${bulan})`;
  await pruneRows(app);
  // Journals are kept for ever, so sessions are.
  expect(await left()).toEqual({
    sessions: all.sessions,
    grants: 3,
    tickets: 1,
    jobs: ['12 months open', '14 months open'],
    usage: 0,
  });
  await owner`insert into retention (tabel, bulan) values ('journal', 13)`;
  await pruneRows(app);
  expect((await left()).sessions).toEqual(['12 months 1', '12 months 2']);
  await owner`update app_session set batas = now() - interval '14 months'`;
  await pruneRows(app);
  // The user's latest session shows the last visit.
  expect((await left()).sessions).toEqual(['12 months 2']);
});

test('the form of an old unfiled draft goes; its row stays, and a filed one stays whole', async () => {
  const data = { ...cash(accounts.ani, 251), kode_valuta: 'IDR', keterangan: 'Setoran Ibu Sri' };
  const draft = async () => (await bank.flow('teller1', 'DRAFT', { flowCode: 'SETOR_TUNAI', seen: '', data })).id_flow;
  const cancel = (idFlow: string) => bank.flow('teller1', 'CANCEL', { idFlow, seen: 'DRAFT' });
  const [old, young, open] = [await draft(), await draft(), await draft()];
  await cancel(old);
  await cancel(young);
  const filed = (await bank.flow('teller1', 'SUBMIT', { flowCode: 'SETOR_TUNAI', seen: '', data })).id_flow;
  await bank.flow('teller1', 'CANCEL', { idFlow: filed, seen: 'WAITING' });
  const age = (...ids: string[]) =>
    owner`update flow_instance set diubah_pada = now() - interval '4 months' where id_flow = any (${ids}::uuid[])`;
  await age(old, open, filed);
  await pruneRows(app);
  const formOf = async (id: string) => {
    const [row] =
      await owner`select flow_data, keterangan, rekening, flow_state from flow_instance where id_flow = ${id}`;
    return [row?.flow_data.keterangan ?? '', row?.keterangan, row?.rekening, row?.flow_state];
  };
  const whole = ['Setoran Ibu Sri', 'Setoran Ibu Sri', accounts.ani];
  expect(await formOf(old)).toEqual(['', '', null, 'CANCELLED']);
  expect(await formOf(young)).toEqual([...whole, 'CANCELLED']);
  expect(await formOf(open)).toEqual([...whole, 'DRAFT']);
  expect((await formOf(filed)).slice(0, 3)).toEqual(whole);
  const steps = await owner`select aksi from flow_step where id_flow = ${old} order by urut`;
  expect(steps.map(({ aksi }) => aksi)).toEqual(['DRAFT', 'CANCEL']);
});
