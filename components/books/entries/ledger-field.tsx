import '#lib/books/messages/ledger.ts';
import { type FieldProps, failureOf } from '#components/kit/fields/field.tsx';
import { Lookup } from '#components/kit/fields/lookup.tsx';
import type { LookupSetup } from '#components/kit/fields/lookup-setup.ts';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';
import { FavouriteStar } from './favourite-star.tsx';

const LEDGER_DIGITS = 6;

const byHand = { manual: 'T' } as const;

const ledgerAccounts: LookupSetup<typeof report.chartOfAccounts> = {
  endpoint: report.chartOfAccounts,
  title: 'bukuBesar.cariAkun',
  filterData: [
    { name: 'keyword', kind: 'text', label: 'bukuBesar.cariAkun', hint: 'bukuBesar.cariAkunPetunjuk' },
    { name: 'favorit', kind: 'check', label: 'bukuBesar.hanyaFavorit' },
  ],
  defaultFilter: byHand,
  columns: [
    { field: 'favorit', title: 'bukuBesar.favorit', width: 56, render: (row) => <FavouriteStar account={row} /> },
    { field: 'kode_gl', title: 'bukuBesar.kodeAkun', kind: 'code' },
    { field: 'nama_gl', title: 'bukuBesar.namaAkun', kind: 'name' },
    { field: 'posisi', title: 'bukuBesar.posisi', text: (row) => messageOf('bukuBesar.posisi.', row.posisi) },
  ],
  pick: (row) => row.kode_gl,
};

/** The account of the general ledger of this code, where it is entered by hand; asked for as soon as the code is whole. */
function useLedgerAccount(code: string, enabled: boolean) {
  const list = useList(report.chartOfAccounts, {
    keyword: code,
    filters: byHand,
    sizes: [15],
    enabled: enabled && code.length === LEDGER_DIGITS,
    quiet: true,
  });
  return { ...list, account: list.rows.find(({ kode_gl }) => kode_gl === code) };
}

/** An account of the general ledger: its number typed, or found by number or name; what is moved by something else is not offered. */
export function LedgerField(props: FieldProps) {
  const t = useT();
  const disabled = props.disabled === true;
  const { value } = props;
  const { account, loading, error } = useLedgerAccount(value, !disabled);
  const failed = error?.uncertain ? failureOf({ error, refetch: () => undefined }) : undefined;
  const missing = value.length === LEDGER_DIGITS && !loading && !error && account === undefined;
  return (
    <Lookup
      {...props}
      setup={ledgerAccounts}
      maxLength={LEDGER_DIGITS}
      hint={account && !disabled ? bankName(account.nama_gl) : props.hint}
      error={disabled ? undefined : missing ? t('bukuBesar.akunTidakAda') : props.error}
      failed={failed}
    />
  );
}
