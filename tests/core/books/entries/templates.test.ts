import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { saveOwnTemplate } from '#core/books/entries/own-template.ts';
import { templat, templatRincian } from '#core/books/entries/template-queries.ts';
import { getByIdFlow } from '#core/control/workflow/flow-view.ts';
import { operations } from '#core/server/modules.ts';
import { accepted, counterBank, linesOf, refused, rupiah } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { expectSoundBooks } from '../../sound-books.ts';

const bank = await counterBank();
breaksBooks(bank, ['27']);

const leg = (sisi: string, nomor: string, nominal = '', rest: object = {}) => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang: '',
  nominal,
  kode_valuta: 'IDR',
  keterangan: '',
  ...rest,
});
const legs = [leg('D', '603002', rupiah(300_000n)), leg('K', '201001', rupiah(300_000n))];
const open = [leg('D', '603002'), leg('K', '201001')];
const shared = (over: object = {}) => ({
  nomor_templat: '',
  versi: 0,
  lingkup: 'CABANG',
  nama: 'Listrik bulanan',
  keterangan: 'tagihan listrik',
  baris: legs,
  aktif: 'T',
  alasan: 'dipakai tiap bulan',
  ...over,
});
const own = (over: object = {}) => ({
  nomor_templat: '',
  versi: 0,
  nama: 'Punya saya',
  keterangan: '',
  baris: open,
  aktif: 'T',
  ...over,
});
const file = async (flowCode: string, data: object, maker = 'backoffice1') =>
  (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (idFlow: string, checker = 'supervisor1') => bank.flow(checker, 'APPROVE', { idFlow });
const saveOwn = async (user: string, data: object, key = randomUUID()) =>
  (await saveOwnTemplate(await bank.as(user, key), data as never)).nomor_templat;
const entry = (templat: string, versi_templat: number, over: object = {}) => ({
  baris: legs,
  keterangan: 'listrik November',
  templat,
  versi_templat,
  ...over,
});
const asked = {
  lingkup: '',
  pakai: '',
  sederhana: '',
  paging: { page: 1, show: 50, cursor: '', sort: '', keyword: '' },
};
const listed = async (user: string, over: object = {}) =>
  (await templat(await bank.as(user), { ...asked, ...over })).data.map(({ nama }) => nama);
const newest = async () => {
  const [row] = await bank.owner<{ nomor_templat: string; versi: number }[]>`
    select nomor_templat, versi from entry_template order by nomor_templat desc limit 1`;
  if (!row) throw new Error('no template');
  return row;
};
const clean = async () => {
  await bank.owner`truncate periodic_entry_due, periodic_entry_state, periodic_entry_leg, periodic_entry, entry_template_leg, entry_template`;
  await bank.owner`delete from record_version where jenis = 'entry_template'`;
  await bank.owner`update flow_instance set flow_state = 'CANCELLED' where flow_state = 'WAITING'`;
};

describe('a template of the branch or the bank', () => {
  test('is stored by two persons, each change a version; permitted users find it', async () => {
    await clean();
    const idFlow = await file('SIMPAN_TEMPLAT', shared());
    expect(await bank.owner`select 1 from entry_template`).toHaveLength(0);
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'backoffice1'));
    await accepted(bank, () => approve(idFlow));
    const { nomor_templat } = await newest();
    expect(nomor_templat).toMatch(/^TE\d{8}$/);
    const detail = await templatRincian(await bank.as('backoffice1'), { nomor_templat });
    expect(detail.templat).toMatchObject({
      lingkup: 'CABANG',
      pemegang: '001',
      versi: 1,
      sederhana: 'T',
      lengkap: 'T',
    });
    expect(detail.templat).toMatchObject({ pembuat: 'backoffice1', disetujui_oleh: 'supervisor1', boleh_ubah: 'T' });
    expect(detail.baris).toEqual(legs);
    expect(await listed('backoffice1', { pakai: 'T' })).toEqual(['Listrik bulanan']);
    // Head office reads it, and neither uses nor changes it.
    expect(await listed('finance1')).toEqual(['Listrik bulanan']);
    expect(await listed('finance1', { pakai: 'T' })).toEqual([]);

    const change = shared({ nomor_templat, versi: 1, baris: open });
    await refused(bank, 'DATA_CHANGED', () => file('SIMPAN_TEMPLAT', { ...change, versi: 0 }));
    await refused(bank, 'NO_CHANGE', () => file('SIMPAN_TEMPLAT', shared({ nomor_templat, versi: 1 })));
    await refused(bank, 'TEMPLATE_HOLDER', () => file('SIMPAN_TEMPLAT', { ...change, lingkup: 'BANK' }, 'finance1'));
    await accepted(bank, async () => approve(await file('SIMPAN_TEMPLAT', change)));
    const versions = await bank.owner`
      select versi, aksi, pembuat, disetujui_oleh from record_version where jenis = 'entry_template' and kunci = ${nomor_templat} order by versi`;
    expect(versions.map((each) => ({ ...each }))).toEqual([
      { versi: 1, aksi: 'BUAT', pembuat: 'backoffice1', disetujui_oleh: 'supervisor1' },
      { versi: 2, aksi: 'UBAH', pembuat: 'backoffice1', disetujui_oleh: 'supervisor1' },
    ]);
    await expectSoundBooks(bank);
  });

  test('is refused for the bank by a branch, under a name in use, and on accounts that nobody enters by hand', async () => {
    await clean();
    await refused(bank, 'TEMPLATE_HOLDER', () => file('SIMPAN_TEMPLAT', shared({ lingkup: 'BANK' })));
    const refusal = await refused(bank, 'GL_KEPT', () =>
      file('SIMPAN_TEMPLAT', shared({ baris: [legs[0], leg('K', '101001')] })),
    );
    expect(refusal.details.violations).toEqual([{ field: 'baris.1.nomor', kode: 'GL_KEPT' }]);
    expect(refusal.details.params?.sebab).toMatch(/^GL_/);
    await accepted(bank, async () => approve(await file('SIMPAN_TEMPLAT', shared())));
    await refused(bank, 'TEMPLATE_NAME', () => file('SIMPAN_TEMPLAT', shared({ nama: 'LISTRIK bulanan' })));
    await refused(bank, 'VALIDATION', () => file('SIMPAN_TEMPLAT', shared({ nama: '=cmd|calc' })));
    const bankWide = await file('SIMPAN_TEMPLAT', shared({ lingkup: 'BANK' }), 'finance1');
    await accepted(bank, () => approve(bankWide, 'finance2'));
    expect(await listed('backoffice1', { pakai: 'T' })).toEqual(['Listrik bulanan', 'Listrik bulanan']);
  });

  test('two of one name that wait at the same time: the second is refused when it would be written', async () => {
    await clean();
    const one = await file('SIMPAN_TEMPLAT', shared());
    const other = await file('SIMPAN_TEMPLAT', shared({ nama: 'listrik BULANAN' }));
    await accepted(bank, () => approve(one));
    await refused(bank, 'TEMPLATE_NAME', () => approve(other));
    expect(await bank.owner`select 1 from entry_template`).toHaveLength(1);
  });
});

describe('a template of one’s own', () => {
  test('is stored by one person at once, under its key once; nobody else sees, uses or changes it', async () => {
    await clean();
    const key = randomUUID();
    const nomor = await saveOwn('backoffice1', own(), key);
    expect(await saveOwn('backoffice1', own(), key)).toBe(nomor);
    await expect(saveOwn('backoffice1', own({ nama: 'Lain' }), key)).rejects.toMatchObject({ code: 'KEY_REUSED' });
    expect(await listed('backoffice1')).toEqual(['Punya saya']);
    expect(await listed('finance1')).toEqual([]);
    await expect(templatRincian(await bank.as('finance1'), { nomor_templat: nomor })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(saveOwn('finance1', own({ nomor_templat: nomor, versi: 1 }))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(saveOwn('backoffice1', own({ nomor_templat: nomor, versi: 0 }))).rejects.toMatchObject({
      code: 'DATA_CHANGED',
    });
    expect(await saveOwn('backoffice1', own({ nomor_templat: nomor, versi: 1, baris: legs }))).toBe(nomor);
    const versions =
      await bank.owner`select versi, aksi, pembuat, disetujui_oleh from record_version where kunci = ${nomor} order by versi`;
    expect(versions.map((each) => ({ ...each }))).toEqual([
      { versi: 1, aksi: 'SENDIRI', pembuat: 'backoffice1', disetujui_oleh: null },
      { versi: 2, aksi: 'SENDIRI', pembuat: 'backoffice1', disetujui_oleh: null },
    ]);
    await expectSoundBooks(bank);
  });

  test('takes no control account, and names the leg', async () => {
    await clean();
    const bad = saveOwn('backoffice1', own({ baris: [open[0], leg('K', '101001')] }));
    await expect(bad).rejects.toMatchObject({
      code: 'GL_KEPT',
      details: { violations: [{ field: 'baris.1.nomor', kode: 'GL_KEPT' }] },
    });
    expect(await bank.owner`select 1 from entry_template`).toHaveLength(0);
    await saveOwn('backoffice1', own());
    expect(await bank.owner`select 1 from entry_template`).toHaveLength(1);
  });
});

describe('an entry that was begun from a template', () => {
  const single = (templat: string, versi_templat: number) => ({
    jenis_debet: 'GL',
    nomor_debet: '603002',
    jenis_kredit: 'GL',
    nomor_kredit: '201001',
    nominal: '5.00',
    keterangan: 'dari templat',
    templat,
    versi_templat,
  });
  const posted = [
    ['001', '603002', 30_000_000n, null, null],
    ['001', '201001', -30_000_000n, null, null],
  ];

  test('says from which and of which version', async () => {
    await clean();
    await approve(await file('SIMPAN_TEMPLAT', shared()));
    const { nomor_templat } = await newest();
    const idFlow = await file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 1));
    const { id_jurnal } = await accepted(bank, () => approve(idFlow));
    expect(await linesOf(bank, id_jurnal)).toEqual(posted);
    const [item] =
      await bank.owner`select flow_data ->> 'templat' as templat, (flow_data ->> 'versi_templat')::integer as versi from flow_instance where id_flow = ${idFlow}`;
    expect({ ...item }).toEqual({ templat: nomor_templat, versi: 1 });
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 3)));
    await expectSoundBooks(bank);
  });

  test('of a template that was changed after its approval is neither filed nor approved; begun again, or without it, it is', async () => {
    await clean();
    await approve(await file('SIMPAN_TEMPLAT', shared()));
    const { nomor_templat } = await newest();
    const waits = await file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 1));
    const alsoWaits = await file('TRANSAKSI_UMUM', single(nomor_templat, 1));
    const changed = shared({ nomor_templat, versi: 1, baris: open });
    await approve(await file('SIMPAN_TEMPLAT', changed));
    // Between the filling in of the form and its filing.
    const refusal = await refused(bank, 'TEMPLATE_CHANGED', () =>
      file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 1)),
    );
    expect(refusal.details).toMatchObject({
      params: { templat: nomor_templat, versi: '1', kini: '2' },
      violations: [{ field: 'templat', kode: 'TEMPLATE_CHANGED' }],
    });
    // It changed between its filing and its approval: the checker sees that beforehand, nothing is posted, and it waits for its maker.
    const { peringatan, jurnal } = await getByIdFlow(await bank.as('supervisor1'), operations, waits);
    expect(peringatan.map(({ kode, tindakan }) => [kode, tindakan])).toEqual([['TEMPLATE_CHANGED', 'REJECT']]);
    expect(jurnal).toEqual([]);
    await refused(bank, 'TEMPLATE_CHANGED', () => approve(waits));
    await refused(bank, 'TEMPLATE_CHANGED', () => approve(alsoWaits));
    const states =
      await bank.owner`select flow_state from flow_instance where id_flow in ${bank.owner([waits, alsoWaits])}`;
    expect(states.map((each) => ({ ...each }))).toEqual(Array.from({ length: 2 }, () => ({ flow_state: 'WAITING' })));
    for (const data of [entry(nomor_templat, 2), entry('', 0)]) {
      const { id_jurnal } = await accepted(bank, async () => approve(await file('TRANSAKSI_UMUM_MULTI', data)));
      expect(await linesOf(bank, id_jurnal)).toEqual(posted);
    }
    // A template that is no longer offered begins no new entry.
    const last = await file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 2));
    await approve(await file('SIMPAN_TEMPLAT', { ...changed, versi: 2, aktif: 'F' }));
    await refused(bank, 'TEMPLATE_UNKNOWN', () => approve(last));
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('TRANSAKSI_UMUM_MULTI', entry(nomor_templat, 3)));
    await expectSoundBooks(bank);
  });

  test('a periodic entry uses the version it was begun from, and takes another only unchanged', async () => {
    await clean();
    await approve(await file('SIMPAN_TEMPLAT', shared()));
    const { nomor_templat } = await newest();
    const dated = (versi_templat: number, over: object = {}) => ({
      ...entry(nomor_templat, versi_templat),
      nomor_berkala: '',
      versi: 0,
      nama: 'Listrik',
      periode: 'BULANAN',
      setiap: '1',
      hari: '23',
      mulai: '2026-11-23',
      sampai: '',
      hari_libur: 'SESUDAH',
      alasan: 'tiap bulan',
      ...over,
    });
    await approve(await file('SIMPAN_BERKALA', dated(1)));
    const [refusal] = await bank.owner<{ nomor_berkala: string }[]>`select nomor_berkala from periodic_entry`;
    const it = { nomor_berkala: refusal?.nomor_berkala };
    await approve(await file('SIMPAN_TEMPLAT', shared({ nomor_templat, versi: 1, baris: open })));
    // Another name is no reason to begin anew; a version that is not the template's any more is none that may be taken.
    await accepted(bank, async () => approve(await file('SIMPAN_BERKALA', dated(1, { ...it, versi: 1, nama: 'Air' }))));
    const waits = await file('SIMPAN_BERKALA', dated(2, { ...it, versi: 2 }));
    await approve(await file('SIMPAN_TEMPLAT', shared({ nomor_templat, versi: 2, keterangan: 'tagihan' })));
    await refused(bank, 'TEMPLATE_CHANGED', () => approve(waits));
    await bank.flow('backoffice1', 'CANCEL', { idFlow: waits });
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('SIMPAN_BERKALA', dated(9, { ...it, versi: 2 })));
    await accepted(bank, async () => approve(await file('SIMPAN_BERKALA', dated(3, { ...it, versi: 2 }))));
  });

  test('of one’s own stays as filed after any change of the template: nobody else has agreed to it', async () => {
    await clean();
    const mine = await saveOwn('backoffice1', own());
    const idFlow = await file('TRANSAKSI_UMUM_MULTI', entry(mine, 1));
    await saveOwn(
      'backoffice1',
      own({ nomor_templat: mine, versi: 1, baris: [leg('D', '603001'), leg('K', '201001')] }),
    );
    const { id_jurnal } = await accepted(bank, () => approve(idFlow));
    expect(await linesOf(bank, id_jurnal)).toEqual(posted);
  });

  test('claims none that its maker may not use, nor a version there never was', async () => {
    await clean();
    const mine = await saveOwn('backoffice1', own());
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('TRANSAKSI_UMUM', single(mine, 1), 'finance1'));
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('TRANSAKSI_UMUM', single(mine, 2)));
    await refused(bank, 'TEMPLATE_UNKNOWN', () => file('TRANSAKSI_UMUM', single('TE99999999', 1)));
    await accepted(bank, async () => approve(await file('TRANSAKSI_UMUM', single(mine, 1)), 'headteller1'));
  });

  test('and one that names none has the print it always had', async () => {
    const idFlow = await file('TRANSAKSI_UMUM_MULTI', {
      baris: legs,
      keterangan: 'tanpa templat',
      templat: '',
      versi_templat: 0,
    });
    const [item] = await bank.owner`select flow_data ? 'templat' as ada from flow_instance where id_flow = ${idFlow}`;
    expect(item?.ada).toBe(false);
  });
});
