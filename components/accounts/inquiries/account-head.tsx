import '#lib/messages/table.ts';
import Link from 'next/link';
import { IconButton } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useCopy } from '#components/kit/ui/use-copy.ts';
import { useProfile } from '#hooks/use-session.ts';
import { menus } from '#lib/access/menus.ts';
import { isMasked } from '#lib/masking.ts';
import { bankName } from '#lib/messages/id.ts';
import type { RekeningRow } from '#types/proto/accounts/savings.ts';
import { AccountStatus } from './account-status.tsx';

interface HeadProps {
  /** The list knows this much until the account has come. */
  readonly asked: { readonly nomor_rekening: string; readonly nama_nasabah?: string };
  readonly account: RekeningRow | undefined;
}

/** Copies an account's number; a masked one is no number. */
function CopyNumber({ number }: { readonly number: string }) {
  const t = useT();
  const copy = useCopy();
  if (number === '' || isMasked(number)) return null;
  return <IconButton icon="copy" label={t('tabel.salin')} onClick={() => copy(number)} />;
}

/** Names the account: the owner with the status, below it number, product and customer. */
export function AccountHead({ asked, account }: HeadProps) {
  const { canOpen } = useProfile();
  const number = account?.nomor_rekening ?? asked.nomor_rekening;
  const customer = account?.nomor_nasabah ?? '';
  const portfolio = `${menus.portofolio.route}?${new URLSearchParams({ nomor_nasabah: customer })}`;
  return (
    <>
      <div className="line">
        <h2>{account?.nama_nasabah || asked.nama_nasabah || number}</h2>
        {account ? <AccountStatus account={account} /> : null}
      </div>
      <p className="line">
        <strong>{number}</strong>
        <CopyNumber number={number} />
        {account ? <span>{bankName(account.nama_produk)}</span> : null}
        {customer === '' ? null : canOpen('portofolio') ? (
          <Link href={portfolio}>CIF {customer}</Link>
        ) : (
          <span>CIF {customer}</span>
        )}
      </p>
    </>
  );
}
