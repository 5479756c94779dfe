import { beforeEach, describe, expect, test } from 'vitest';
import { saveSpecimens } from '#core/customers/specimens/save-specimens.ts';
import { kartuTertinggal, ownerOfSpecimens, svs } from '#core/customers/specimens/specimens.ts';
import { openFile } from '#core/file/open-file.ts';
import { AppError } from '#lib/errors/errors.ts';
import type { Spesimen, SvsQuery } from '#types/proto/customers/signature.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import { paging } from '../../asking.ts';
import { accepted, cash, counterBank, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { clockAhead } from '../../steady-clock.ts';
import { ownerOf, sentFile } from '../records/stored-files.ts';

const bank = await counterBank();
breaksBooks(bank, ['27']);
const FLOW = 'SIMPAN_SPESIMEN';
const customerOf = async (rekening: string): Promise<string> => {
  const [row] = await bank.owner<
    { nomor_nasabah: string }[]
  >`select nomor_nasabah from account where nomor_rekening = ${rekening}`;
  return row?.nomor_nasabah ?? '';
};
const [ani, firm, hendra] = await Promise.all([accounts.ani, accounts.firma, accounts.pejabat].map(customerOf));

const signed = (user = 'cs1') => sentFile(bank, user, 'TANDA_TANGAN', { mime: 'image/png' });
const row = (penanda: string, nama: string, berkas: BerkasTersimpan, over: Partial<Spesimen> = {}): Spesimen => ({
  penanda,
  nama,
  berlaku_sejak: DAY,
  berlaku_sampai: '',
  berkas,
  ...over,
});
const card = (nomor_rekening: string, spesimen: readonly Spesimen[], over: object = {}) => ({
  nomor_rekening,
  versi: 0,
  aturan: 'SENDIRI',
  spesimen,
  alasan: 'Pembukaan rekening',
  ...over,
});
const file = async (data: object, maker = 'cs1') =>
  (await bank.flow(maker, 'SUBMIT', { flowCode: FLOW, seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'manager1') =>
  bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai kartu' });

const asked = (over: Partial<SvsQuery>): SvsQuery => ({
  nomor_rekening: '',
  pegangan: '',
  id_flow: '',
  flowCode: '',
  tempat: 'FORMULIR',
  ...over,
});
const readSpecimens = async (user: string, over: Partial<SvsQuery>) => svs(await bank.as(user), asked(over));
const withdrawal = (nomor_rekening: string) => ({ nomor_rekening, flowCode: 'TARIK_TUNAI' });
const open = async (user: string, { id_berkas }: BerkasTersimpan) =>
  openFile({ SPESIMEN: ownerOfSpecimens })(await bank.as(user), { id_berkas });
const answer = (work: Promise<unknown>) =>
  work.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const trail = async () =>
  (
    await bank.owner<{ id_user: string; objek: string; rincian: object }[]>`
      select id_user, objek, rincian from audit_log where aksi in ('LIHAT_SPESIMEN', 'LIHAT_BERKAS') order by id`
  ).map((each) => ({ ...each }));
const forget = () => bank.owner`truncate specimen, specimen_card, specimen_due`;
beforeEach(forget);

/** Stores a card of Ani's account by two persons; returns the signature. */
async function saveCard(): Promise<BerkasTersimpan> {
  await bank.owner`delete from record_version where jenis = 'specimen'`;
  const picture = await signed();
  await approve(await file(card(accounts.ani, [row(ani ?? '', 'Ani Lestari', picture)])));
  return picture;
}

describe('a card', () => {
  test('is made and changed by two persons; its pictures are part of it, each version names its own', async () => {
    const first = await signed();
    const idFlow = await file(card(accounts.ani, [row(ani ?? '', 'Ani Lestari', first)]));
    const [item] = await bank.owner`select objek, tingkat, perubahan from flow_instance where id_flow = ${idFlow}`;
    expect(item).toMatchObject({
      objek: `SPESIMEN:${accounts.ani}`,
      tingkat: 'OPS_MANAGER',
      perubahan: [
        { kolom: 'aturan_tanda_tangan', lama: '', baru: 'SENDIRI' },
        { kolom: 'spesimen', lama: '', baru: `Ani Lestari · 20-11-2026 – … · berkas:${first.id_berkas}.png` },
      ],
    });
    expect(await ownerOf(bank, first)).toBeNull();
    await accepted(bank, () => approve(idFlow));
    expect(await ownerOf(bank, first)).toBe(`SPESIMEN:${accounts.ani}`);

    const second = await signed();
    const data = card(
      accounts.ani,
      [
        row(ani ?? '', 'Ani Lestari', first, { berlaku_sejak: '2026-01-02', berlaku_sampai: '2026-11-19' }),
        row(ani ?? '', 'Ani Lestari', second),
      ],
      { versi: 1, alasan: 'Tanda tangan berubah' },
    );
    await accepted(bank, async () => approve(await file(data)));
    const versions = await bank.owner<{ pembuat: string; disetujui_oleh: string; n: number }[]>`
      select pembuat, disetujui_oleh, jsonb_array_length(isi -> 'specimen') as n from record_version where jenis = 'specimen' order by versi`;
    expect(versions.map((each) => ({ ...each }))).toEqual([
      { pembuat: 'cs1', disetujui_oleh: 'manager1', n: 1 },
      { pembuat: 'cs1', disetujui_oleh: 'manager1', n: 2 },
    ]);
    // A slip shows the specimens in force today; the card shows all.
    const now = await readSpecimens('teller1', withdrawal(accounts.ani));
    expect(now.spesimen.map(({ berkas }) => berkas?.id_berkas)).toEqual([second.id_berkas]);
    const whole = await readSpecimens('cs1', { nomor_rekening: accounts.ani, tempat: 'KARTU' });
    expect(whole).toMatchObject({
      ada: 'T',
      versi: 2,
      penanda: [{ penanda: ani, nama: 'Ani Lestari', peran: 'PEMILIK' }],
    });
    expect(whole.spesimen).toHaveLength(2);
    await refused(bank, 'DATA_CHANGED', () => file({ ...data, versi: 1 }));
    await expectSoundBooks(bank);
  });

  test('of an entity names the signers of its record, as many as its rule asks for', async () => {
    await bank.owner`delete from customer_relation where nomor_nasabah = ${firm ?? ''}`;
    await bank.owner`update customer_entity set aturan_tanda_tangan = 'DUA_DARI_TIGA' where nomor_nasabah = ${firm ?? ''}`;
    await bank.owner`insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal) values
      (${firm ?? ''}, 1, 'PENANDA_TANGAN', 'Joko Susilo', 'JOKO SUSILO'), (${firm ?? ''}, 2, 'PENANDA_TANGAN', 'Rina Wati', 'RINA WATI'),
      (${firm ?? ''}, 3, 'PENANDA_TANGAN', 'Tono Hadi', 'TONO HADI'), (${firm ?? ''}, 4, 'PENGURUS', 'Orang Luar', 'ORANG LUAR')`;
    const names = ['Joko Susilo', 'Rina Wati', 'Tono Hadi'];
    const rows = await Promise.all(names.map(async (nama) => row(nama, nama, await signed())));
    const started = await readSpecimens('cs1', { nomor_rekening: accounts.firma, tempat: 'KARTU' });
    expect([started.ada, started.aturan, started.penanda.map(({ nama }) => nama)]).toEqual([
      'F',
      'DUA_DARI_TIGA',
      names,
    ]);
    const short = await refused(bank, 'VALIDATION', () =>
      file(card(accounts.firma, rows.slice(0, 2), { aturan: 'DUA_DARI_TIGA' })),
    );
    expect(short.details.violations).toEqual([{ field: 'spesimen', kode: 'v.penandaKurang' }]);
    const refusal = await refused(bank, 'VALIDATION', async () =>
      file(card(accounts.firma, [row('Orang Luar', 'Orang Luar', await signed())])),
    );
    expect(refusal.details.violations).toEqual([{ field: 'spesimen', kode: 'v.penandaAsing' }]);
    await accepted(bank, async () => approve(await file(card(accounts.firma, rows, { aturan: 'DUA_DARI_TIGA' }))));
    expect(await readSpecimens('teller1', withdrawal(accounts.firma))).toMatchObject({
      aturan: 'DUA_DARI_TIGA',
      cukup: 'T',
    });
  });

  test('ends with the record: who is no signer any more is shown so, does not suffice, and the card is a task', async () => {
    await bank.owner`delete from customer_relation where nomor_nasabah = ${firm ?? ''}`;
    await bank.owner`update customer_entity set aturan_tanda_tangan = 'SEMUA' where nomor_nasabah = ${firm ?? ''}`;
    await bank.owner`insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal) values
      (${firm ?? ''}, 1, 'PENANDA_TANGAN', 'Lina Sari', 'LINA SARI'), (${firm ?? ''}, 2, 'PENANDA_TANGAN', 'Rudi Salim', 'RUDI SALIM')`;
    const rows = [row('Lina Sari', 'Lina Sari', await signed()), row('Rudi Salim', 'Rudi Salim', await signed())];
    await bank.owner`delete from record_version where jenis = 'specimen'`;
    await approve(await file(card(accounts.firma, rows, { aturan: 'SEMUA' })));
    const tasks = async (user = 'cs1') =>
      (await kartuTertinggal(await bank.as(user), { paging: paging() })).data.map(({ nomor_rekening, nama }) => [
        nomor_rekening,
        nama,
      ]);
    expect(await readSpecimens('teller1', withdrawal(accounts.firma))).toMatchObject({ cukup: 'T', gugur: [] });
    expect(await tasks()).toEqual([]);
    // The record as two persons leave it: Rudi is off, Tono comes.
    await bank.owner`update customer_relation set nama = 'Tono Hadi', nama_normal = 'TONO HADI' where nomor_nasabah = ${firm ?? ''} and urut = 2`;
    await bank.owner`select review_specimen_cards(${firm ?? ''})`;
    const now = await readSpecimens('teller1', withdrawal(accounts.firma));
    expect([now.cukup, now.gugur, now.spesimen.map(({ penanda }) => penanda)]).toEqual([
      'F',
      ['Rudi Salim'],
      ['Lina Sari', 'Rudi Salim'],
    ]);
    expect(await tasks()).toEqual([[accounts.firma, ['Rudi Salim']]]);
    expect(await tasks('cs2')).toEqual([]);
    const still = await refused(bank, 'VALIDATION', () =>
      file(card(accounts.firma, rows, { versi: 1, aturan: 'SEMUA' })),
    );
    expect(still.details.violations).toEqual([{ field: 'spesimen', kode: 'v.penandaKurang' }]);
    const [lina, rudi] = rows;
    const renewed = [
      lina,
      { ...rudi, berlaku_sejak: '2026-01-02', berlaku_sampai: '2026-11-19' },
      row('Tono Hadi', 'Tono Hadi', await signed()),
    ] as Spesimen[];
    await accepted(bank, async () =>
      approve(await file(card(accounts.firma, renewed, { versi: 1, aturan: 'SEMUA', alasan: 'Direksi berganti' }))),
    );
    expect(await readSpecimens('teller1', withdrawal(accounts.firma))).toMatchObject({ cukup: 'T' });
    expect(await tasks()).toEqual([]);
  });

  test('is changed by no party of the account, nor by their family; others may', async () => {
    const own = card(accounts.pejabat, [row(hendra ?? '', 'Hendra Wijaya', await signed('supervisor1'))]);
    await refused(bank, 'OWN_FAMILY', () => bank.run('supervisor1', saveSpecimens, own, { dryRun: true }));
    const idFlow = await file(card(accounts.pejabat, [row(hendra ?? '', 'Hendra Wijaya', await signed())]));
    await refused(bank, 'OWN_CUSTOMER', () => approve(idFlow, 'supervisor1'));
    // Of the family since it was filed: proved again where it is written.
    await bank.owner`update app_user set nomor_nasabah = ${ani ?? ''} where id_user = 'cs1'`;
    await bank.owner`insert into customer_relation (nomor_nasabah, urut, peran, nama, nama_normal, pihak)
      values (${hendra ?? ''}, 9, 'PASANGAN', 'Ani Lestari', 'ANI LESTARI', ${ani ?? ''})`;
    await refused(bank, 'OWN_FAMILY', () => approve(idFlow));
    await bank.owner`update app_user set nomor_nasabah = null where id_user = 'cs1'`;
    await bank.owner`delete from customer_relation where nomor_nasabah = ${hendra ?? ''} and urut = 9`;
    // The core had cached cs1's own customer number meanwhile.
    clockAhead(10_000);
    await accepted(bank, () => approve(idFlow));
  });

  test('is stored at the branch of the account, and of an open account', async () => {
    const citra = await customerOf(accounts.citra);
    await refused(bank, 'OTHER_BRANCH', async () =>
      file(card(accounts.citra, [row(citra, 'Citra Permana', await signed())])),
    );
    const tuti = await customerOf(accounts.tutup);
    await refused(bank, 'ACCOUNT_CLOSED', async () =>
      file(card(accounts.tutup, [row(tuti, 'Tuti Sudahtutup', await signed())])),
    );
    expect(await answer(readSpecimens('cs1', { nomor_rekening: accounts.citra, tempat: 'KARTU' }))).toBe(
      'ACCOUNT_NOT_FOUND',
    );
    expect(await answer(readSpecimens('cs1', { nomor_rekening: accounts.ani, tempat: 'KARTU' }))).toBe('OK');
    // A reader who sees no numbers asks by the handle; one who sees no accounts asks for nothing.
    const [account] = await bank.owner<
      { pegangan: string }[]
    >`select pegangan from account where nomor_rekening = ${accounts.ani}`;
    const pegangan = account?.pegangan ?? '';
    expect(await answer(readSpecimens('auditor1', { pegangan, tempat: 'KARTU' }))).toBe('OK');
    expect(await answer(readSpecimens('admin1', { pegangan, tempat: 'KARTU' }))).toBe('FORBIDDEN');
  });

  test.each([
    ['two specimens of one signer on one day', { berlaku_sampai: '' }, 'v.spesimenTumpang'],
    ['a last day before the first', { berlaku_sampai: '2026-11-19' }, 'v.urutanTanggal'],
  ])('with %s is refused at its field', async (_, over, kode) => {
    const spesimen = [
      row(ani ?? '', 'Ani Lestari', await signed(), over),
      row(ani ?? '', 'Ani Lestari', await signed()),
    ];
    const error = await refused(bank, 'VALIDATION', () => file(card(accounts.ani, spesimen)));
    expect(error.details.violations).toContainEqual({ field: 'spesimen', kode });
  });

  test('takes no picture that another has sent, of another kind, or of another account', async () => {
    const [others, face, mine] = [await signed('teller1'), await sentFile(bank, 'cs1', 'FOTO'), await signed()];
    const kodeOf = async (berkas: BerkasTersimpan) =>
      (await refused(bank, 'VALIDATION', () => file(card(accounts.ani, [row(ani ?? '', 'Ani Lestari', berkas)]))))
        .details.violations;
    expect(await kodeOf(others)).toEqual([{ field: 'spesimen', kode: 'v.berkasAsing' }]);
    expect(await kodeOf(face)).toEqual([{ field: 'spesimen', kode: 'v.berkasLain' }]);
    await bank.owner`update stored_file set pemilik = 'SPESIMEN:001110000019' where id_berkas = ${mine.id_berkas}`;
    expect(await kodeOf(mine)).toEqual([{ field: 'spesimen', kode: 'v.berkasAsing' }]);
  });
});

describe('reading specimens', () => {
  test('each opening is one row of the trail with person, account and purpose; its pictures add none', async () => {
    const picture = await saveCard();
    const before = (await trail()).length;
    expect(await answer(open('teller2', picture))).toBe('NOT_FOUND');
    const shown = await readSpecimens('teller2', withdrawal(accounts.ani));
    expect(shown).toMatchObject({ ada: 'T', cukup: 'T', aturan: 'SENDIRI', nama_rekening: 'Ani Lestari' });
    expect([await answer(open('teller2', picture)), await answer(open('teller2', picture))]).toEqual(['OK', 'OK']);
    expect((await trail()).slice(before)).toEqual([
      {
        id_user: 'teller2',
        objek: `SPESIMEN:${accounts.ani}`,
        rincian: { tempat: 'FORMULIR', flowCode: 'TARIK_TUNAI', id_flow: '', versi: 1, jumlah: 1 },
      },
    ]);
    // A read holds for some minutes and for whoever made it.
    expect(await answer(open('teller3', picture))).toBe('NOT_FOUND');
  });

  test('shows its maker and its checker again the pictures they signed for, and nobody else by that', async () => {
    const picture = await saveCard();
    const seen = (user: string) => answer(open(user, picture));
    expect([await seen('manager1'), await seen('cs1')]).toEqual(['OK', 'OK']);
    expect([await seen('supervisor1'), await seen('manager2'), await seen('headteller1')]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    // A checker sees no picture outside of the approved items, whatever else of that account was approved.
    const other = await signed();
    await approve(await file(card(accounts.ani, [row(ani ?? '', 'Ani Lestari', other)], { versi: 1 })), 'manager1');
    expect(await seen('manager1')).toBe('OK');
    expect(await answer(open('supervisor1', other))).toBe('NOT_FOUND');
  });

  test('beside a slip needs the screen of that slip, at any branch of the account', async () => {
    await saveCard();
    expect(await answer(readSpecimens('teller3', withdrawal(accounts.ani)))).toBe('OK');
    const transfer = { nomor_rekening: accounts.ani, flowCode: 'SKN_NON_TUNAI' };
    expect(await answer(readSpecimens('teller1', transfer))).toBe('OK');
    expect(await answer(readSpecimens('cs1', transfer))).toBe('FORBIDDEN');
    expect(await answer(readSpecimens('cs1', withdrawal(accounts.ani)))).toBe('FORBIDDEN');
    expect(await answer(readSpecimens('teller1', { nomor_rekening: accounts.ani, flowCode: 'SETOR_TUNAI' }))).toBe(
      'FORBIDDEN',
    );
    expect(await answer(readSpecimens('teller1', { nomor_rekening: accounts.ani }))).toBe('FORBIDDEN');
    expect(await answer(readSpecimens('teller1', withdrawal('001120000454')))).toBe('ACCOUNT_NOT_FOUND');
  });

  test('beside an item shows the account it debits, to readers of the item', async () => {
    await saveCard();
    const { id_flow } = await bank.flow('teller1', 'SUBMIT', {
      flowCode: 'TARIK_TUNAI',
      seen: '',
      data: cash(accounts.ani, 60),
    });
    const shown = await readSpecimens('supervisor1', { id_flow, tempat: 'MEJA' });
    expect(shown).toMatchObject({ nomor_rekening: accounts.ani, cukup: 'T' });
    expect((await trail()).at(-1)).toMatchObject({
      id_user: 'supervisor1',
      rincian: { tempat: 'MEJA', flowCode: 'TARIK_TUNAI', id_flow },
    });
    expect(await answer(readSpecimens('teller3', { id_flow, tempat: 'MEJA' }))).toBe('NOT_FOUND');
    expect(await answer(readSpecimens('supervisor1', { id_flow, tempat: 'OVERRIDE' }))).toBe('VALIDATION');
  });

  test('an account without a card says so, and one whose specimens have ended too', async () => {
    expect(await readSpecimens('teller1', withdrawal(accounts.budi))).toMatchObject({
      ada: 'F',
      cukup: 'F',
      spesimen: [],
    });
    await saveCard();
    await bank.owner`update specimen set berlaku_sejak = '2026-01-02', berlaku_sampai = '2026-11-19'`;
    expect(await readSpecimens('teller1', withdrawal(accounts.ani))).toMatchObject({
      ada: 'T',
      cukup: 'F',
      spesimen: [],
    });
  });

  test('has a bound per user and hour', async () => {
    await bank.owner`delete from sensitive_read`;
    await bank.owner`update parameter set nilai = '1' where nama = 'batas_lihat_spesimen'`;
    expect([
      await answer(readSpecimens('teller1', withdrawal(accounts.ani))),
      await answer(readSpecimens('teller1', withdrawal(accounts.ani))),
    ]).toEqual(['OK', 'LOOKED_ENOUGH']);
    await bank.owner`update parameter set nilai = '300' where nama = 'batas_lihat_spesimen'`;
  });
});
