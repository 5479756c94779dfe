import '#lib/messages/tab-titles.ts';
import '#lib/messages/titles.ts';
import type { AccountTab, AccountTabProps } from '#components/kit/screens/account-tab.ts';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { isMasked } from '#lib/masking.ts';

/** Some parts ask by the account's number, which a masked one is not. */
const hasNumber = ({ row }: AccountTabProps): boolean => !isMasked(row.nomor_rekening);

/** These parts show an account, group by group and in the order in which people ask for them. A module adds its own as one line; its code loads with it. */
export const accountTabs: readonly AccountTab[] = [
  {
    id: 'ringkasan',
    group: 'ringkasan',
    title: 'tabungan.ringkasan',
    part: drawn(async () => (await import('#components/accounts/inquiries/account-summary.tsx')).AccountSummary, 8),
    anyBranch: true,
  },
  {
    id: 'mutasi',
    group: 'mutasi',
    title: 'tab.mutasi',
    part: drawn(async () => (await import('#components/accounts/inquiries/movements.tsx')).Movements, 10),
  },
  {
    id: 'bagi-hasil',
    group: 'mutasi',
    title: 'tab.bagiHasil',
    part: drawn(async () => (await import('#components/profit-sharing/account-shares.tsx')).AccountShares, 8),
    shown: hasNumber,
  },
  {
    id: 'akrual',
    group: 'mutasi',
    title: 'tab.akrual',
    part: drawn(async () => (await import('#components/profit-sharing/accruals-tab.tsx')).AccrualsTab, 10),
    // Of a contract that shares no income nothing is accrued.
    shown: ({ info }) => (info.kontrak?.nisbah_nasabah ?? '') !== '',
  },
  {
    id: 'rekening-koran',
    group: 'mutasi',
    title: 'tab.rekeningKoran',
    part: drawn(
      async () => (await import('#components/accounts/statements/account-statement.tsx')).AccountStatement,
      8,
    ),
  },
  {
    id: 'buku',
    group: 'mutasi',
    title: 'menu.bukuTabungan',
    part: drawn(async () => (await import('#components/accounts/passbooks/account-books.tsx')).AccountBooks, 8),
    shown: hasNumber,
  },
  {
    id: 'pihak',
    group: 'syarat',
    title: 'tab.pihak',
    part: drawn(async () => (await import('#components/accounts/inquiries/account-terms.tsx')).AccountTerms, 8),
  },
  {
    id: 'akad',
    group: 'syarat',
    title: 'tab.akad',
    part: drawn(async () => (await import('#components/accounts/inquiries/contract-tab.tsx')).ContractTab, 10),
  },
  {
    id: 'tanda-tangan',
    group: 'syarat',
    title: 'tab.tandaTangan',
    part: drawn(async () => (await import('#components/customers/specimens/specimen-card.tsx')).SpecimenCard),
  },
  {
    id: 'perintah',
    group: 'syarat',
    title: 'tab.perintah',
    part: drawn(async () => (await import('#components/accounts/standing-orders/orders-tab.tsx')).OrdersTab, 6),
  },
  {
    id: 'kartu',
    group: 'syarat',
    title: 'tab.kartu',
    part: drawn(async () => (await import('#components/accounts/cards/cards-tab.tsx')).CardsTab, 4),
  },
  {
    id: 'biaya',
    group: 'syarat',
    title: 'tab.biaya',
    part: drawn(async () => (await import('#components/accounts/inquiries/fees-tab.tsx')).FeesTab, 8),
  },
  {
    id: 'warkat',
    group: 'syarat',
    title: 'menu.warkat',
    part: drawn(async () => (await import('#components/cheques/cheque-books/account-warkat.tsx')).AccountWarkat, 8),
    shown: hasNumber,
  },
  {
    id: 'riwayat',
    group: 'riwayat',
    title: 'tab.riwayat',
    part: drawn(async () => (await import('#components/accounts/inquiries/account-trail.tsx')).AccountTrail),
  },
  {
    id: 'blokir',
    group: 'riwayat',
    title: 'tab.blokir',
    part: drawn(async () => (await import('#components/accounts/inquiries/holds-tab.tsx')).HoldsTab, 8),
  },
  {
    id: 'keadaan',
    group: 'riwayat',
    title: 'tab.keadaan',
    part: drawn(async () => (await import('#components/accounts/inquiries/as-of.tsx')).AsOf, 8),
  },
  {
    id: 'data',
    group: 'riwayat',
    title: 'tab.riwayatData',
    part: drawn(
      async () => (await import('#components/accounts/inquiries/account-data-history.tsx')).AccountDataHistory,
      8,
    ),
  },
];
