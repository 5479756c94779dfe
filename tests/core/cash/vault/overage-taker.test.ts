import { expect, test } from 'vitest';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, boxOf, refused } from '../../counter-bank.ts';
import { line, listsBank, part } from '../../customers/screening/lists-bank.ts';
import { short, wholeIdentity } from '../../customers/walk-ins/cash-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { clockAhead } from '../../steady-clock.ts';

/** Whoever takes an overage in cash answers the same questions as anybody who takes cash (core/cash/README.md). */
const lists = await listsBank();
const bank = lists;
const NOTE = 10_000_000n;

/** Counts the vault of 001 with so many notes of 100,000 more or fewer; returns the number of the difference. */
async function found(more: number): Promise<string> {
  const { stok } = await boxOf(bank, { vault: '001' });
  const rupiah = Object.fromEntries(
    Object.entries(stok).map(
      ([key, denominations]) => [String(BigInt(key.replace('T', '')) / 100n), denominations] as const,
    ),
  );
  const data = countVault.schema.parse({
    pecahan_layak: toRows({ ...rupiah, '100000': (rupiah['100000'] ?? 0) + more }),
    pecahan_tidak_layak: [],
    keterangan: 'Hitungan dua petugas berbeda',
  });
  const { id_flow } = await bank.flow('headteller1', 'SUBMIT', { flowCode: 'HITUNG_KHASANAH', seen: '', data });
  await bank.flow('supervisor1', 'APPROVE', { idFlow: id_flow });
  const [row] = await bank.owner<{ nomor: string }[]>`select max(nomor) as nomor from cash_difference`;
  return row?.nomor ?? '';
}

const file = (maker: string, flowCode: string, data: object) =>
  bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data });
async function done(maker: string, flowCode: string, data: object, checker = 'manager1') {
  const { id_flow } = await file(maker, flowCode, data);
  return bank.flow(checker, 'APPROVE', { idFlow: id_flow });
}

const cash = (nomor_selisih: string, cara: string, over: object = {}) => ({
  nomor_selisih,
  cara,
  pecahan: toRows({ '100000': 1 }),
  alasan: 'Sesuai berita acara',
  ...over,
});

test('an overage is given back in cash to no unknown and no listed person, and counts for its recipient', async () => {
  await bank.owner`update parameter set nilai = '200000.00' where nama = 'batas_identitas_tukar'`;
  await bank.owner`update parameter set nilai = '300000.00' where nama = 'batas_identitas_penuh'`;
  clockAhead(10_000);
  const rina = { penerima: short.nama, nomor_identitas: short.nomor_identitas };
  const back = async (notes: number, who: object) => {
    const data = cash(await found(notes), 'KEMBALI_TUNAI', { pecahan: toRows({ '100000': notes }), ...who });
    return () => done('teller1', 'SELESAI_SELISIH_TUNAI', data);
  };
  await refused(bank, 'VALIDATION', await back(1, { ...rina, nomor_identitas: 'KTP-123' }));
  await refused(bank, 'IDENTITY_NEEDED', await back(3, rina));
  const posted = await accepted(bank, await back(3, { ...rina, ...wholeIdentity }));
  expect(
    await bank.owner`
      select w.nama, e.peran, e.keluar from cash_entry e join walk_in w on w.nomor_wic = e.pihak
      where e.journal_id = ${posted.id_jurnal}::bigint`,
  ).toEqual([{ nama: short.nama, peran: 'PELAKU', keluar: 3n * NOTE }]);
  const listed = { penerima: 'Sari Wulandari', nomor_identitas: '3273056010900010' };
  await lists.putInForce(part([line('W-1', listed.penerima, { tanggal_lahir: '1990-10-20' })]));
  await refused(bank, 'COMPLIANCE_HOLD', await back(1, listed));
  await accepted(bank, await back(1, { penerima: 'Dewi Anggraini', nomor_identitas: '3273056010900011' }));
  // The officer who repays a shortage is asked for nothing.
  const repaid = cash(await found(-3), 'GANTI_TUNAI', { pecahan: toRows({ '100000': 3 }) });
  await accepted(bank, () => done('teller1', 'SELESAI_SELISIH_TUNAI', repaid));
  await expectSoundBooks(bank);
});
