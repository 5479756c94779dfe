import { beforeAll, describe, expect, test } from 'vitest';
import type { Effect } from '#core/engine/effects.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { accepted, bareCommit, bareGrant, counterBank, onAnyAccount, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank = await counterBank();
await onAnyAccount(bank);
/** Budi's 5,000,000 are agreed to be closed and paid in cash: what the posting function proves whatever the rules in TypeScript have said. */
beforeAll(async () => {
  await bank.owner`
    insert into account_closing (nomor_rekening, status, tanggal, sebab, nomor_identitas, cara_bayar, bebas_biaya, status_lama, saldo, bagi_hasil, pajak, zakat, biaya, nominal, versi)
    values (${accounts.budi}, 'DISETUJUI', ${DAY}, 'LAINNYA', '1', 'TUNAI', true, 'AKTIF', 500000000, 0, 0, 0, 0, 500000000, 1)`;
  await bank.owner`update account_state set status = 'PENUTUPAN', saldo_minimum = 0 where nomor_rekening = ${accounts.budi}`;
});

const ALL = 5_000_000_00n;
const place = (id: string, kode_gl: string, kode_cabang = '001') => ({
  kode_cabang,
  kode_gl,
  sub: { jenis: 'REKENING', id } as const,
});
const legs = (minor: bigint) => [
  debit(place(accounts.budi, '203002'), minor),
  credit(place(accounts.ani, '301001'), minor),
];
const amounts = {
  saldo: '500000000',
  bagi_hasil: '0',
  pajak: '0',
  zakat: '0',
  biaya: '0',
  nominal: '500000000',
  sisa: '0',
};
const pay = (rest: object = {}): Effect => ({
  efek: 'closing_pay',
  fase: 'sebelum',
  nomor_rekening: accounts.budi,
  versi: 1,
  ...amounts,
  ...rest,
});
const done: Effect = { efek: 'closing_done', fase: 'sesudah', nomor_rekening: accounts.budi };
const operasi = 'AMBIL_DANA_DI_TELLER';

describe('an account that is being closed', () => {
  test('takes nothing in or out but with the end of its closing, and is closed only when nothing is left', async () => {
    const back = legs(100n).map((leg) => ({ ...leg, jumlah: -leg.jumlah }));
    await refused(bank, 'ACCOUNT_CLOSING', () => bareCommit(bank, { legs: legs(100n) }));
    await refused(bank, 'ACCOUNT_CLOSING', () => bareCommit(bank, { legs: back }));
    await refused(bank, 'ACCOUNT_CLOSING', () => bareCommit(bank, { legs: legs(ALL), effects: [done], operasi }));
    await refused(bank, 'CLOSING_CHANGED', () =>
      bareCommit(bank, { legs: legs(ALL), effects: [pay({ versi: 0 }), done], operasi }),
    );
    await refused(bank, 'CLOSING_CHANGED', () =>
      bareCommit(bank, { legs: legs(ALL - 1n), effects: [pay(), done], operasi }),
    );
    await refused(bank, 'OTHER_BRANCH', () =>
      bareCommit(bank, {
        idUser: 'teller3',
        actor: 'teller3',
        kodeCabang: '002',
        legs: [],
        effects: [pay(), done],
        operasi,
      }),
    );
    const grant = await bareGrant(bank, ['PENUTUPAN_DIBATALKAN']);
    await refused(bank, 'GRANT_INVALID', () => bareCommit(bank, { legs: legs(100n), ...grant }));
    await accepted(bank, () => bareCommit(bank, { legs: legs(ALL), effects: [pay(), done], operasi }));
    const [row] =
      await bank.owner`select status, saldo_buku from account_state where nomor_rekening = ${accounts.budi}`;
    expect({ ...row }).toEqual({ status: 'TUTUP', saldo_buku: 0n });
    await refused(bank, 'CLOSING_STATE', () =>
      bareCommit(bank, { legs: [], effects: [pay({ versi: 2 }), done], operasi }),
    );
    await refused(bank, 'ACCOUNT_CLOSED', () => bareCommit(bank, { legs: back }));
  });
});
