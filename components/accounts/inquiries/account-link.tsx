import '#lib/accounts/messages/savings.ts';
import { type ReactNode, useState } from 'react';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useProfile } from '#hooks/use-session.ts';
import { isAccountNumber } from '#lib/account-number.ts';

/** The window is no part of the screen that names the account: it comes when it is asked for. */
const AccountWindow = drawn(async () => (await import('./account-window.tsx')).AccountWindow, 1);

interface LinkProps {
  readonly nomor_rekening: string;
  /** The link shows this instead of the number; whoever may not open the account then sees nothing. */
  readonly children?: ReactNode;
}

/** An account's number that opens its screen, for whoever may; plain text for others and where it is masked. */
export function AccountLink({ nomor_rekening, children }: LinkProps) {
  const t = useT();
  const { canOpen } = useProfile();
  const [open, setOpen] = useState(false);
  if (!isAccountNumber(nomor_rekening) || !canOpen('rekening')) return children ? null : nomor_rekening;
  return (
    <>
      <button
        type="button"
        className={children ? 'link-button' : 'link-button mono'}
        title={children ? undefined : t('rekening.buka')}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {children ?? nomor_rekening}
      </button>
      {open ? <AccountWindow row={{ nomor_rekening }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
