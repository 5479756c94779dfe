import { describe, expect, test } from 'vitest';
import { linesOf } from '../counter-bank.ts';
import { DAY } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { bilyetOf, depositBank, disbursement, funding } from './deposit-bank.ts';

const bank = await depositBank();
const siti = await bank.someone('Siti Deposan');
const [person] = await bank.owner<
  { nomor_identitas: string }[]
>`select nomor_identitas from customer where nomor_nasabah = ${siti}`;
const shown = { nomor_identitas: person?.nomor_identitas ?? '' };

describe('a deposit in cash', () => {
  test('is registered, funded with a certificate, and broken with a penalty', async () => {
    const nomor = await bank.registered(bank.registration(siti));
    expect(nomor.slice(0, 5)).toBe('00114');
    expect(await bank.depositRow(nomor)).toMatchObject({
      status: 'REGISTERED',
      tenor: 1,
      nominal: 1_000_000_000n,
      urut: 0,
    });
    const posted = await bank.agreed('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyetOf(1)));
    expect(await linesOf(bank, posted.id_jurnal)).toMatchInlineSnapshot(`
      [
        [
          "001",
          "101002",
          1000000000n,
          "4",
          null,
        ],
        [
          "001",
          "302001",
          -1000000000n,
          "001140000017",
          null,
        ],
        [
          "001",
          "909001",
          100n,
          null,
          null,
        ],
        [
          "001",
          "901003",
          -100n,
          null,
          null,
        ],
      ]
    `);
    expect(await bank.depositRow(nomor)).toMatchObject({
      status: 'ACTIVE',
      nisbah: 5_000,
      mulai: DAY,
      jatuh_tempo: '2026-12-20',
      urut: 1,
      versi: 2,
    });
    expect(await bank.bilyetState(bilyetOf(1))).toBe('PRINTED');
    await expectSoundBooks(bank);
    const paid = await bank.agreed(
      'teller1',
      'PENCAIRAN_DEPOSITO',
      disbursement(nomor, 9_900_000n, bilyetOf(1), shown),
    );
    expect(await linesOf(bank, paid.id_jurnal)).toMatchInlineSnapshot(`
      [
        [
          "001",
          "302001",
          1000000000n,
          "001140000017",
          null,
        ],
        [
          "001",
          "101002",
          -990000000n,
          "4",
          null,
        ],
        [
          "001",
          "206002",
          -10000000n,
          null,
          null,
        ],
      ]
    `);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'BROKEN', selesai: DAY });
    expect(await bank.bilyetState(bilyetOf(1))).toBe('RETURNED');
  });
});
