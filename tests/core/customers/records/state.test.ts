import { expect, test } from 'vitest';
import { riwayatObjek } from '#core/control/audit/audit-history.ts';
import { keadaan, rincian } from '#core/customers/records/queries.ts';
import { paging } from '../../asking.ts';
import { refused } from '../../counter-bank.ts';
import { DAY } from '../../small-bank.ts';
import { entity, person } from './customer-forms.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();

/** A day before the bank knew anybody, and a moment after all that happens here. */
const LONG_AGO = '2020-01-01';
const LATER = '2999-01-01T00:00';

const kinds = [
  { name: 'a person', flow: 'SIMPAN_NASABAH_INDIVIDU', form: person, field: 'kode_pos' },
  { name: 'an entity', flow: 'SIMPAN_NASABAH_BADAN', form: entity, field: 'kode_pos' },
] as const;

test.each(kinds)(
  'of $name: as known at a moment, as true for a day, the difference of two, the author',
  async (kind) => {
    const number = await bank.save(kind.flow, kind.form({ kode_pos: '40111' }));
    const [first] = await bank.owner<{ waktu: string }[]>`
    select to_char(clock_timestamp() at time zone 'Asia/Jakarta', 'YYYY-MM-DD"T"HH24:MI:SS.US') as waktu`;
    const change = kind.form({ nomor_nasabah: number, versi: 1, kode_pos: '40222', alasan: 'Kode pos keliru' });
    const waiting = await bank.file(kind.flow, change);
    // While the change waits the record says so, and keeps its old values.
    const open = await rincian(await bank.as('cs1'), { nomor_nasabah: number });
    expect(open.nasabah?.id_flow).toBe(waiting);
    expect((open.individu ?? open.badan_usaha)?.kode_pos).toBe('40111');
    await bank.approve(waiting);
    expect((await rincian(await bank.as('cs1'), { nomor_nasabah: number })).nasabah?.id_flow).toBe('');

    const state = async (over: object = {}) =>
      keadaan(await bank.as('cs1'), {
        nomor_nasabah: number,
        benar: '',
        diketahui: '',
        banding_benar: '',
        banding_diketahui: '',
        ...over,
      });
    const postcode = async (over: object) => (await state(over)).isi.find(({ kolom }) => kolom === kind.field)?.baru;
    expect(await postcode({})).toBe('40222');
    expect(await postcode({ diketahui: first?.waktu })).toBe('40111');
    expect(await postcode({ benar: DAY, diketahui: LATER })).toBe('40222');
    expect(await state({ benar: LONG_AGO })).toEqual({ ada: 'F', isi: [] });
    expect(await state({ diketahui: `${LONG_AGO}T00:00` })).toEqual({ ada: 'F', isi: [] });
    // Beside one another: what differs and nothing else; beside a day on which there was nothing, all of it.
    expect((await state({ banding_diketahui: first?.waktu })).isi).toEqual([
      { kolom: kind.field, lama: '40111', baru: '40222' },
    ]);
    expect((await state({ banding_benar: DAY })).isi).toEqual([]);
    const whole = await state({ banding_benar: LONG_AGO });
    expect(whole.ada).toBe('T');
    expect(whole.isi.length).toBeGreaterThan(10);
    expect(whole.isi.every(({ lama, baru }) => lama === '' && baru !== '')).toBe(true);

    // The history shows who changed which field, the latest first.
    const history = await riwayatObjek(await bank.as('cs1'), { paging: paging(), objek: `NASABAH:${number}` });
    const changes = history.data.filter(({ perubahan }) => perubahan.length > 0);
    expect(changes[0]).toMatchObject({ pembuat: 'cs1', otorisasi: 'manager1' });
    expect(changes[0]?.perubahan.map(({ kolom, lama, baru }) => [kolom, lama, baru])).toEqual([
      [kind.field, '40111', '40222'],
    ]);
    // A maker who began before that learns the changed field, and by whom.
    const refusal = await refused(bank, 'CUSTOMER_CHANGED', () =>
      bank.file(kind.flow, { ...change, kode_pos: '40333' }),
    );
    expect(refusal.details.params).toEqual({ nasabah: number, kolom: kind.field, oleh: 'Nurul Hidayah' });
  },
);
