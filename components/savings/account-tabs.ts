import '#lib/messages/account-fees.ts';
import '#lib/messages/account-info.ts';
import '#lib/messages/accrual.ts';
import '#lib/messages/audit.ts';
import '#lib/messages/cards.ts';
import '#lib/messages/documents.ts';
import '#lib/messages/holds.ts';
import '#lib/messages/maintenance.ts';
import '#lib/messages/standing.ts';
import '#lib/messages/statement.ts';
import '#lib/messages/opening.ts';
import '#lib/messages/profit.ts';
import '#lib/messages/titles.ts';
import { drawn } from '#components/ui/drawn.tsx';
import { isMasked } from '#lib/masking.ts';
import type { AccountTab } from './account-tab.ts';

/** What can be read of an account, in the order in which it is asked for. An area adds its own as one line, its code comes with the tab. */
export const accountTabs: readonly AccountTab[] = [
  {
    id: 'ringkasan',
    title: 'tabungan.ringkasan',
    part: drawn(async () => (await import('./account-summary.tsx')).AccountSummary, 8),
    anyBranch: true,
  },
  {
    id: 'mutasi',
    title: 'mutasi.tab',
    part: drawn(async () => (await import('./movements.tsx')).Movements, 10),
  },
  {
    id: 'blokir',
    title: 'blokir.tab',
    part: drawn(async () => (await import('./holds-tab.tsx')).HoldsTab, 8),
  },
  {
    id: 'perintah',
    title: 'perintah.tab',
    part: drawn(async () => (await import('#components/standing/orders-tab.tsx')).OrdersTab, 6),
  },
  {
    id: 'biaya',
    title: 'biayaRek.tab',
    part: drawn(async () => (await import('./fees-tab.tsx')).FeesTab, 8),
  },
  {
    id: 'keadaan',
    title: 'keadaan.tab',
    part: drawn(async () => (await import('./as-of.tsx')).AsOf, 8),
  },
  {
    id: 'akad',
    title: 'akad.tab',
    part: drawn(async () => (await import('./contract-tab.tsx')).ContractTab, 10),
  },
  {
    id: 'akrual',
    title: 'akrual.tab',
    part: drawn(async () => (await import('#components/profit/accruals-tab.tsx')).AccrualsTab, 10),
    // Of a contract that shares no income nothing is accrued.
    shown: ({ info }) => (info.kontrak?.nisbah_nasabah ?? '') !== '',
  },
  {
    id: 'kartu',
    title: 'kartu.tab',
    part: drawn(async () => (await import('#components/card/cards-tab.tsx')).CardsTab, 4),
  },
  {
    id: 'tanda-tangan',
    title: 'spesimen.judul',
    part: drawn(async () => (await import('#components/signature/specimen-card.tsx')).SpecimenCard),
  },
  {
    id: 'data',
    title: 'ubahRek.riwayatData',
    part: drawn(async () => (await import('./account-data-history.tsx')).AccountDataHistory, 8),
  },
  {
    id: 'bagi-hasil',
    title: 'bagiHasil.tab',
    part: drawn(async () => (await import('#components/profit/account-shares.tsx')).AccountShares, 8),
    // Shares are asked for by the account's number, which a masked one is not.
    shown: ({ row }) => !isMasked(row.nomor_rekening),
  },
  {
    id: 'rekening-koran',
    title: 'rk.judul',
    part: drawn(async () => (await import('#components/statement/account-statement.tsx')).AccountStatement, 8),
  },
  {
    id: 'buku',
    title: 'menu.bukuTabungan',
    part: drawn(async () => (await import('#components/passbook/account-books.tsx')).AccountBooks, 8),
    // Books are asked for by the account's number, which a masked one is not.
    shown: ({ row }) => !isMasked(row.nomor_rekening),
  },
  {
    id: 'warkat',
    title: 'menu.warkat',
    part: drawn(async () => (await import('#components/warkat/account-warkat.tsx')).AccountWarkat, 8),
    // Books are asked for by the account's number, which a masked one is not.
    shown: ({ row }) => !isMasked(row.nomor_rekening),
  },
  {
    id: 'riwayat',
    title: 'riwayat.judul',
    part: drawn(async () => (await import('./account-trail.tsx')).AccountTrail),
  },
];
