import type { FlowForm } from '#components/screens/transaction-def.tsx';
import { menus } from '#lib/access/access.ts';
import type { OperationCode } from '#lib/operations/operations.ts';

interface FormEntry {
  /** The screen that fills it, where an item of it can be taken up again; '' where a window of another screen does. */
  readonly route: string;
  /** Fetches the literal: a screen of the workflow loads the forms of what it shows, and no others. */
  readonly load: () => Promise<FlowForm>;
}

/** Every form that can come before a checker, by its flow code. */
const forms: Partial<Record<OperationCode, FormEntry>> = {
  SETOR_TUNAI: {
    route: menus['setor-tunai'].route,
    load: async () => (await import('./teller/cash-deposit.tsx')).cashDeposit,
  },
  TARIK_TUNAI: {
    route: menus['tarik-tunai'].route,
    load: async () => (await import('./teller/cash-withdrawal.tsx')).cashWithdrawal,
  },
  PEMINDAHBUKUAN: {
    route: menus.pemindahbukuan.route,
    load: async () => (await import('./teller/book-transfer.tsx')).bookTransfer,
  },
  REVERSAL: {
    route: menus.reversal.route,
    load: async () => (await import('./teller/reversal.tsx')).reversal,
  },
  SETORAN_KHASANAH: {
    route: '',
    load: async () => (await import('./vault/handover.tsx')).tillToVault,
  },
  PENARIKAN_KHASANAH: {
    route: '',
    load: async () => (await import('./vault/handover.tsx')).vaultToTill,
  },
  BUAT_PENGGUNA: {
    route: `${menus.pengguna.route}/new`,
    load: async () => (await import('./management/create-user.tsx')).createUser,
  },
  UBAH_PENGGUNA: {
    route: `${menus.pengguna.route}/edit`,
    load: async () => (await import('./management/edit-user.tsx')).editUser,
  },
  HAPUS_PENGGUNA: {
    route: `${menus.pengguna.route}/remove`,
    load: async () => (await import('./management/delete-user.tsx')).deleteUser,
  },
  UBAH_LOKET: {
    route: `${menus.pengguna.route}/counter`,
    load: async () => (await import('./management/edit-counter.tsx')).editCounter,
  },
  SIMPAN_PERAN: {
    route: `${menus.peran.route}/edit`,
    load: async () => (await import('./management/save-role.tsx')).saveRole,
  },
  SIMPAN_MENU: {
    route: `${menus['menu-aplikasi'].route}/edit`,
    load: async () => (await import('./management/save-menu.tsx')).saveMenu,
  },
  DELEGASI: {
    route: `${menus.delegasi.route}/new`,
    load: async () => (await import('./flow/delegation.tsx')).delegation,
  },
};

/** The form behind a flow code, or undefined for one this product does not know. */
export const formOf = (flowCode: string): FormEntry | undefined => forms[flowCode as OperationCode];

/** Where a draft or returned item is taken up again, or null when no screen of its own fills it. */
export function formAddress(flowCode: string, idFlow: string): string | null {
  const route = formOf(flowCode)?.route ?? '';
  return route === '' ? null : `${route}?${new URLSearchParams({ id_flow: idFlow })}`;
}
