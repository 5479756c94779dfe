import { loadCaller } from '#core/access/callers.ts';
import type { Caller, Context } from '#core/access/context.ts';
import { acting, approveLimit, entryLimit } from '#core/engine/authority.ts';
import { available } from '#core/engine/load-context.ts';
import type { Prepared } from '#core/engine/operation.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { AppError } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { FaktaLimit, FaktaRekening } from '#types/proto/control/flow.ts';
import { assertMayRelease, groupOfItem, releasableItem } from './checker.ts';
import type { FlowItem } from './items.ts';

/** Returns the lender in whose place somebody may decide an item: '' with their own authority, null where they may not at all. */
export function behalfOf(caller: Caller, operations: Operations, item: FlowItem): string | null {
  try {
    const lender = assertMayRelease(caller, releasableItem(operations, item));
    return caller.menus.has('menunggu') ? lender : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Returns the name of the lender whose authority the reader would use to decide this item; '' where none. */
export async function nameOfLender({ caller, db }: Context, operations: Operations, item: FlowItem): Promise<string> {
  if (item.flow_state !== 'WAITING') return '';
  const lender = behalfOf(caller, operations, item) ?? '';
  return lender === '' ? '' : ((await loadCaller(db, lender))?.namaUser ?? lender);
}

/** Returns the present state of the accounts an item touches; balances of another branch's stay with that branch. */
export function accountsOf(reader: Caller, { operation, op }: Prepared): FaktaRekening[] {
  // Keeps the operation's own order, the debited account first.
  const numbers = new Set(operation.needs(op.data, op.caller, op.extra).accounts ?? []);
  const accounts = [...numbers].flatMap((number) => op.loaded.accounts.get(number) ?? []);
  return accounts.map((account) => {
    const open = reader.headOffice || reader.kodeCabang === account.kode_cabang;
    const free = available(account) + (op.reserved.get(account.nomor_rekening) ?? 0n);
    return {
      nomor_rekening: account.nomor_rekening,
      nama_nasabah: account.nama_rekening,
      kode_cabang: account.kode_cabang,
      kode_valuta: account.kode_valuta,
      status_rekening: account.status,
      blokir: account.blokir,
      saldo_tersedia: open ? fromMinor(free, account.kode_valuta) : '',
    };
  });
}

/** The limits an item is measured by; a change of data is measured by none. */
export function limitsOf(
  reader: Caller,
  maker: Caller | null,
  operations: Operations,
  item: FlowItem,
): FaktaLimit | undefined {
  if (item.jenis === 'DATA') return undefined;
  const { kode_valuta } = item;
  const group = groupOfItem(operations, item);
  const approve = approveLimit(acting(reader, item.user_input), group, kode_valuta);
  return {
    kelompok: group,
    kode_valuta,
    entri_pembuat: maker ? fromMinor(entryLimit(maker, group, kode_valuta), kode_valuta) : '',
    setuju_pemeriksa: reader.idUser === item.user_input ? '' : fromMinor(approve, kode_valuta),
  };
}
