import type { FlowForm } from '#components/screens/transaction-def.tsx';
import { type CheckedCode, knownCard } from '#lib/operations/operations.ts';

/** Fetches the form of each operation that can come before a checker; one that is missing here does not compile. */
const forms: Readonly<Record<CheckedCode, () => Promise<FlowForm>>> = {
  SETOR_TUNAI: async () => (await import('./teller/cash-deposit.tsx')).cashDeposit,
  TARIK_TUNAI: async () => (await import('./teller/cash-withdrawal.tsx')).cashWithdrawal,
  TUKAR_UANG: async () => (await import('./teller/money-exchange.tsx')).moneyExchange,
  PEMINDAHBUKUAN: async () => (await import('./teller/book-transfer.tsx')).bookTransfer,
  UBAH_WIC: async () => (await import('./wic/edit-walk-in.tsx')).editWalkIn,
  PUTUSAN_LAPORAN_TUNAI: async () => (await import('./wic/decide-report.tsx')).decideReport,
  JUAL_BELI_VALAS: async () => (await import('./currency/exchange.tsx')).exchange,
  SIMPAN_KURS: async () => (await import('./currency/save-rate.tsx')).saveRate,
  REVERSAL: async () => (await import('./teller/reversal.tsx')).reversal,
  KOREKSI: async () => (await import('./teller/correction.tsx')).correction,
  SETORAN_KHASANAH: async () => (await import('./vault/handover.tsx')).tillToVault,
  PENARIKAN_KHASANAH: async () => (await import('./vault/handover.tsx')).vaultToTill,
  SELISIH_PEMBULATAN: async () => (await import('./ledger/rounding-difference.tsx')).roundingDifference,
  TUTUP_KAS: async () => (await import('./vault/close-till.tsx')).closeTillForm,
  BUKA_KAS_ULANG: async () => (await import('./vault/reopen-till.tsx')).reopenTill,
  TUTUP_REKENING: async () => (await import('./closing/close-account.tsx')).closeAccount,
  AMBIL_DANA_DI_TELLER: async () => (await import('./closing/pay-out.tsx')).payOut,
  BATAL_TUTUP_REKENING: async () => (await import('./closing/withdraw-closing.tsx')).withdrawClosing,
  BUKA_REKENING: async () => (await import('./savings/open-account.tsx')).openAccount,
  CETAK_STATEMENT: async () => (await import('./savings/statement.tsx')).printStatement,
  REAKTIVASI_REKENING: async () => (await import('./savings/reactivation.tsx')).reactivation,
  BLOKIR_REKENING: async () => (await import('./savings/block-account.tsx')).blockAccount,
  BUKA_BLOKIR: async () => (await import('./savings/unblock-account.tsx')).unblockAccount,
  TAHAN_DANA: async () => (await import('./savings/hold-funds.tsx')).holdFunds,
  LEPAS_DANA: async () => (await import('./savings/release-funds.tsx')).releaseFunds,
  UBAH_TAHANAN: async () => (await import('./savings/change-hold.tsx')).changeHold,
  HITUNG_KHASANAH: async () => (await import('./vault/count-vault.tsx')).countVault,
  BUKA_HARI: async () => (await import('./branch/open-bank-day.tsx')).openBankDay,
  TUTUP_PAKSA: async () => (await import('./branch/force-close.tsx')).forceClose,
  BUAT_PENGGUNA: async () => (await import('./management/create-user.tsx')).createUser,
  UBAH_PENGGUNA: async () => (await import('./management/edit-user.tsx')).editUser,
  HAPUS_PENGGUNA: async () => (await import('./management/delete-user.tsx')).deleteUser,
  UBAH_LOKET: async () => (await import('./management/edit-counter.tsx')).editCounter,
  SIMPAN_PERAN: async () => (await import('./management/save-role.tsx')).saveRole,
  SIMPAN_MENU: async () => (await import('./management/save-menu.tsx')).saveMenu,
  UBAH_REKENING: async () => (await import('./savings/maintain-account.tsx')).maintainAccount,
  PINDAH_CABANG: async () => (await import('./savings/move-branch.tsx')).moveBranch,
  SIMPAN_SPESIMEN: async () => (await import('./signature/save-specimens.tsx')).saveSpecimens,
  SIMPAN_NASABAH_INDIVIDU: async () => (await import('./customer/save-person.tsx')).savePerson,
  SIMPAN_NASABAH_BADAN: async () => (await import('./customer/save-entity.tsx')).saveEntity,
  GABUNG_NASABAH: async () => (await import('./customer/merge.tsx')).merge,
  BATAL_GABUNG_NASABAH: async () => (await import('./customer/unmerge.tsx')).unmerge,
  IMPOR_PEMBIAYAAN: async () => (await import('./customer/import-financing.tsx')).importFinancing,
  SIMPAN_PILIHAN: async () => (await import('./parameter/save-choice.tsx')).saveChoice,
  SIMPAN_PRODUK: async () => (await import('./parameter/save-product.tsx')).saveProduct,
  SIMPAN_PARAMETER: async () => (await import('./parameter/save-setting.tsx')).saveSetting,
  SIMPAN_BATAS_HARIAN: async () => (await import('./parameter/save-daily-limit.tsx')).saveDailyLimit,
  IMPOR_DAFTAR_NAMA: async () => (await import('./screening/import-list.tsx')).importList,
  PUTUS_KECOCOKAN: async () => (await import('./screening/decide-hit.tsx')).decideHit,
  CETAK_BUKU: async () => (await import('./passbook/print-book.tsx')).printBook,
  TERIMA_STOK_BUKU: async () => (await import('./passbook/receive-books.tsx')).receiveBooks,
  SERAH_STOK_BUKU: async () => (await import('./passbook/hand-books.tsx')).handBooks,
  BATAL_STOK_BUKU: async () => (await import('./passbook/void-books.tsx')).voidBooks,
  TERBIT_BUKU: async () => (await import('./passbook/issue-book.tsx')).issueBook,
  GANTI_BUKU: async () => (await import('./passbook/replace-book.tsx')).replaceBook,
  ATUR_BARIS: async () => (await import('./passbook/set-line.tsx')).setLine,
  DELEGASI: async () => (await import('./flow/delegation.tsx')).delegation,
};

/** The form behind a flow code, or undefined for one this product does not know. A screen loads the forms it shows, and no others. */
export const formOf = (flowCode: string): (() => Promise<FlowForm>) | undefined => forms[flowCode as CheckedCode];

/** Where a draft or returned item is taken up again, or null when no screen of its own fills it. */
export function formAddress(flowCode: string, idFlow: string): string | null {
  const route = knownCard(flowCode)?.check?.form ?? '';
  return route === '' ? null : `${route}?${new URLSearchParams({ id_flow: idFlow })}`;
}
