import '#lib/messages/fields.ts';
import '#lib/accounts/messages/savings.ts';
import { type ReactNode, useEffect } from 'react';
import { useT } from '#components/kit/ui/messages.tsx';
import { useRecord } from '#hooks/use-record.ts';
import { ACCOUNT_DIGITS, isAccountNumber } from '#lib/account-number.ts';
import { savings } from '#services/accounts/savings.ts';
import { type FieldProps, failureOf } from './field.tsx';
import { Lookup } from './lookup.tsx';
import type { LookupSetup } from './lookup-setup.ts';

/** The account behind a typed number, fetched as soon as the number can be one. */
export function useAccount(nomor_rekening: string) {
  return useRecord(savings.account, { nomor_rekening }, { enabled: isAccountNumber(nomor_rekening), quiet: true });
}

const accounts: LookupSetup<typeof savings.accounts> = {
  endpoint: savings.accounts,
  title: 'isian.cariRekening',
  filterData: [{ name: 'keyword', kind: 'text', label: 'isian.cariNamaNomor', hint: 'isian.cariPetunjuk' }],
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' },
    { field: 'nama_nasabah', title: 'rekening.atasNama' },
    { field: 'nama_produk', title: 'rekening.produk', kind: 'name' },
    { field: 'kode_cabang', title: 'rekening.cabang' },
    { field: 'status_rekening', title: 'rekening.status', kind: 'status' },
    { field: 'saldo_tersedia', title: 'rekening.saldoTersedia', kind: 'amount' },
  ],
  pick: (row) => row.nomor_rekening,
};

interface AccountFieldProps extends FieldProps {
  /** Shows below the box whose account it is. */
  readonly children?: ReactNode;
  /** Receives the currency of the account as soon as it is known. */
  readonly onCurrency?: ((kode_valuta: string) => void) | undefined;
}

/** An account: its number typed and checked, or found by the owner's name. */
export function AccountField({ onCurrency, ...props }: AccountFieldProps) {
  const t = useT();
  const account = useAccount(props.value);
  const currency = account.data?.rekening?.kode_valuta;
  useEffect(() => {
    if (currency) onCurrency?.(currency);
  }, [currency, onCurrency]);
  const complete = props.value.length >= ACCOUNT_DIGITS;
  // No answer, or a fault of the server, means nothing about the account.
  const failed = account.error?.uncertain ? failureOf(account) : undefined;
  const unknown = account.error
    ? failed === undefined
      ? account.error.message
      : undefined
    : complete && !isAccountNumber(props.value)
      ? t('isian.rekeningBentuk')
      : undefined;
  return (
    <Lookup
      {...props}
      setup={accounts}
      maxLength={ACCOUNT_DIGITS}
      error={props.disabled ? undefined : (unknown ?? props.error)}
      failed={props.disabled ? undefined : failed}
    />
  );
}
