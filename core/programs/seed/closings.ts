import { computeClosing } from '#core/accounts/closing/computation.ts';
import { obstaclesOf } from '#core/accounts/closing/obstacles.ts';
import { readClosing } from '#core/accounts/closing/read-closing.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { Bank } from './counter.ts';
import { decide, file } from './desk.ts';

interface Leaving {
  readonly nomor_rekening: string;
  readonly nomor_identitas: string;
  /** Another account of the same customer. */
  readonly lain: string;
}

/** So many customers leave. */
const PLACES = 2;

/** Accounts of 001 whose owner has another one, with money that fits; those that today's transactions need are left out. */
const mayLeave = (bank: Bank, spared: ReadonlySet<string>) => bank.owner<(Leaving & { readonly tanggal: string })[]>`
  select a.nomor_rekening, n.nomor_identitas, min(o.nomor_rekening) as lain, (select b.accounting_date from branch b where b.kode_cabang = '001') as tanggal
  from account a join account_state s using (nomor_rekening) join customer n using (nomor_nasabah)
  join account o on o.nomor_nasabah = a.nomor_nasabah and o.nomor_rekening <> a.nomor_rekening and o.kode_valuta = a.kode_valuta
  join account_state p on p.nomor_rekening = o.nomor_rekening
  where a.kode_cabang = '001' and a.kode_produk in ('11', '12') and s.status = 'AKTIF' and p.status = 'AKTIF' and s.blokir = '' and p.blokir = ''
    and s.saldo_buku between 50000000 and 2000000000 and s.saldo_ditahan = 0 and s.debet_menunggu = 0 and n.nomor_identitas is not null
    and a.nomor_rekening <> all (${[...spared]}::text[]) and not exists (select from app_user u where u.nomor_nasabah = a.nomor_nasabah)
    and not exists (select from name_hit h where h.objek = 'NASABAH:' || a.nomor_nasabah)
  group by 1, 2 order by 1 desc`;

/** Returns those of them whose closing nothing blocks: in the bank's history some have got an order, a card or a link. */
async function leaving(bank: Bank, spared: ReadonlySet<string>): Promise<readonly Leaving[]> {
  const found: Leaving[] = [];
  for (const account of await mayLeave(bank, spared)) {
    if (found.length === PLACES) break;
    if ((await obstaclesOf(bank.app, account)).length === 0) found.push(account);
  }
  return found;
}

/** One customer closes a savings account into another one; a second has agreed to a closing and is to fetch the rest at the counter. */
export async function seedClosings(bank: Bank, spared: ReadonlySet<string>): Promise<void> {
  for (const [place, { nomor_rekening, nomor_identitas, lain }] of (await leaving(bank, spared)).entries()) {
    const found = await readClosing(bank.app, nomor_rekening);
    if (!found) throw new Error(`account ${nomor_rekening} is gone`);
    const toAnother = place === 0;
    const data = {
      nomor_rekening,
      nomor_identitas,
      sebab: toAnother ? 'GANTI_PRODUK' : 'TIDAK_DIPAKAI',
      keterangan: toAnother ? 'Disatukan dengan rekening lainnya' : 'Pindah ke luar kota',
      cara_bayar: toAnother ? 'PINDAH' : 'TUNAI',
      rekening_tujuan: toAnother ? lain : '',
      bebas_biaya: 'F',
      nominal: fromMinor(computeClosing(found, false).nominal),
      kode_valuta: BOOK_CURRENCY,
    };
    const idFlow = await file(bank, 'cs1', 'TUTUP_REKENING', data, 'Nasabah datang sendiri dengan KTP asli');
    await decide(bank, 'manager1', idFlow, 'APPROVE', 'Formulir dan identitas lengkap');
  }
}
