import { useAccount } from '#components/kit/fields/account-field.tsx';
import { Amount } from '#components/kit/ui/amount.tsx';
import { type DescriptionItem, DescriptionList } from '#components/kit/ui/description-list.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Skeleton } from '#components/kit/ui/skeleton.tsx';
import { ACCOUNT_DIGITS } from '#lib/account-number.ts';
import { bankName } from '#lib/messages/id.ts';
import { AccountLink } from './account-link.tsx';
import { AccountStatus } from './account-status.tsx';

interface AccountProps {
  /** The typed account number. */
  readonly value: string;
}

/** The same below the typed number, with the state of the account, where the line beside it belongs to the amount. */
export function AccountHolder({ value }: AccountProps) {
  const row = useAccount(value).data?.rekening;
  return (
    <p className="account-holder" aria-live="polite">
      {row ? (
        <>
          <strong>{row.nama_nasabah}</strong> <AccountStatus account={row} />
        </>
      ) : null}
    </p>
  );
}

/** Product, status and balances of the typed account, one a line with `rows`; nothing while there is no account yet. */
export function AccountPanel({ value, rows = false }: AccountProps & { readonly rows?: boolean }) {
  const t = useT();
  const account = useAccount(value);
  if (value.length < ACCOUNT_DIGITS || account.error) return null;
  if (account.loading) return <Skeleton lines={1} />;
  const row = account.data?.rekening;
  if (!row) return null;
  const balances: readonly DescriptionItem[] = row.saldo_tersedia
    ? [
        { label: t('rekening.saldoBuku'), value: <Amount value={row.saldo_buku} currency={row.kode_valuta} /> },
        { label: t('rekening.saldoTersedia'), value: <Amount value={row.saldo_tersedia} currency={row.kode_valuta} /> },
      ]
    : [{ label: t('rekening.cabang'), value: `${row.kode_cabang} ${row.nama_cabang}` }];
  return (
    <div className="account-panel">
      <DescriptionList
        rows={rows}
        items={[
          { label: t('rekening.produk'), value: bankName(row.nama_produk) },
          { label: t('rekening.status'), value: <AccountStatus account={row} /> },
          ...balances,
        ]}
      />
      <p className="field-hint">
        <AccountLink nomor_rekening={row.nomor_rekening}>{t('rekening.buka')}</AccountLink>
      </p>
      {row.saldo_tersedia ? null : <p className="field-hint">{t('rekening.cabangLain')}</p>}
    </div>
  );
}
