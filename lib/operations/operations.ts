/** What each operation is called: `trans_code` is typed by tellers, `singkat` stands on the validation line. */
export const operations = {
  SETOR_TUNAI: { trans_code: '1401', singkat: 'STN', id: 'Setor tunai', en: 'Cash deposit' },
  TARIK_TUNAI: { trans_code: '1402', singkat: 'TTN', id: 'Tarik tunai', en: 'Cash withdrawal' },
  PEMINDAHBUKUAN: { trans_code: '1403', singkat: 'PBK', id: 'Pemindahbukuan', en: 'Book transfer' },
  REVERSAL: { trans_code: '1409', singkat: 'RVS', id: 'Pembatalan transaksi', en: 'Reversal' },
  BUKA_KAS: { trans_code: '1501', singkat: 'BKS', id: 'Buka kas teller', en: 'Open till' },
  TUTUP_KAS: { trans_code: '1502', singkat: 'TKS', id: 'Tutup kas teller', en: 'Close till' },
  TERIMA_KAS: { trans_code: '1503', singkat: 'TRK', id: 'Terima kas', en: 'Confirm cash received' },
  SETORAN_KHASANAH: { trans_code: '1504', singkat: 'SKH', id: 'Setoran ke khasanah', en: 'Till to vault' },
  PENARIKAN_KHASANAH: { trans_code: '1511', singkat: 'PKH', id: 'Penarikan dari khasanah', en: 'Vault to till' },
  BUKA_CABANG: { trans_code: '1901', singkat: 'BCB', id: 'Buka hari cabang', en: 'Open branch day' },
  TUTUP_CABANG: { trans_code: '1902', singkat: 'TCB', id: 'Tutup hari cabang', en: 'Close branch day' },
  BUAT_PENGGUNA: { trans_code: '2101', singkat: 'BPG', id: 'Pengguna baru', en: 'New user' },
  UBAH_PENGGUNA: { trans_code: '2102', singkat: 'UPG', id: 'Perubahan pengguna', en: 'Change of user' },
  HAPUS_PENGGUNA: { trans_code: '2103', singkat: 'HPG', id: 'Penghapusan pengguna', en: 'Removal of user' },
  UBAH_LOKET: { trans_code: '2104', singkat: 'ULK', id: 'Loket dan kas pengguna', en: 'Counter and till of user' },
  SIMPAN_PERAN: { trans_code: '2111', singkat: 'SPR', id: 'Perubahan peran', en: 'Change of role' },
  SIMPAN_MENU: { trans_code: '2112', singkat: 'SMN', id: 'Perubahan menu', en: 'Change of menu' },
  DELEGASI: { trans_code: '2121', singkat: 'DLG', id: 'Delegasi wewenang', en: 'Delegation of authority' },
  MODAL_AWAL: { trans_code: '9001', singkat: 'MDL', id: 'Modal awal', en: 'Opening capital' },
} as const;

export type OperationCode = keyof typeof operations;
export const isOperationCode = (code: string): code is OperationCode => Object.hasOwn(operations, code);

/** The Indonesian name of an operation; an unknown code is its own name. */
export const operationName = (code: string): string => (isOperationCode(code) ? operations[code].id : code);

/** What tellers type for an operation; an unknown code has none. */
export const transCodeOf = (code: string): string => (isOperationCode(code) ? operations[code].trans_code : '');

/** A text that begins with an operation's Indonesian name, that name in the reader's language. */
export function operationIn(language: 'id' | 'en', text: string): string {
  const found = language === 'id' ? undefined : Object.values(operations).find(({ id }) => text.startsWith(`${id} `));
  return found ? found.en + text.slice(found.id.length) : text;
}
