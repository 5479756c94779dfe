import type { Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { LoadedAccount, LoadedBox } from './load-context.ts';
import type { OpContext } from './operation.ts';

/** The account of this number; ACCOUNT_NOT_FOUND where there is none. */
export function accountOf(context: OpContext, nomorRekening: string): LoadedAccount {
  return (
    context.loaded.accounts.get(nomorRekening) ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomorRekening } })
  );
}

/** Returns a customer account's place in the ledger: its own control account, in its own branch. The leg's currency must be the account's. */
export function accountTarget(context: OpContext, nomorRekening: string): Target {
  const { kode_cabang, kode_gl } = accountOf(context, nomorRekening);
  return { kode_cabang, kode_gl, sub: { jenis: 'REKENING', id: nomorRekening } };
}

const cashGl = ({ jenis, kode_valuta }: LoadedBox): string => {
  if (kode_valuta === BOOK_CURRENCY) return jenis === 'KHASANAH' ? gl('VAULT_CASH') : gl('TILL_CASH');
  return jenis === 'KHASANAH' ? gl('FOREIGN_VAULT_CASH') : gl('FOREIGN_TILL_CASH');
};

/** The cash account of a till or a vault; foreign notes are kept apart from rupiah. */
export const boxTarget = (box: LoadedBox): Target => ({
  kode_cabang: box.kode_cabang,
  kode_gl: cashGl(box),
  kode_valuta: box.kode_valuta,
  sub: { jenis: 'KAS', id: String(box.id_kas) },
});

/** Returns the place of a difference in a teller's count: the teller's own, until it is cleared up. */
export const differenceTarget = (box: LoadedBox, kode_gl: string): Target => ({
  kode_cabang: box.kode_cabang,
  kode_gl,
  kode_valuta: box.kode_valuta,
  sub: { jenis: 'SELISIH_TELLER', id: box.id_user ?? '' },
});

/** The caller's till in the currency that the form names, else in that of the books. */
export const tillFor = ({ loaded, data }: OpContext): LoadedBox | null =>
  loaded.tills.get((data as { kode_valuta?: string } | null)?.kode_valuta ?? BOOK_CURRENCY) ?? null;

/** Like `tillFor`, but throws NO_TILL where the caller has none. */
export const ownTill = (context: OpContext): LoadedBox => tillFor(context) ?? fail('NO_TILL');
