import { describe, expect, test } from 'vitest';
import { produkKartuList } from '#core/accounts/cards/queries.ts';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';
import { cardDesk, NUMBER, paging } from './card-desk.ts';

const bank = await counterBank();
const desk = cardDesk(bank);

const silver = async () => {
  const { data } = await produkKartuList(await bank.as('finance1'), {
    paging,
    ditawarkan: '',
    kode_produk_kartu: 'SILVER',
  });
  const [row] = data;
  if (!row) throw new Error('no such kind of card');
  return row;
};
const terms = async (over: object = {}) => {
  const { kode_produk_kartu, versi, nama, ditawarkan, biaya_terbit, biaya_ganti, ...row } = await silver();
  const { limit_tarik, limit_belanja, limit_transfer } = row;
  const stored = { kode_produk_kartu, versi, nama, ditawarkan, biaya_terbit, biaya_ganti };
  return { ...stored, limit_tarik, limit_belanja, limit_transfer, alasan: 'Keputusan direksi', ...over };
};
const limits = async (over: object = {}) => ({
  ...(await desk.seen(accounts.ani)),
  limit_tarik: '',
  limit_belanja: '',
  limit_transfer: '',
  alasan: 'Permintaan nasabah',
  ...over,
});

describe('a card’s own limits', () => {
  test('are no higher than its kind’s, of two persons of its branch, and its kind’s where there are none', async () => {
    await desk.active(accounts.ani, NUMBER, 'SLV000001');
    await refused(bank, 'CARD_LIMIT', async () =>
      desk.file('UBAH_LIMIT_KARTU', await limits({ limit_tarik: '5000000.01' })),
    );
    await refused(bank, 'OTHER_BRANCH', async () =>
      desk.file('UBAH_LIMIT_KARTU', await limits({ limit_tarik: '1000000.00' }), 'cs2'),
    );
    await refused(bank, 'NO_CHANGE', async () => desk.file('UBAH_LIMIT_KARTU', await limits()));
    const stale = await limits({ limit_tarik: '2000000.00' });
    const idFlow = await desk.file('UBAH_LIMIT_KARTU', await limits({ limit_tarik: '5000000.00', limit_belanja: '0' }));
    await refused(bank, 'SELF_APPROVAL', () => desk.approve(idFlow, 'cs1'));
    await accepted(bank, () => desk.approve(idFlow));
    expect(await desk.one(accounts.ani)).toMatchObject({
      limit_tarik: '5000000.00',
      limit_belanja: '0.00',
      limit_transfer: '10000000.00',
      batas_belanja: '10000000.00',
    });
    await refused(bank, 'DATA_CHANGED', () => desk.file('UBAH_LIMIT_KARTU', stale));
  });

  test('that its kind is lowered below while they wait are not approved', async () => {
    const idFlow = await desk.file('UBAH_LIMIT_KARTU', await limits({ limit_tarik: '4000000.00' }));
    await accepted(bank, async () =>
      desk.done('SIMPAN_PRODUK_KARTU', await terms({ limit_tarik: '3000000.00' }), 'finance1', 'finance2'),
    );
    await refused(bank, 'CARD_LIMIT', () => desk.approve(idFlow));
    await bank.flow('cs1', 'CANCEL', { idFlow });
    // The card's own limit is above the present one of its kind: the kind's limit counts.
    expect(await desk.one(accounts.ani)).toMatchObject({ limit_tarik: '3000000.00', batas_tarik: '3000000.00' });
  });
});

describe('cost and limits of a kind of card', () => {
  test('is changed by two persons of head office, from the values they saw, and every version is stored', async () => {
    const wanted = await terms({ nama: 'Debit Perak', biaya_terbit: '20000.00', ditawarkan: 'F' });
    const idFlow = await desk.file('SIMPAN_PRODUK_KARTU', wanted, 'finance1');
    await refused(bank, 'SELF_APPROVAL', () => desk.approve(idFlow, 'finance1'));
    await refused(bank, 'CHANGE_WAITING', () => desk.file('SIMPAN_PRODUK_KARTU', wanted, 'finance2'));
    await accepted(bank, () => desk.approve(idFlow, 'finance2'));
    expect(await silver()).toMatchObject({ nama: 'Debit Perak', biaya_terbit: '20000.00', ditawarkan: 'F', versi: 2 });
    await refused(bank, 'DATA_CHANGED', () => desk.file('SIMPAN_PRODUK_KARTU', wanted, 'finance1'));
    const versions = await bank.owner`
      select versi, aksi, pembuat, disetujui_oleh, isi ->> 'nama' as nama from record_version where jenis = 'card_product' order by versi`;
    expect(versions.map((row) => ({ ...row }))).toEqual([
      { versi: 0, aksi: 'AWAL', pembuat: null, disetujui_oleh: null, nama: 'Debit Silver' },
      { versi: 1, aksi: 'UBAH', pembuat: 'finance1', disetujui_oleh: 'finance2', nama: 'Debit Silver' },
      { versi: 2, aksi: 'UBAH', pembuat: 'finance1', disetujui_oleh: 'finance2', nama: 'Debit Perak' },
    ]);
    // Only a user who may open it reads its history.
    const history = async (user: string) =>
      (await riwayatObjek(await bank.as(user), { objek: 'PRODUK_KARTU:SILVER', paging })).data;
    expect((await history('finance1')).filter(({ aksi }) => aksi === 'SIMPAN_PRODUK_KARTU').length).toBeGreaterThan(0);
    await refused(bank, 'FORBIDDEN', () => history('cs1'));
    // New cards of it are asked for no more; those there are live on.
    await refused(bank, 'CARD_PRODUCT', () =>
      desk.file('MINTA_KARTU', desk.request({ nomor_rekening: accounts.budi })),
    );
    await accepted(bank, () =>
      desk.file('MINTA_KARTU', desk.request({ nomor_rekening: accounts.budi, kode_produk_kartu: 'GOLD' })),
    );
  });
});
