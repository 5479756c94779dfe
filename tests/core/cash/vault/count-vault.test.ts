import { describe, expect, test } from 'vitest';
import { countVault } from '#core/cash/vault/count-vault.ts';
import { receiveCash } from '#core/cash/vault/receive-cash.ts';
import { tillToVault } from '#core/cash/vault/till-to-vault.ts';
import { vaultToTill } from '#core/cash/vault/vault-to-till.ts';
import { toRows } from '#core/programs/seed/counter.ts';
import { accepted, boxOf, counterBank, insertGrant, linesOf, refused, rupiah } from '../../counter-bank.ts';

const bank = await counterBank();
const schema = countVault.schema;

/** Returns the content of 001's vault by the books, in pieces by rupiah, with a few more or fewer notes of 100,000. */
async function counted(more = 0): Promise<Record<string, number>> {
  const { stok } = await boxOf(bank, { vault: '001' });
  const denominations = Object.fromEntries(
    Object.entries(stok).map(([key, count]) => [String(BigInt(key.replace('T', '')) / 100n), count] as const),
  );
  return { ...denominations, '100000': (denominations['100000'] ?? 0) + more };
}

interface Count {
  readonly fit: Record<string, number>;
  readonly unfit?: Record<string, number>;
  readonly remark?: string;
}
const input = ({ fit, unfit = {}, remark = '' }: Count) => ({
  pecahan_layak: toRows(fit),
  pecahan_tidak_layak: toRows(unfit),
  keterangan: remark,
});

/** Returns the grant that supervisor1 gives beside the head teller. */
const released = (what: Count) =>
  insertGrant(bank, {
    code: 'HITUNG_KHASANAH',
    data: schema.parse(input(what)),
    maker: 'headteller1',
    reasons: ['DUA_ORANG'],
    supervisor: 'supervisor1',
  });

/** headteller1 counts, and supervisor1 beside the head teller releases it. */
const count = async (what: Count) => bank.run('headteller1', countVault, input(what), { token: await released(what) });

const counts = () =>
  bank.owner<
    { petugas: string; saksi: string; dihitung: bigint; seharusnya: bigint; pecahan: Record<string, number[]> }[]
  >`select petugas, saksi, dihitung, seharusnya, pecahan from vault_count order by id`;

describe('counting the vault', () => {
  test('needs a second officer, with any result', async () => {
    const fit = await counted();
    await refused(bank, 'OVERRIDE_NEEDED', () => bank.run('headteller1', countVault, input({ fit })));
    await accepted(bank, () => count({ fit: { ...fit, '50000': 0 }, unfit: { '50000': fit['50000'] ?? 0 } }));
    const [row] = await counts();
    expect(row).toMatchObject({ petugas: 'headteller1', saksi: 'supervisor1' });
    expect(row?.dihitung).toBe(row?.seharusnya);
    expect(row?.pecahan['5000000']).toEqual([0, fit['50000']]);
  });

  test('is blind: an attempt shows the same whether it agrees or not', async () => {
    const tried = async (more: number) =>
      bank.run('headteller1', countVault, input({ fit: await counted(more) }), { dryRun: true });
    const agreeing = await tried(0);
    expect(agreeing).toMatchObject({
      jurnal: [],
      saldo: [],
      ringkasan: { nominal: '' },
      otorisasi: { perlu: 'T', tingkat: '' },
    });
    expect(await tried(-3)).toEqual(agreeing);
    expect(await tried(200)).toEqual(agreeing);
  });

  test('books a shortage and an overage at once, with a word about it', async () => {
    const before = await boxOf(bank, { vault: '001' });
    const fit = await counted(-2);
    const token = await released({ fit });
    await refused(bank, 'VAULT_COUNT_REASON', () => bank.run('headteller1', countVault, input({ fit }), { token }));
    const short = await accepted(bank, () => count({ fit, remark: 'Kurang dua lembar di brankas' }));
    expect(await linesOf(bank, short.id_jurnal)).toEqual([
      ['001', '112003', 20_000_000n, 'headteller1', null],
      ['001', '101001', -20_000_000n, String(before.id_kas), null],
    ]);
    const after = await boxOf(bank, { vault: '001' });
    expect(after.saldo).toBe(before.saldo - 20_000_000n);
    expect(after.stok['10000000']).toBe((before.stok['10000000'] ?? 0) - 2);
    const over = await accepted(bank, async () =>
      count({ fit: await counted(1), remark: 'Lebih satu lembar di brankas' }),
    );
    expect((await linesOf(bank, over.id_jurnal)).map(([, gl, amount]) => [gl, amount])).toEqual([
      ['101001', 10_000_000n],
      ['201005', -10_000_000n],
    ]);
  });

  test('other pieces of the same worth become the stock of the books', async () => {
    const fit = await counted(-1);
    await accepted(bank, () => count({ fit: { ...fit, '50000': (fit['50000'] ?? 0) + 2 } }));
    const { stok } = await boxOf(bank, { vault: '001' });
    expect(stok['5000000']).toBe((fit['50000'] ?? 0) + 2);
  });

  test('a vault that moves afterwards is to be counted again', async () => {
    const stale = async () => {
      const [row] = await bank.owner<
        { n: number }[]
      >`select count(*)::integer as n from day_blockers('001') where kode = 'KHASANAH'`;
      return row?.n;
    };
    await count({ fit: await counted() });
    expect(await stale()).toBe(0);
    const till = await boxOf(bank, { user: 'teller1' });
    await bank.run('headteller1', vaultToTill, {
      id_kas: String(till.id_kas),
      nominal: rupiah(100_000n),
      pecahan: toRows({ '100000': 1 }),
    });
    expect(await stale()).toBe(1);
  });

  test('a piece that is no money is refused', async () => {
    const alien = { fit: { '75000': 1 }, remark: 'Uang khusus di brankas' };
    const token = await released(alien);
    await refused(bank, 'CASH_UNKNOWN', () => bank.run('headteller1', countVault, input(alien), { token }));
  });

  test('a count that waited while the vault moved is not approved: it would book a difference that nobody has', async () => {
    const fit = await counted();
    const data = input({ fit, remark: 'Hitungan sore dua petugas' });
    const file = () => bank.flow('headteller1', 'SUBMIT', { flowCode: 'HITUNG_KHASANAH', seen: '', data });
    const stale = await file();
    const till = await boxOf(bank, { user: 'teller1' });
    await bank.run('headteller1', vaultToTill, {
      id_kas: String(till.id_kas),
      nominal: rupiah(100_000n),
      pecahan: toRows({ '100000': 1 }),
    });
    await refused(bank, 'GRANT_INVALID', () => bank.flow('supervisor1', 'APPROVE', { idFlow: stale.id_flow }));
    // Nor when as much has come back meanwhile: they are not the notes that were counted.
    const [sent] =
      await bank.owner`select id_serah_terima as id from handover where status = 'DIKIRIM' order by dikirim_pada desc limit 1`;
    const one = toRows({ '100000': 1 });
    await bank.run('teller1', receiveCash, { id_serah_terima: sent?.id, pecahan: one });
    await bank.run('teller1', tillToVault, { nominal: rupiah(100_000n), pecahan: one });
    const [back] =
      await bank.owner`select id_serah_terima as id from handover where status = 'DIKIRIM' order by dikirim_pada desc limit 1`;
    await bank.run('headteller1', receiveCash, { id_serah_terima: back?.id, pecahan: one });
    await refused(bank, 'DATA_CHANGED', () => bank.flow('supervisor1', 'APPROVE', { idFlow: stale.id_flow }));
    await bank.flow('supervisor1', 'REJECT', { idFlow: stale.id_flow, remark: 'hitung lagi' });
    const fresh = await bank.flow('headteller1', 'SUBMIT', {
      flowCode: 'HITUNG_KHASANAH',
      seen: '',
      data: input({ fit: await counted() }),
    });
    const posted = await accepted(bank, () => bank.flow('supervisor1', 'APPROVE', { idFlow: fresh.id_flow }));
    expect(posted.id_jurnal).toBe('');
  });

  test('of another branch does not exist here: only the own branch or head office releases an officer’s count', async () => {
    const [vault2] =
      await bank.owner`select id_kas, nomor_urut from cash_box where kode_cabang = '002' and jenis = 'KHASANAH' and kode_valuta = 'IDR'`;
    const rows = () => bank.owner`select count(*)::integer as n from vault_count where id_kas = ${vault2?.id_kas}`;
    const before = await rows();
    const filed = await bank.flow('headteller1', 'SUBMIT', {
      flowCode: 'HITUNG_KHASANAH',
      seen: '',
      data: input({ fit: await counted() }),
    });
    await refused(bank, 'NOT_FOUND', () => bank.flow('manager2', 'APPROVE', { idFlow: filed.id_flow }));
    await refused(bank, 'SELF_APPROVAL', () => bank.flow('headteller1', 'APPROVE', { idFlow: filed.id_flow }));
    await accepted(bank, () => bank.flow('manager1', 'APPROVE', { idFlow: filed.id_flow }));
    expect(await rows()).toEqual(before);
  });
});
