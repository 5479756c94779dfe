import { expect, test } from 'vitest';
import { cashDepositInput } from '#lib/cash/schemas/teller.ts';
import { rpcDefinition, wholeRequest } from '../../services/server/rpc-definitions.ts';

const deposit = (kembalian: { nominal: string; lembar: number }[]) =>
  cashDepositInput.parse({
    flowCode: 'SETOR_TUNAI',
    actionType: 'POST',
    flowData: {
      nomor_rekening: '001120000454',
      nominal: '100000.00',
      kode_valuta: 'IDR',
      keterangan: '',
      pecahan: [{ nominal: '100000.00', lembar: 1 }],
      kembalian,
    },
  });

test.each([
  ['without change', []],
  ['with change', [{ nominal: '50000.00', lembar: 1 }]],
])('a deposit %s reaches the core unchanged', (_, kembalian) => {
  const { requestSerialize, requestDeserialize } = rpcDefinition('teller.setorTunai');
  const sent = wholeRequest('teller.setorTunai', deposit(kembalian) as never);
  expect(requestDeserialize(requestSerialize(sent)).flowData).toMatchObject({
    nomor_rekening: '001120000454',
    pecahan: [{ nominal: '100000.00', lembar: 1 }],
    kembalian,
  });
});
