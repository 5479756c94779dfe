import { expect, test } from 'vitest';
import { accepted, counterBank, linesOf } from '../../counter-bank.ts';
import { insertRate } from '../../currency-bank.ts';

const bank = await counterBank();
// A cent is worth 168.755 rupiah: two of them by themselves a sen more than both together.
await insertRate(bank, ['16000.00', '16875.50', '17000.00']);

const dollars = (sisi: string, nomor: string, nominal: string, kode_cabang = '') => ({
  sisi,
  jenis: 'GL',
  nomor,
  kode_cabang,
  nominal,
  kode_valuta: 'USD',
});

/** Posts dollar legs by two of finance and returns the journal's lines and the worth of each in sen. */
async function posted(baris: readonly object[]) {
  const data = { baris, keterangan: 'giro valas' };
  const { id_flow } = await bank.flow('finance1', 'SUBMIT', { flowCode: 'TRANSAKSI_UMUM_MULTI', seen: '', data });
  const { id_jurnal } = await accepted(bank, () => bank.flow('finance2', 'APPROVE', { idFlow: id_flow }));
  const worth = await bank.owner<{ jumlah_idr: bigint | null }[]>`
    select jumlah_idr from journal_line where journal_id = ${id_jurnal} order by urut`;
  const lines = await linesOf(bank, id_jurnal);
  return lines.map(([cabang, gl, jumlah, , lawan], at) => [cabang, gl, jumlah, worth[at]?.jumlah_idr, lawan]);
}

test('dollar legs whose worth is rounded balance in rupiah too', async () => {
  const lines = await posted([
    dollars('D', '103001', '0.01'),
    dollars('D', '103001', '0.01'),
    dollars('K', '209002', '0.02'),
  ]);
  expect(lines).toEqual([
    ['000', '103001', 1n, 16_876n, null],
    ['000', '103001', 1n, 16_875n, null],
    ['000', '209002', -2n, -33_751n, null],
  ]);
});

test('over three branches each is even in dollars and in rupiah', async () => {
  const lines = await posted([
    dollars('D', '103001', '0.01', '001'),
    dollars('D', '103001', '0.03', '002'),
    dollars('D', '103001', '0.02', '001'),
    dollars('K', '209002', '0.02', '001'),
    dollars('K', '209002', '0.04'),
  ]);
  expect(lines).toEqual([
    ['001', '103001', 1n, 16_876n, null],
    ['001', '103001', 2n, 33_751n, null],
    ['001', '209002', -2n, -33_751n, null],
    ['001', '110001', -1n, -16_876n, '000'],
    ['002', '103001', 3n, 50_626n, null],
    ['002', '110001', -3n, -50_626n, '000'],
    ['000', '209002', -4n, -67_502n, null],
    ['000', '110001', 1n, 16_876n, '001'],
    ['000', '110001', 3n, 50_626n, '002'],
  ]);
});
