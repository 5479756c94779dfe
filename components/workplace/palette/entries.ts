import '#lib/messages/states.ts';
import { type IconName, isIconName } from '#components/kit/ui/icon-names.ts';
import type { MenuNames } from '#components/kit/ui/menu-names.ts';
import type { Translate } from '#components/kit/ui/messages.tsx';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { bankName, type MessageKey, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';
import type { NasabahRow } from '#types/proto/customers/customer.ts';
import { parseCommand } from './command.ts';
import { rankOf } from './matching.ts';
import { accountActions, dayOfReference, kindOfNumber } from './numbers.ts';

/** Holds one choice of the palette. Without an address it only says what is missing. */
export interface Entry {
  readonly id: string;
  readonly group: MessageKey;
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly code: string;
  readonly address: string | null;
}

function screenEntry(menu: MenuId, group: MessageKey, names: MenuNames): Entry {
  const { title, icon, route, trans_code, groups } = names(menu);
  const shown = isIconName(icon) ? icon : 'chevron-right';
  return {
    id: `${group}-${menu}`,
    group,
    icon: shown,
    title,
    detail: groups.join(' / '),
    code: trans_code,
    address: route,
  };
}

/** The screens open to the reader that match; all of them, after the recent ones, while nothing is typed. */
export function screenEntries(
  text: string,
  open: readonly MenuId[],
  recent: readonly string[],
  names: MenuNames,
): Entry[] {
  if (text.trim() === '') {
    const lately = recent.filter((menu): menu is MenuId => open.some((each) => each === menu));
    const rest = open.filter((menu) => !lately.includes(menu));
    return [
      ...lately.map((menu) => screenEntry(menu, 'palet.terakhir', names)),
      ...rest.map((menu) => screenEntry(menu, 'palet.layar', names)),
    ];
  }
  return open
    .map((menu) => ({ menu, rank: rankOf(menu, names(menu), text) }))
    .filter((found) => Number.isFinite(found.rank))
    .sort((a, b) => a.rank - b.rank)
    .map(({ menu }) => screenEntry(menu, 'palet.layar', names));
}

/** The form that a typed command fills, in words; nothing when it is no command or its screen is not open to the reader. */
export function commandEntries(text: string, open: readonly MenuId[], t: Translate, names: MenuNames): Entry[] {
  const command = parseCommand(text);
  if (!command || !open.includes(command.menu)) return [];
  const [rekening = '…', tujuan = '…'] = command.accounts;
  const nominal = command.nominal ? formatWire(command.nominal) : t('palet.tanpaNominal');
  return [
    {
      ...screenEntry(command.menu, 'palet.perintah', names),
      title: t(command.sentence, { nominal, rekening, tujuan }),
      detail: command.problem ? t(...command.problem) : names(command.menu).title,
      address: command.problem ? null : command.address,
    },
  ];
}

const accountsOf = (query: Readonly<Record<string, string>>) => `${menus.rekening.route}?${new URLSearchParams(query)}`;

/** Accounts found, then each of their owners once. */
export function accountEntries(rows: readonly RekeningRow[], t: Translate): Entry[] {
  const accounts = rows.map((row): Entry => {
    const masked = isMasked(row.nomor_rekening);
    return {
      id: `rekening-${masked ? row.pegangan : row.nomor_rekening}`,
      group: 'palet.rekening',
      icon: 'wallet2',
      title: row.nama_nasabah,
      detail: `${bankName(row.nama_produk)} · ${messageOf('status.', row.status_rekening)}`,
      code: row.nomor_rekening,
      // A masked number finds nothing; its owner's name does. The handle opens the account above what is found.
      address: accountsOf({ keyword: masked ? row.nama_nasabah : row.nomor_rekening, pegangan: row.pegangan }),
    };
  });
  const owners = new Map(rows.map((row) => [row.nomor_nasabah, row.nama_nasabah]));
  const customers = [...owners].map(
    ([nomor, nama]): Entry => ({
      id: `nasabah-${nomor}`,
      group: 'palet.nasabah',
      icon: 'person-vcard',
      title: nama,
      detail: t('palet.lihatRekening', { nomor }),
      code: nomor,
      address: accountsOf({ nomor_nasabah: nomor }),
    }),
  );
  return [...accounts, ...customers];
}

/** Offers what the screens do with the one account that was found; nothing where several were, or its number is masked. */
export function actionEntries(
  rows: readonly RekeningRow[],
  open: readonly MenuId[],
  t: Translate,
  names: MenuNames,
): Entry[] {
  const [only, more] = rows;
  if (!only || more || isMasked(only.nomor_rekening)) return [];
  return accountActions
    .filter(([menu]) => open.includes(menu))
    .map(([menu, field]) => ({
      ...screenEntry(menu, 'palet.tindakan', names),
      detail: t('palet.untuk', { nama: only.nama_nasabah }),
      address: `${menus[menu].route}?${new URLSearchParams({ [field]: only.nomor_rekening })}`,
    }));
}

/** Customers found by a number of their own, each once; the address holds their CIF and never what was typed. */
export function customerEntries(rows: readonly NasabahRow[], open: readonly MenuId[]): Entry[] {
  if (!open.includes('portofolio')) return [];
  return rows.map((row) => ({
    id: `cif-${row.nomor_nasabah}`,
    group: 'palet.nasabah',
    icon: 'person-vcard',
    title: row.nama_nasabah,
    detail: row.nama_cabang,
    code: row.nomor_nasabah,
    address: `${menus.portofolio.route}?${new URLSearchParams({ nomor_nasabah: row.nomor_nasabah })}`,
  }));
}

/** The list that a typed number of a posting or a cheque is looked up in. */
export function numberEntries(text: string, open: readonly MenuId[], t: Translate, names: MenuNames): Entry[] {
  const kind = kindOfNumber(text);
  const keyword = text.replace(/\D/g, '');
  if (kind === 'REFERENSI' && open.includes('riwayat-transaksi')) {
    const day = dayOfReference(keyword);
    const query = new URLSearchParams({ tanggal_awal: day, tanggal_akhir: day, keyword });
    return [
      {
        ...screenEntry('riwayat-transaksi', 'palet.nomor', names),
        title: t('palet.transaksi', { nomor: keyword }),
        address: `${menus['riwayat-transaksi'].route}?${query}`,
      },
    ];
  }
  if (kind !== 'WARKAT' || !open.includes('daftar-warkat')) return [];
  return [
    {
      ...screenEntry('daftar-warkat', 'palet.nomor', names),
      title: t('palet.warkat', { nomor: keyword }),
      address: `${menus['daftar-warkat'].route}?${new URLSearchParams({ keyword })}`,
    },
  ];
}
