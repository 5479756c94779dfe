import { expect, test } from 'vitest';
import { accepted, books, counterBank, refused, rupiah } from '../core/counter-bank.ts';
import { accounts } from '../core/small-bank.ts';

const bank = await counterBank();
const transfer = {
  nomor_rekening_debet: accounts.firma,
  nomor_rekening_kredit: accounts.ani,
  nominal: rupiah(1_000_000n),
};
const filed = async () =>
  (await bank.flow('teller1', 'SUBMIT', { flowCode: 'PEMINDAHBUKUAN', seen: '', data: transfer })).id_flow;

test.each(['APPROVE', 'RETURN', 'REJECT'] as const)(
  'an item is not decided under the code of another kind: %s',
  async (action) => {
    const idFlow = await filed();
    const decide = (flowCode: string) => () =>
      bank.flow('headteller1', action, { idFlow, flowCode, remark: 'Diperiksa' });
    const before = await books(bank);
    for (const other of ['SETOR_TUNAI', 'TARIK_TUNAI', 'SIMPAN_PERAN', 'TIDAK_ADA']) {
      const { details } = await refused(bank, 'VALIDATION', decide(other));
      expect(details.violations).toMatchObject([{ field: 'flowCode' }]);
    }
    expect(await books(bank)).toEqual(before);
    await accepted(bank, decide('PEMINDAHBUKUAN'));
  },
);

test('nor is it taken back by its maker, or filed again, under another code', async () => {
  const idFlow = await filed();
  const cancel = (flowCode: string) => () => bank.flow('teller1', 'CANCEL', { idFlow, flowCode });
  await refused(bank, 'VALIDATION', cancel('SETOR_TUNAI'));
  await accepted(bank, () => bank.flow('headteller1', 'RETURN', { idFlow, remark: 'kurang lengkap' }));
  const again = (flowCode: string) => () =>
    bank.flow('teller1', 'SUBMIT', { idFlow, flowCode, seen: 'RETURNED', data: transfer });
  await refused(bank, 'VALIDATION', again('SETOR_TUNAI'));
  await accepted(bank, again('PEMINDAHBUKUAN'));
  await accepted(bank, cancel('PEMINDAHBUKUAN'));
});
