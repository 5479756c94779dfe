import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { moves } from '#core/db/reference/moves.ts';
import { type Effect, phases } from '#core/engine/effects.ts';
import { move } from '#core/engine/move.ts';
import { accepted, bareCommit, books, boxOf, cash, counterBank, refused, seenItem } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

const bank = await counterBank();
breaksBooks(bank, ['4', '10', '13', '27']);
const till = (await boxOf(bank, { user: 'teller1' })).id_kas;

test('every effect that TypeScript knows is a function of SQL, and the other way round', async () => {
  const rows = await bank.owner<{ nama: string }[]>`
    select substr(p.proname, 8) as nama from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname ~ '^effect_' order by 1`;
  expect(rows.map(({ nama }) => nama)).toEqual(Object.keys(phases).sort());
});

test('SQL refuses an unknown or wrong effect, and such an effect does not compile', async () => {
  // @ts-expect-error no effect of this name
  const unknown: Effect = { efek: 'box_burn', fase: 'sebelum', id_kas: till };
  // @ts-expect-error a till is named by its number
  const shape: Effect = { efek: 'box_close', fase: 'sesudah', kas: till };
  // @ts-expect-error a till is closed after its journal
  const phase: Effect = { efek: 'box_close', fase: 'sebelum', id_kas: till };
  // @ts-expect-error what was received is not sent again
  const back: Effect = move({ tabel: 'handover', dari: 'DITERIMA', ke: 'DIKIRIM', kunci: { id_serah_terima: '' } });
  for (const effect of [unknown, back]) {
    const before = await books(bank);
    await expect(bareCommit(bank, { effects: [effect] })).rejects.toMatchObject({ code: 'P0001' });
    expect(await books(bank)).toEqual(before);
  }
  await refused(bank, 'TILL_CLOSED', () => bareCommit(bank, { effects: [shape] }));
  expect(phase.fase).toBe('sebelum');
});

describe('a move of a row', () => {
  test('names a table, a state and columns that are there', async () => {
    const rows = await bank.owner<{ tabel: string; kolom: string }[]>`
      select table_name as tabel, column_name as kolom from information_schema.columns where table_schema = 'public'`;
    const there = new Set(rows.map(({ tabel, kolom }) => `${tabel}.${kolom}`));
    const named = moves.flatMap(({ tabel, keadaan, kunci, kolom, cap, milik }) =>
      [keadaan, ...kunci, ...kolom, ...Object.keys(cap), ...Object.keys(milik)].map((column) => `${tabel}.${column}`),
    );
    expect(named.filter((column) => !there.has(column))).toEqual([]);
    const stored = await bank.owner`select tabel, dari, ke from allowed_move order by 1, 2, 3`;
    expect(stored.map(({ tabel, dari, ke }) => [tabel, dari, ke])).toEqual(
      moves.map(({ tabel, dari, ke }) => [tabel, dari, ke]).sort(),
    );
  });

  const send = async () => {
    const input = { ...cash(accounts.ani, 1), id_kas: String(till), keterangan: 'modal', nomor_rekening: undefined };
    const { nomor_rekening: _, ...data } = input;
    await accepted(bank, () => bank.run('headteller1', vaultToTill, data));
    const [row] = await bank.owner<{ id: string }[]>`
      select id_serah_terima as id from handover where status = 'DIKIRIM' order by journal_kirim desc limit 1`;
    return row?.id ?? '';
  };
  const receive = (id_serah_terima: string) =>
    move({ tabel: 'handover', dari: 'DIKIRIM', ke: 'DITERIMA', kunci: { id_serah_terima } });
  const rowOf = async (id: string) => {
    const [row] = await bank.owner`
      select status, user_penerima, diterima_pada is not null as saat, nominal, kode_cabang from handover where id_serah_terima = ${id}`;
    return { ...row };
  };

  test('is stamped with who moved it, and is made from the state that was seen, once', async () => {
    const id = await send();
    await refused(bank, 'NOT_FOUND', () => bareCommit(bank, { effects: [receive(randomUUID())] }));
    await accepted(bank, () => bareCommit(bank, { effects: [receive(id)] }));
    const moved = {
      status: 'DITERIMA',
      user_penerima: 'teller1',
      saat: true,
      nominal: 10_000_000n,
      kode_cabang: '001',
    };
    expect(await rowOf(id)).toEqual(moved);
    const error = await refused(bank, 'HANDOVER_STATE', () => bareCommit(bank, { effects: [receive(id)] }));
    expect(error.details.params).toEqual({ status: 'DITERIMA' });
  });

  test('sees no row of another branch, and sets only columns of its table', async () => {
    const id = await send();
    await refused(bank, 'NOT_FOUND', () =>
      bareCommit(bank, { idUser: 'teller3', actor: 'teller3', kodeCabang: '002', effects: [receive(id)] }),
    );
    for (const kolom of [
      { nominal: 1 },
      { user_penerima: 'manager1' },
      { kode_cabang: '002' },
      { status: 'DIKIRIM' },
    ]) {
      const before = await books(bank);
      const forged = { ...receive(id), kolom } as Effect;
      await expect(bareCommit(bank, { effects: [forged] })).rejects.toMatchObject({ code: 'P0001' });
      expect(await books(bank)).toEqual(before);
    }
    const wide = { ...receive(id), kunci: {} } as unknown as Effect;
    await expect(bareCommit(bank, { effects: [wide] })).rejects.toMatchObject({ code: 'P0001' });
    await accepted(bank, () => bareCommit(bank, { effects: [receive(id)] }));
    expect(await rowOf(id)).toMatchObject({ status: 'DITERIMA', user_penerima: 'teller1', nominal: 10_000_000n });
  });
});

test('a decision that leaves out the content it was bound to is refused like one about other content', async () => {
  const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
    flowCode: 'PEMINDAHBUKUAN',
    seen: '',
    data: { nomor_rekening_debet: accounts.firma, nomor_rekening_kredit: accounts.ani, nominal: '1000000.00' },
  });
  const { versi, sidik } = await seenItem(bank, id_flow);
  const cancel = (bound: object) =>
    bareCommit(bank, {
      operasi: 'FLOW_CANCEL',
      date: DAY,
      effects: [
        {
          efek: 'flow_move',
          fase: 'sebelum',
          id_flow,
          dari: 'WAITING',
          ke: 'CANCELLED',
          aksi: 'CANCEL',
          catatan: '',
          lepas: false,
          ...bound,
        } as Effect,
      ],
    });
  await refused(bank, 'FLOW_CHANGED', () => cancel({ versi }));
  await refused(bank, 'FLOW_CHANGED', () => cancel({ sidik }));
  await accepted(bank, () => cancel({ versi, sidik }));
});
